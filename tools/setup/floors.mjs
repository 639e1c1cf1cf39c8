// Reads who imports whom against the floors of .dependency-cruiser.mjs, and asserts that every source was read: with a
// compiler that it does not know, dependency-cruiser finds nothing and is content.
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { GROUPS } from './install.mjs';

const sources = GROUPS.flatMap((group) =>
  readdirSync(group, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$/.test(file))
    .filter((file) => !file.split(sep).some((part) => ['node_modules', 'dist', 'templates'].includes(part)))
    .map((file) => join(group, file)),
);

const { options, ...ruleSet } = config;
const { output } = await cruise(GROUPS, { ...options, ruleSet, validate: true, outputType: 'json' });
const result = JSON.parse(String(output));
const read = new Set(result.modules.map((/** @type {{ source: string }} */ { source }) => source));
const unread = sources.filter((file) => !read.has(file));

const report = await format(result, { outputType: 'err-long' });
console.log(String(report.output).trim());
if (unread.length > 0)
  console.log(`not read, ${unread.length} of ${sources.length}: ${unread.slice(0, 5).join(', ')}`);
process.exitCode = result.summary.error > 0 || unread.length > 0 ? 1 : 0;
