import path from 'node:path';
import { results, type Runner, type Tally } from './runner';

function read(report: string): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, flaky: [] };
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
