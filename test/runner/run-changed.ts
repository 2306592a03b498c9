import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { maxWorkers } from '../../jest.config';
import { changedFiles } from './changed-files';
import { readDurations } from './durations';
import { nearestTests } from './nearest-tests';
import { project } from './runner';

/**
 * `npm run test:changed`: of the tests that import what differs from `main`, or from another branch
 * that is named, the nearest, for less than a minute; and the browser tests that differ themselves.
 */

const jest = 'node_modules/jest/bin/jest.js';
/** In seconds; the rest of the minute goes into finding and starting them. */
const time = 30;

function relatedTests(files: readonly string[]): string[] {
  const options = ['--listTests', '--findRelatedTests', ...files];
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  const list = execFileSync(process.execPath, [jest, ...options], { cwd: project, stdio });
  return list
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((file) => path.relative(project, file));
}

/** @returns whether all of them passed. */
function run(...command: string[]): boolean {
  return spawnSync(process.execPath, command, { cwd: project, stdio: 'inherit' }).status === 0;
}

async function runNearest(files: readonly string[]): Promise<boolean> {
  const related = files.length > 0 ? relatedTests(files) : [];
  const { parts = {} } = (await readDurations('jest')) ?? {};
  const nearest = nearestTests(related, files, parts, time * maxWorkers);
  console.log(`${nearest.length} of the ${related.length} test files that import what changed`);
  return nearest.length === 0 || run('--liftoff-only', jest, '--runTestsByPath', ...nearest);
}

function runBrowserTests(files: readonly string[]): boolean {
  const changed = files.filter((file) => /^test\/browser\/.*\.spec\.ts$/.test(file));
  if (changed.length === 0) return true;
  const configuration = 'test/browser/playwright.config.ts';
  return run('node_modules/@playwright/test/cli.js', 'test', '--config', configuration, ...changed);
}

async function main(since: string): Promise<void> {
  const files = changedFiles(since);
  const passed = [await runNearest(files), runBrowserTests(files)];
  process.exitCode = passed.every(Boolean) ? 0 : 1;
}

void main(process.argv[2] ?? 'main');
