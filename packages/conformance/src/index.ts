export { ACCEPTANCE_CODES, type AcceptanceCode } from './acceptance/finding.js';
export { playCase } from './acceptance/play-case.js';
export { type AcceptanceCase, type ReadCase, readCase } from './acceptance/read-case.js';
export {
  type CompiledSchemas,
  compileSchemas,
  type Judge,
  type Judges,
  SCHEMAS,
  type SchemaName,
  schemaFile,
} from './acceptance/schemas.js';
export { type Teller, tellCase } from './acceptance/tell-case.js';
export { LAWS } from './all-laws.js';
export { type Conformance, conform } from './conform.js';
export type { Law } from './law.js';
export type { Module } from './module/module.js';
export type { Move } from './play/move.js';
export type { Case, LawReport, Report } from './report.js';
export { showReport } from './show-report.js';
