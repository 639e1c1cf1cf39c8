export type { Libraries } from './across/libraries.js';
export { facesOfSet, type SetFace, type UsedSet, usedSets } from './across/used-sets.js';
export { completeGame, END_PHASE, isAuthored } from './authored/complete.js';
export type * from './authored/formula.js';
export type * from './authored/program.js';
export type * from './authored/spaces.js';
export type * from './authored/step.js';
export { toProgram, USUAL_TURN_LIMIT } from './authored/write-program.js';
export {
  type CatalogAct,
  type Key,
  type KeyAct,
  keyShape,
  REASON_LETTERS,
  type Signer,
} from './catalog/acts.js';
export {
  activeVersion,
  type Catalog,
  type CatalogGame,
  compareVersions,
  EMPTY_CATALOG,
  readCatalog,
  writeAct,
} from './catalog/catalog.js';
export { looksOf } from './catalog/looks.js';
export { assertOwner, type Owners } from './catalog/owners.js';
export type { Published } from './catalog/published.js';
export { type Chart, type ChartCell, chartShape } from './chart.js';
export { type Digest, digestOf, digestShape, type Hash, hexOf, isDigest } from './digest.js';
export { FINDING_CODES, type FindingCode, type Severity } from './findings/codes.js';
export { type Finding, formatFinding, hasErrors, sortFindings } from './findings/finding.js';
export { nearest } from './findings/near.js';
export { pointer } from './findings/pointer.js';
export { generateFileSchemas } from './generate/file-schemas.js';
export { planUpdate, type UpdatePlan } from './generate/plan-update.js';
export { generateSchemas } from './generate/schemas/generate-schemas.js';
export { type GeneratedFile, generateStubs } from './generate/stubs.js';
export { generateTypes } from './generate/types.js';
export * from './layout.js';
export {
  LOCK_LIMITS,
  type Lock,
  type LockedPackage,
  lockDigest,
  lockShape,
  readLock,
  writeLock,
} from './lock.js';
export {
  fileFault,
  fileMapText,
  PACKAGE_FAULT_CODES,
  PACKAGE_LIMITS,
  type PackageFault,
  type PackageFile,
  type PackedFile,
  packageFaults,
  packageIntegrity,
  packedFile,
  readFileMap,
} from './package-digest.js';
export * from './plan.js';
export * from './presentation.js';
export { type GameReading, headerFindings, readGame } from './read/game.js';
export { type JsonMistake, type JsonReading, readJson, type TextPlace } from './read/json-text.js';
export { type LibraryReading, type ReadText, readLibrary } from './read/library.js';
export { type PresentationReading, readPresentation } from './read/presentation.js';
export { type GameManifest, gameShape, type PresentationSection } from './shapes/game.js';
export {
  type ComponentDefinition,
  type ComponentsFile,
  componentsFileShape,
  type Library,
  type LibraryAtHand,
  librariesFileShape,
  libraryShape,
} from './shapes/library.js';
export { camelCase, kebabCase, pascalCase } from './shapes/naming.js';
export { isPicture, type ResourceFile, resourceFileShape, slotsOf } from './shapes/resources.js';
export {
  type ResourceSet,
  resourceSetShape,
  type Texts,
  textsShape,
  type WireFixture,
  wireFixtureShape,
} from './shapes/small-files.js';
export { boardCharts } from './structure/charts.js';
export { toStructure } from './structure/to-structure.js';
export type { CheckEnvelope, VerifyOptions } from './verify/around.js';
export { type FileKind, kindOf } from './verify/file-kind.js';
export { verifyFiles } from './verify/verify-files.js';
