import path from 'node:path';
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
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'sums', status: 'failed' },
        ],
      },
      {
        name: 'test/b.test.ts',
        status: 'failed',
        startTime: 2_000,
        endTime: 2_000,
        assertionResults: [],
      },
    ],
  };
  expect(readJest(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 2,
    failures: ['test/a.test.ts: sums', 'test/b.test.ts'],
    files: [
      { file: 'test/a.test.ts', seconds: 2.5 },
      { file: 'test/b.test.ts', seconds: 0 },
    ],
  });
});

test('Playwright: flaky and skipped tests, and errors outside tests, count as failures', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ duration: 1_500 }] }],
  });
  const report = {
    config: { rootDir: path.resolve('test/browser') },
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{ message: 'The setup failed.' }],
    suites: [
      {
        file: 'a.spec.ts',
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
    files: [{ file: 'test/browser/a.spec.ts', seconds: 6 }],
  });
});

test('node --test: everything that did not pass counts as failed, with its details', () => {
  const report = [
    '# Subtest: outer',
    '    ok 1 - opens',
    '    not ok 2 - closes',
    '      ---',
    "      error: 'It is open.'",
    '      ...',
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
    '# duration_ms 2500.5',
    '',
  ].join('\n');
  expect(readTap(report, 'a.test.ts')).toEqual({
    passed: 1,
    failed: 3,
    failures: ["closes\n      ---\n      error: 'It is open.'\n      ...", 'waits # SKIP', 'outer'],
    files: [{ file: 'a.test.ts', seconds: 2.5005 }],
  });
});
