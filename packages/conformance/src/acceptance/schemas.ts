import type { Json } from '@tapete/core';
import { type Finding, pointer, readJson } from '@tapete/manifest';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { type AcceptanceCode, finding } from './finding.js';
import { linearPattern, SCHEMA_LIMITS, type SchemaFault, schemaFaults } from './schema-limits.js';

/** What a module brings a JSON Schema for, in `schemas/<name>.schema.json`. */
export const SCHEMAS = ['config', 'data', 'view', 'context'] as const;
export type SchemaName = (typeof SCHEMAS)[number];

export const schemaFile = (name: SchemaName): string => `schemas/${name}.schema.json`;

/** How a value misfits its schema, in words; undefined where it fits. */
export type Judge = (value: unknown) => string | undefined;
export type Judges = { readonly [name in SchemaName]: Judge };

export interface CompiledSchemas {
  /** Of the schemas that can be used. */
  readonly judges: Partial<Judges>;
  readonly findings: readonly Finding[];
}

/** The module's schemas, ready to judge; every one that is missing or wrong is told. */
export function compileSchemas(read: (path: string) => string | undefined): CompiledSchemas {
  const findings: Finding[] = [];
  const ajv = compiler();
  const judges: Partial<Record<SchemaName, Judge>> = {};
  for (const name of SCHEMAS) {
    const file = schemaFile(name);
    const text = read(file);
    if (text === undefined) {
      findings.push(
        finding('SCHEMA_MISSING', { file, message: `the schema is missing; \`tapete update\` writes it` }),
      );
      continue;
    }
    const judge = compiled(text, ajv);
    if ('faults' in judge)
      findings.push(...judge.faults.map((fault) => finding(fault.code, { ...fault, file })));
    else judges[name] = judge.judge;
  }
  return { judges, findings };
}

type Compiled =
  | { readonly judge: Judge }
  | { readonly faults: readonly (Omit<SchemaFault, 'code'> & { readonly code: AcceptanceCode })[] };

function compiled(text: string, ajv: Ajv2020): Compiled {
  const wrong = (message: string, path = ''): Compiled => ({
    faults: [{ code: 'SCHEMA_WRONG', path, message }],
  });
  if (Buffer.byteLength(text) > SCHEMA_LIMITS.bytes)
    return {
      faults: [{ code: 'SCHEMA_TOO_LARGE', path: '', message: `more than ${SCHEMA_LIMITS.bytes} bytes` }],
    };
  const json = readJson(text);
  if (!json.ok) return wrong(`not JSON: ${json.mistake.message}`);
  if (json.twice[0] !== undefined) return wrong('a key stands here more than once', pointer(json.twice[0]));
  const faults = schemaFaults(json.value);
  if (faults.length > 0) return { faults };
  try {
    return { judge: judgeOf(compileOne(json.value, ajv)) };
  } catch (error) {
    // Whatever is wrong with an author's schema is told to its author.
    return wrong((error as Error).message);
  }
}

const STRICT = {
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  code: { regExp: linearPattern },
  logger: false,
} as const;

/** Knows what a schema is. Made once: it keeps nothing of what it is shown. */
let knower: Ajv2020 | undefined;

/** Each module's schemas get a compiler of their own, which goes with them. Thrown: why a text is no schema. */
function compileOne(schema: Json, ajv: Ajv2020): ValidateFunction {
  knower ??= new Ajv2020(STRICT);
  if (!knower.validateSchema(schema as object)) throw new Error(knower.errorsText());
  return ajv.compile(schema as object);
}

const compiler = (): Ajv2020 => new Ajv2020({ ...STRICT, meta: false, validateSchema: false });

function judgeOf(validate: ValidateFunction): Judge {
  return (value) => {
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath || '/'} ${first?.message ?? 'does not fit'}`;
  };
}
