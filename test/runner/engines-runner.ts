import path from 'node:path';
import { results, type Runner, type Tally } from './runner';

const report = path.join(results, 'engines.tap');

function read(tap: string): Tally {
  const count = (of: string) => Number(new RegExp(`^# ${of} (\\d+)$`, 'm').exec(tap)![1]);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled') + count('skipped'),
    flaky: [],
  };
}

/** The walk through the main job in each engine. All at once: an engine waits more than it works. */
export function enginesRunner(engines: readonly string[]): Runner {
  return {
    name: 'engines',
    command: [
      ...['-r', 'esbuild-register', '--test', `--test-concurrency=${engines.length}`],
      ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
      ...['--test-reporter', 'tap', '--test-reporter-destination', report],
      ...engines.map((engine) => `test/engines/${engine}.test.ts`),
    ],
    seconds: 100,
    report,
    read,
  };
}
