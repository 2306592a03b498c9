import type { JSONReport } from '@playwright/test/reporter';

export interface Counts {
  passed: number;
  failed: number;
}

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>;

/** Counts a test file that jest cannot run as one failure, because none of its tests is counted. */
export function countJest(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    report,
  ) as JestReport;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Counts flaky and skipped tests as failures. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as JSONReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}

/** Counts the tests in a TAP report of `node --test`. Skipped tests count as failures. */
export function countTap(report: string): Counts {
  const readCount = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1]);
  const failed = ['fail', 'cancelled', 'skipped', 'todo'].map(readCount);
  return { passed: readCount('pass'), failed: failed.reduce((sum, count) => sum + count) };
}
