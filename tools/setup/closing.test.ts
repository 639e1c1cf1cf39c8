import { expect, test } from 'vitest';
import { closingLine, countTests } from './closing.mjs';

type Report = NonNullable<Parameters<typeof countTests>[0]>;

function report(changes: Partial<Report> = {}): Report {
  return {
    success: true,
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [],
    ...changes,
  };
}

const passedTest = { status: 'passed' };
const failedTest = { status: 'failed' };

test.each([
  ['all passed', report(), 0, '5 passed, 0 failed'],
  [
    'some skipped, some to do',
    report({ numPendingTests: 2, numTodoTests: 1 }),
    0,
    '5 passed, 0 failed, 3 skipped',
  ],
  [
    'failed tests count once, not again with their file',
    report({
      success: false,
      numFailedTests: 2,
      testResults: [{ status: 'failed', assertionResults: [passedTest, failedTest, failedTest] }],
    }),
    1,
    '5 passed, 2 failed',
  ],
  [
    'a file that cannot be loaded is a failure',
    report({ success: false, testResults: [{ status: 'failed', assertionResults: [] }] }),
    1,
    '5 passed, 1 failed',
  ],
  [
    'a file whose tests passed and whose closing hook failed is a failure',
    report({ success: false, testResults: [{ status: 'failed', assertionResults: [passedTest] }] }),
    1,
    '5 passed, 1 failed',
  ],
  ['an exit code without a failed test is a failure', report(), 1, '5 passed, 1 failed'],
  ['no success without a failed test is a failure', report({ success: false }), 0, '5 passed, 1 failed'],
  ['a run without a test is a failure', report({ numPassedTests: 0 }), 0, '0 passed, 1 failed'],
  ['no report is a failure', undefined, 0, '0 passed, 1 failed'],
])('%s', (_, given, exitCode, line) => {
  expect(closingLine(countTests(given, exitCode))).toBe(line);
});
