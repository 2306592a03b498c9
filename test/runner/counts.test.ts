import { countJest, countPlaywright, countTap } from './counts';

test('jest: a file that cannot be run counts as one failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(countJest(JSON.stringify(report))).toEqual({ passed: 5, failed: 2 });
});

test('Playwright: flaky and skipped tests, and errors outside tests, count as failures', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  const report = { stats, errors: [{ message: 'The setup failed.' }] };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 4 });
});

test('node --test: everything that did not pass counts as failed', () => {
  const report =
    '1..5\n# tests 5\n# suites 0\n# pass 2\n# fail 1\n# cancelled 0\n# skipped 2\n# todo 0\n';
  expect(countTap(report)).toEqual({ passed: 2, failed: 3 });
});
