import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface TestFile {
  file: string;
  seconds: number;
}

export interface Result {
  passed: number;
  failed: number;
  /** The titles of the tests that did not pass: failed, flaky or skipped. */
  failures: string[];
  files: TestFile[];
}

type JestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites',
  number
> & {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

/** Counts a test file that jest cannot run as one failure, because none of its tests is counted. */
export function readJest(report: string): Result {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
    report,
  ) as JestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults.flatMap(({ name, status, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const couldNotRun = status === 'failed' && failed.length === 0;
      return couldNotRun ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`);
    }),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Counts flaky and skipped tests as failures. */
export function readPlaywright(report: string): Result {
  const { config, stats, errors, suites } = JSON.parse(report) as JSONReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length,
    failures: [
      ...suites.flatMap(listFailures),
      ...errors.map(({ message = 'an error outside of the tests' }) => message),
    ],
    files: suites.map((suite) => ({
      file: path.relative(process.cwd(), path.join(config.rootDir, suite.file)),
      seconds: sumDurations(suite) / 1000,
    })),
  };
}

function sumDurations({ specs, suites = [] }: JSONReportSuite): number {
  const durations = specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .map(({ duration }) => duration);
  return [...durations, ...suites.map(sumDurations)].reduce((sum, one) => sum + one, 0);
}

function listFailures({ specs, suites = [] }: JSONReportSuite): string[] {
  const failures = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status }) => `${file}:${line}: ${title} (${status})`),
  );
  return [...failures, ...suites.flatMap(listFailures)];
}

/** Reads a TAP report of a file that `node --test` ran: failures with their details. Skipped tests count as failures. */
export function readTap(report: string, file: string): Result {
  const readCount = (name: string) =>
    Number(new RegExp(`^# ${name} ([\\d.]+)$`, 'm').exec(report)?.[1]);
  const failed = ['fail', 'cancelled', 'skipped', 'todo'].map(readCount);
  return {
    passed: readCount('pass'),
    failed: failed.reduce((sum, count) => sum + count),
    failures: Array.from(
      report.matchAll(
        /^ *(?:not ok \d+ - (.+(?:\n +---\n[^]*?\n +\.\.\.)?)|ok \d+ - (.+ # (?:SKIP|TODO).*))$/gm,
      ),
      ([, failure, skipped]) => failure ?? skipped ?? '',
    ),
    files: [{ file, seconds: readCount('duration_ms') / 1000 }],
  };
}
