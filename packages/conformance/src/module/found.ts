import type { Finding } from '@tapete/manifest';

/** What a finding of the static checks is about. */
export type Subject = 'pictures' | 'plans' | 'texts';

const ABOUT: Readonly<Record<Exclude<Subject, 'plans'>, readonly string[]>> = {
  pictures: ['RESOURCE_UNKNOWN', 'SLOT_UNKNOWN', 'SLOT_UNCOVERED', 'REGION_OUTSIDE'],
  texts: ['LOCALE_MISSING', 'TEXT_MISSING', 'TEXT_WRONG', 'TEXT_ARGUMENTS'],
};

/** What was found of one subject, as lines; the other findings are for `tapete verify` to tell. */
export function foundOf(subject: Subject, findings: readonly Finding[] = []): readonly string[] {
  return findings
    .filter((finding) => finding.severity === 'error' && subjectOf(finding) === subject)
    .map(({ file, path, message }) => `${file}${path === '' ? '' : ` ${path}`}: ${message}`);
}

/** Whatever is wrong in the file of a plan is wrong with the plan. */
function subjectOf({ file, code }: Finding): Subject | undefined {
  if (/\.plan\.json$/.test(file) || code.startsWith('PLAN_')) return 'plans';
  if (ABOUT.pictures.includes(code)) return 'pictures';
  return ABOUT.texts.includes(code) ? 'texts' : undefined;
}
