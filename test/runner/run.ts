import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Result, TestFile } from './reports';
import { isScope, projectFolder, resultsFolder, runnersByScope, type Runner } from './runners';

/**
 * Implements `npm test`, `npm run test:all` and `npm run test:long`: runs the test runners of a scope, or those
 * that are named, one after another and adds up their counts. Options, such as `--shard=1/4`, are passed to each
 * runner.
 */

const slowestFileCount = 10;

/** Runs a test runner. If it fails without a failed test or runs no test, that counts as one failure. */
function run({ name, command, env, read }: Runner, options: readonly string[]): Result {
  const report = path.join(resultsFolder, `${name}.report`);
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, [...command(report), ...options], {
    cwd: projectFolder,
    env: { ...process.env, ...env?.(report) },
    stdio: 'inherit',
  });
  try {
    const result = read(readFileSync(report, 'utf8'));
    const isIncomplete = status !== 0 || result.passed === 0;
    if (result.failed > 0 || !isIncomplete) return result;
    return { ...result, failed: 1, failures: [`it ended with status ${status}`] };
  } catch (error) {
    const failures = [`it left no readable report: ${String(error)}`];
    return { passed: 0, failed: 1, failures, files: [] };
  }
}

function formatSlowestFiles(files: readonly TestFile[]): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestFileCount)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

function main(runners: readonly Runner[], options: readonly string[]): void {
  mkdirSync(resultsFolder, { recursive: true });
  const summaryLines: string[] = [];
  const files: TestFile[] = [];
  const total = { passed: 0, failed: 0 };
  for (const runner of runners) {
    const missing = runner.findMissing?.();
    // On CI, a missing browser is a failure.
    if (missing && !process.env.CI) {
      summaryLines.push(`${runner.name}: not run, ${missing}`);
      continue;
    }
    console.log(`\n${runner.name}:`);
    const startedAt = Date.now();
    const result = run(runner, options);
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    // Repeats the failures at the end, because a long log may be truncated in the middle.
    summaryLines.push(
      ...result.failures.map((failure) => `  not passed: ${runner.name}: ${failure}`),
      `${runner.name}: ${result.passed} passed, ${result.failed} failed (${minutes} min)`,
    );
    files.push(...result.files);
    total.passed += result.passed;
    total.failed += result.failed;
  }
  console.log(['', 'The slowest files:', ...formatSlowestFiles(files)].join('\n'));
  console.log(summaryLines.join('\n'));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** @throws if there is no such runner */
function selectRunners(scope: string, names: readonly string[]): Runner[] {
  if (!isScope(scope)) throw new Error(`There is no scope ${scope}`);
  const runners = runnersByScope[scope];
  const unknown = names.find((name) => !(name in runners));
  if (unknown) {
    throw new Error(`There is no ${unknown} here. Choose: ${Object.keys(runners).join(', ')}`);
  }
  const selected = names.length > 0 ? names : Object.keys(runners);
  return selected.flatMap((name) => runners[name] ?? []);
}

const [, , scope = 'quick', ...parameters] = process.argv;
const firstOption = parameters.findIndex((parameter) => parameter.startsWith('-'));
const nameCount = firstOption < 0 ? parameters.length : firstOption;
// Read by jest.config.ts and by tests that have a wider form.
process.env['TEST_SCOPE'] = scope;
main(selectRunners(scope, parameters.slice(0, nameCount)), parameters.slice(nameCount));
