import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Result, TestFile } from './reports';
import { isScope, projectFolder, resultsFolder, partsByScope, type Runner } from './runners';

/**
 * Implements `npm test`, `npm run test:all` and `npm run test:long`: runs the parts of a scope, or those that are
 * named, one after another and adds up their counts. The runners of a part run at the same time. Options, such as
 * `--shard=1/4`, are passed to each runner.
 */

const slowestFileCount = 10;

/** Runs a test runner. If it fails without a failed test or runs no test, that counts as one failure. */
async function run(
  { name, command, env, read }: Runner,
  options: readonly string[],
): Promise<Result> {
  const report = path.join(resultsFolder, `${name}.report`);
  rmSync(report, { force: true });
  const child = spawn(process.execPath, [...command(report), ...options], {
    cwd: projectFolder,
    env: { ...process.env, ...env?.(report) },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'exit')) as [number | null];
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

class Summary {
  passed = 0;
  failed = 0;
  private readonly lines: string[] = [];
  private readonly files: TestFile[] = [];

  /** Adds a runner that this machine cannot run. On CI, that is a failure. */
  addMissing(name: string, reason: string): void {
    const isFailure = Boolean(process.env.CI);
    this.lines.push(`${isFailure ? '  not passed: ' : ''}${name}: not run, ${reason}`);
    if (isFailure) this.failed += 1;
  }

  add(name: string, { passed, failed, failures, files }: Result, startedAt: number): void {
    const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
    // Repeats the failures at the end, because a long log may be truncated in the middle.
    this.lines.push(
      ...failures.map((failure) => `  not passed: ${name}: ${failure}`),
      `${name}: ${passed} passed, ${failed} failed (${minutes} min)`,
    );
    this.files.push(...files);
    this.passed += passed;
    this.failed += failed;
  }

  print(): void {
    console.log(['', 'The slowest files:', ...formatSlowestFiles(this.files)].join('\n'));
    console.log(this.lines.join('\n'));
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}

async function main(parts: readonly Runner[][], options: readonly string[]): Promise<void> {
  mkdirSync(resultsFolder, { recursive: true });
  const summary = new Summary();
  for (const part of parts) {
    console.log(`\n${part.map(({ name }) => name).join(', ')}:`);
    const startedAt = Date.now();
    await Promise.all(
      part.map(async (runner) => {
        const missing = runner.findMissing?.();
        if (missing) summary.addMissing(runner.name, missing);
        else summary.add(runner.name, await run(runner, options), startedAt);
      }),
    );
  }
  summary.print();
  process.exitCode = summary.failed > 0 || summary.passed === 0 ? 1 : 0;
}

/** @throws if there is no such part */
function selectParts(scope: string, names: readonly string[]): Runner[][] {
  if (!isScope(scope)) throw new Error(`There is no scope ${scope}`);
  const parts = partsByScope[scope];
  const unknown = names.find((name) => !(name in parts));
  if (unknown) {
    throw new Error(`There is no part ${unknown}. Choose: ${Object.keys(parts).join(', ')}`);
  }
  const selected = names.length > 0 ? names : Object.keys(parts);
  return selected.map((name) => parts[name] ?? []);
}

const [, , scope = 'quick', ...parameters] = process.argv;
const firstOption = parameters.findIndex((parameter) => parameter.startsWith('-'));
const nameCount = firstOption < 0 ? parameters.length : firstOption;
// Read by jest.config.ts and by tests that have a wider form.
process.env['TEST_SCOPE'] = scope;
void main(selectParts(scope, parameters.slice(0, nameCount)), parameters.slice(nameCount));
