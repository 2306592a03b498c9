import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findFirefox } from './engines/find-firefox';
import { lackingForWebKit } from './engines/webkit';

/** `npm test`: every runner, and one line at the end that sums them up. */

const project = path.resolve(__dirname, '..');
const results = path.join(project, 'test-results');

interface Tally {
  passed: number;
  failed: number;
}

interface Runner {
  name: string;
  command: string[];
  report: string;
  read: (report: string) => Tally;
  /** What it needs and this machine lacks; nothing when undefined. */
  lacks?: () => string | undefined;
}

/** The walk through the main job in one engine. */
function mainJobIn(engine: string, lacks?: Runner['lacks']): Runner {
  const report = path.join(results, `${engine}.tap`);
  return {
    name: engine,
    command: [
      ...['-r', 'esbuild-register'],
      ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
      ...['--test-reporter', 'tap', '--test-reporter-destination', report],
      `test/engines/${engine}.test.ts`,
    ],
    report,
    read: (tap) => {
      const count = (of: string) => Number(new RegExp(`^# ${of} (\\d+)$`, 'm').exec(tap)![1]);
      return {
        passed: count('pass'),
        failed: count('fail') + count('cancelled') + count('skipped'),
      };
    },
    ...(lacks && { lacks }),
  };
}

const runners: Runner[] = [
  {
    name: 'jest',
    command: [
      // A database that lives for a few tests is not worth optimising its WebAssembly.
      '--liftoff-only',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${path.join(results, 'jest.json')}`,
    ],
    report: path.join(results, 'jest.json'),
    read: (report) => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(report) as {
        numPassedTests: number;
        numFailedTests: number;
        numRuntimeErrorTestSuites: number;
      };
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  },
  {
    name: 'browser',
    command: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'test/browser/playwright.config.ts',
    ],
    report: path.join(results, 'browser.json'),
    read: (report) => {
      const { stats, errors } = JSON.parse(report) as {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
        errors: unknown[];
      };
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped + errors.length,
      };
    },
  },
  mainJobIn('chromium'),
  mainJobIn('firefox', () =>
    findFirefox() ? undefined : 'no Firefox found: install firefox-esr, or set FIREFOX_PATH',
  ),
  mainJobIn('webkit', lackingForWebKit),
];

function run(command: string[]): Promise<number> {
  const child = spawn(process.execPath, command, { cwd: project, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A runner that fails without a failed test, or that ran none, counts as one failure. */
async function tallyOf({ command, report, read }: Runner): Promise<Tally> {
  const code = await run(command);
  try {
    const tally = read(await readFile(report, 'utf8'));
    const isSilent = tally.failed === 0 && (code !== 0 || tally.passed === 0);
    return isSilent ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function main(): Promise<void> {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  const sum: Tally = { passed: 0, failed: 0 };
  for (const runner of runners) {
    const lacking = runner.lacks?.();
    if (lacking) {
      console.log(`${runner.name}: NOT RUN, ${lacking}`);
      continue;
    }
    const { passed, failed } = await tallyOf(runner);
    console.log(`${runner.name}: ${passed} passed, ${failed} failed`);
    sum.passed += passed;
    sum.failed += failed;
  }
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

void main();
