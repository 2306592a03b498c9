import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFirefox } from '../engines/find-firefox';
import { findMissingForWebKit } from '../engines/webkit';
import { readJest, readPlaywright, readTap, type Result } from './reports';

/**
 * Implements `npm test` and its variants: runs the test runners of a script one after another and adds up
 * their counts. Options, such as `--shard=1/4`, are passed to each runner.
 */

interface Runner {
  name: string;
  /** The arguments of `node`, given the file for the report. */
  command: (report: string) => string[];
  env?: (report: string) => Record<string, string>;
  read: (report: string) => Result;
  /** Returns what this machine lacks to run it; undefined if it can run. */
  findMissing?: () => string | undefined;
}

const project = path.resolve(__dirname, '../..');
const results = path.join(project, 'test-results');

const jest = (name: string, config: string): Runner => ({
  name,
  command: (report) => [
    // Optimizing WebAssembly costs more time than it saves, because test databases are short-lived.
    '--liftoff-only',
    'node_modules/jest/bin/jest.js',
    '--config',
    config,
    '--json',
    `--outputFile=${report}`,
  ],
  read: readJest,
});

const playwright = (name: string, config: string, ...options: string[]): Runner => ({
  name,
  command: () => [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    config,
    '--output',
    path.join(results, name),
    ...options,
  ],
  env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  read: readPlaywright,
});

const browser = (name: string, ...options: string[]) =>
  playwright(name, 'test/browser/playwright.config.ts', ...options);

const engine = (name: string, findMissing?: Runner['findMissing']): Runner => ({
  name,
  command: (report) => [
    '-r',
    'esbuild-register',
    '--test-reporter',
    'spec',
    '--test-reporter-destination',
    'stdout',
    '--test-reporter',
    'tap',
    '--test-reporter-destination',
    report,
    `test/engines/${name}.test.ts`,
  ],
  read: readTap,
  ...(findMissing && { findMissing }),
});

const runnersByScript: Record<string, Runner[]> = {
  test: [jest('jest', 'jest.config.ts'), browser('browser', '--grep-invert=@long')],
  'test:spec': [
    browser(
      'spec',
      'browser/spec(-only)?/',
      '--reporter=test/browser/spec/statement-reporter.ts,json',
    ),
  ],
  'test:search': [jest('search', 'test/server/search/jest.config.ts')],
  'test:production': [playwright('production', 'test/production/playwright.config.ts')],
  'test:engines': [
    engine('chromium'),
    engine('firefox', () =>
      findFirefox() ? undefined : 'no Firefox found: install firefox-esr, or set FIREFOX_PATH',
    ),
    engine('webkit', findMissingForWebKit),
  ],
  'test:long': [
    jest('jest-long', 'test/long/jest.config.ts'),
    browser('browser-long', '--grep=@long'),
  ],
};

/** Runs a test runner. If it fails without a failed test or runs no test, that counts as one failure. */
function run({ name, command, env, read }: Runner, options: readonly string[]): Result {
  const report = path.join(results, `${name}.report`);
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, [...command(report), ...options], {
    cwd: project,
    env: { ...process.env, ...env?.(report) },
    stdio: 'inherit',
  });
  try {
    const { passed, failed, failures } = read(readFileSync(report, 'utf8'));
    const isIncomplete = status !== 0 || passed === 0;
    if (failed > 0 || !isIncomplete) return { passed, failed, failures };
    return { passed, failed: 1, failures: [`it ended with status ${status}`] };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`it left no readable report: ${String(error)}`] };
  }
}

function main(script: string, options: readonly string[]): void {
  mkdirSync(results, { recursive: true });
  const summaryLines: string[] = [];
  const total = { passed: 0, failed: 0 };
  for (const runner of runnersByScript[script] ?? []) {
    const missing = runner.findMissing?.();
    // On CI, a missing browser is a failure.
    if (missing && !process.env.CI) {
      summaryLines.push(`${runner.name}: not run, ${missing}`);
      continue;
    }
    const { passed, failed, failures } = run(runner, options);
    // Repeats the failures at the end, because a long log may be truncated in the middle.
    summaryLines.push(...failures.map((failure) => `  not passed: ${runner.name}: ${failure}`));
    summaryLines.push(`${runner.name}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(summaryLines.join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

const [, , script = 'test', ...options] = process.argv;
main(script, options);
