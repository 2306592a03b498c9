import { readJest, readPlaywright, readTap } from './reports';

test('jest: a file that cannot be run counts as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: 'test/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'sums', status: 'failed' },
        ],
      },
      { name: 'test/b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'test/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(readJest(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 2,
    failures: ['test/a.test.ts: sums', 'test/b.test.ts'],
  });
});

test('Playwright: flaky and skipped tests, and errors outside tests, count as failures', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status }],
  });
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'The setup failed.' }],
    suites: [
      {
        specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
        suites: [{ specs: [spec('turns', 'flaky'), spec('waits', 'skipped')] }],
      },
    ],
  };
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 4,
    failures: [
      'a.spec.ts:7: closes (unexpected)',
      'a.spec.ts:7: turns (flaky)',
      'a.spec.ts:7: waits (skipped)',
      'The setup failed.',
    ],
  });
});

test('node --test: everything that did not pass counts as failed', () => {
  const report = [
    '# Subtest: outer',
    '    ok 1 - opens',
    '    not ok 2 - closes',
    '    ok 3 - waits # SKIP',
    '    1..3',
    'not ok 1 - outer',
    '1..1',
    '# tests 4',
    '# suites 0',
    '# pass 1',
    '# fail 2',
    '# cancelled 0',
    '# skipped 1',
    '# todo 0',
    '',
  ].join('\n');
  expect(readTap(report)).toEqual({
    passed: 1,
    failed: 3,
    failures: ['closes', 'waits # SKIP', 'outer'],
  });
});
