import { mkdir } from 'node:fs/promises';
import { findFirefox } from '../engines/find-firefox';
import { lackingForWebKit } from '../engines/webkit';
import { keepDurations, readDurations } from './durations';
import { engineRunner } from './engines-runner';
import { jestRunner } from './jest-runner';
import { playwrightRunner } from './playwright-runner';
import { Progress, type Planned } from './progress';
import { results, tallyOf, type Runner, type Tally } from './runner';

/**
 * `npm test` and the forms beside it: their runners, or those of them that are named behind `--`, and
 * one line at the end that sums them up.
 */

const inChromium = (name: string, seconds: number, ...options: string[]): Runner =>
  playwrightRunner({
    ...{ name, seconds, results, options },
    configuration: 'test/browser/playwright.config.ts',
  });

const long = '@long';
const statements = [
  'browser/spec(-only)?/',
  '--reporter=test/browser/spec/statement-reporter.ts,json,test/runner/playwright-reporter.ts',
];

const longestFirst = ['--testSequencer=<rootDir>/test/long/longest-first.ts'];

const runnersOf: Record<string, Runner[]> = {
  test: [
    jestRunner('jest', 240, 'jest.config.ts'),
    inChromium('browser', 280, '--grep-invert', long),
  ],
  'test:spec': [inChromium('spec', 420, ...statements)],
  'test:production': [
    playwrightRunner({
      ...{ name: 'production', seconds: 150, results },
      configuration: 'test/production/playwright.config.ts',
    }),
  ],
  'test:engines': [
    engineRunner('chromium'),
    engineRunner('firefox', () =>
      findFirefox() ? undefined : 'no Firefox found: install firefox-esr, or set FIREFOX_PATH',
    ),
    engineRunner('webkit', lackingForWebKit),
  ],
  'test:long': [
    jestRunner('jest-long', 480, 'test/long/jest.config.ts', ...longestFirst),
    inChromium('browser-long', 900, '--grep', long),
  ],
};

const secondsBetweenLines = 10;

/**
 * The runners that this machine can run. The others say what they lack, which CI doesn't accept: it
 * installs everything before.
 */
function runnable(runners: readonly Runner[]): Runner[] {
  return runners.filter(({ name, lacks }) => {
    const lacking = lacks?.();
    if (lacking && process.env.CI) throw new Error(`${name}: ${lacking}`);
    if (lacking) console.log(`${name}: NOT RUN, ${lacking}`);
    return !lacking;
  });
}

const planned = async ({ name, seconds }: Runner): Promise<Planned> => ({
  name,
  known: (await readDurations(name)) ?? { seconds, parts: {} },
});

async function follow(runner: Runner, progress: Progress): Promise<Tally> {
  progress.begin(runner.name);
  const lines = setInterval(() => console.log(progress.line()), secondsBetweenLines * 1000);
  const tally = await tallyOf(runner, (message) => progress.hear(message));
  clearInterval(lines);
  const durations = progress.end();
  if (tally.failed.length === 0) await keepDurations(runner.name, durations);
  return tally;
}

async function main(form: string, names: readonly string[]): Promise<void> {
  await mkdir(results, { recursive: true });
  const named = runnersOf[form]!.filter(({ name }) => names.length === 0 || names.includes(name));
  if (named.length < names.length) throw new Error(`${form} has not all of ${names.join(', ')}.`);
  const runners = runnable(named);
  const progress = new Progress(await Promise.all(runners.map(planned)));
  const sums: string[] = [];
  const sum = { passed: 0, failed: 0 };
  for (const runner of runners) {
    const { passed, failed } = await follow(runner, progress);
    sums.push(
      `${runner.name}: ${passed} passed, ${failed.length} failed`,
      ...failed.map((name) => `  failed in ${runner.name}: ${name}`),
    );
    sum.passed += passed;
    sum.failed += failed.length;
  }
  console.log(sums.join('\n'));
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}

const [, , form = 'test', ...names] = process.argv;
void main(form, names);
