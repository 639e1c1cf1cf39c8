import { checkLayout } from '../across/layouts.js';
import { checkPlan } from '../across/plans.js';
import { checkCoverage } from '../across/resource-sets.js';
import { checkResourceSet } from '../checks/definitions.js';
import type { Finding } from '../findings/finding.js';
import { layoutShape } from '../layout.js';
import { planShape } from '../plan.js';
import { findingsIn, readDocument } from '../read/document.js';
import { resourceSetShape } from '../shapes/small-files.js';
import type { Around } from './around.js';

export const layoutDocument = (text: string, file: string) =>
  readDocument({ text, file, shape: layoutShape, check: checkLayout });

export const planDocument = (text: string, file: string) =>
  readDocument({ text, file, shape: planShape, check: checkPlan });

export function verifyResourceSet(
  text: string,
  file: string,
  { libraries }: Pick<Around, 'libraries'>,
): Finding[] {
  const document = readDocument({ text, file, shape: resourceSetShape, check: checkResourceSet });
  const { written } = document;
  const coverage = written ? findingsIn(document, (report) => checkCoverage(written, libraries, report)) : [];
  return [...document.findings, ...coverage];
}
