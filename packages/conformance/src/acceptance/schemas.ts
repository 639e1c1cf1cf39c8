import type { Finding } from '@tapete/manifest';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { finding } from './finding.js';

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
    const judge = compiled(text);
    if (typeof judge === 'string') findings.push(finding('SCHEMA_WRONG', { file, message: judge }));
    else judges[name] = judge;
  }
  return { judges, findings };
}

function compiled(text: string): Judge | string {
  try {
    const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
    return judgeOf(ajv.compile(JSON.parse(text)));
  } catch (error) {
    // Whatever is wrong with an author's schema is told to its author.
    return (error as Error).message;
  }
}

function judgeOf(validate: ValidateFunction): Judge {
  return (value) => {
    if (validate(value)) return undefined;
    const [first] = validate.errors ?? [];
    return `${first?.instancePath || '/'} ${first?.message ?? 'does not fit'}`;
  };
}
