import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Runner, Tally } from './runner';

export interface PlaywrightRun {
  name: string;
  /** How long it takes on two processors. */
  seconds: number;
  configuration: string;
  /** The folder of its report and of what failing tests leave. */
  results: string;
  options?: string[];
}

const failures = {
  unexpected: '',
  flaky: ', though it passed on a later try',
  skipped: ', as it was skipped',
};

/** A test that needs its second try has failed. */
function failedIn({ specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ status }) =>
      status === 'expected' ? [] : [`${file}:${line} › ${title}${failures[status]}`],
    ),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

function read(report: string): Tally {
  const { stats, errors, suites } = JSON.parse(report) as JSONReport;
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(failedIn), ...errors.map(({ message = '' }) => message)],
  };
}

/** The tests of a Playwright configuration that some options choose. */
export function playwrightRunner(run: PlaywrightRun): Runner {
  const { name, seconds, configuration, results, options = [] } = run;
  const report = path.join(results, `${name}.json`);
  return {
    name,
    command: [
      ...['node_modules/@playwright/test/cli.js', 'test', '--config', configuration],
      ...['--output', path.join(results, name), ...options],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    seconds,
    report,
    read,
  };
}
