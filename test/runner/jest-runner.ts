import path from 'node:path';
import { project, results, type Runner, type Tally } from './runner';

interface JestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string }[];
  }[];
}

function read(report: string): Tally {
  const { numPassedTests, testResults } = JSON.parse(report) as JestReport;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(project, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be run at all has none.
    if (tests.length === 0) return status === 'failed' ? [file] : [];
    return tests.map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: numPassedTests, failed };
}

/** The tests of a jest configuration. */
export function jestRunner(
  name: string,
  seconds: number,
  configuration: string,
  ...options: string[]
): Runner {
  const report = path.join(results, `${name}.json`);
  return {
    name,
    command: [
      // A database that lives for a few tests is not worth optimising its WebAssembly.
      '--liftoff-only',
      // For the reporter.
      ...['-r', 'esbuild-register'],
      ...['node_modules/jest/bin/jest.js', '--config', configuration],
      ...['--json', `--outputFile=${report}`],
      ...options,
      ...['--reporters=default', '--reporters=<rootDir>/test/runner/jest-reporter.ts'],
    ],
    seconds,
    report,
    read,
  };
}
