/**
 * What the closing line needs of vitest's JSON report.
 *
 * @typedef {object} Report
 * @property {boolean} success
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {readonly { status: string, assertionResults: readonly { status: string }[] }[]} testResults
 */

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts so that nothing that went wrong can be missed: a file that could not be loaded is one failure, and so is a
 * run that failed, or tested nothing, without a failed test.
 *
 * @param {Report | undefined} report nothing, if vitest wrote none
 * @param {number} exitCode vitest's own
 * @returns {Counts}
 */
export function countTests(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.testResults.filter(failedAsAWhole).length;
  const isSuspicious = exitCode !== 0 || !report.success || passed === 0;
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  return { passed, failed: failed === 0 && isSuspicious ? 1 : failed, skipped };
}

/** `12 passed, 0 failed`, and `, 1 skipped` when there is one. */
export function closingLine(/** @type {Counts} */ { passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function failedAsAWhole(/** @type {Report['testResults'][number]} */ file) {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
}
