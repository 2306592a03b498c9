import type { JSONReport } from '@playwright/test/reporter';

export interface Counts {
  passed: number;
  failed: number;
}

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>;

/** A file that jest cannot run has no failed test of its own. */
export function countJest(report: string): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    report,
  ) as JestReport;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** A flaky or skipped test has failed. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as JSONReport;
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}

/** The report of `node --test`; a skipped test has failed. */
export function countTap(report: string): Counts {
  const countOf = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1]);
  const failed = ['fail', 'cancelled', 'skipped', 'todo'].map(countOf);
  return { passed: countOf('pass'), failed: failed.reduce((sum, count) => sum + count) };
}
