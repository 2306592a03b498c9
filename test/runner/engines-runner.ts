import path from 'node:path';
import { results, type Runner, type Tally } from './runner';

function read(tap: string): Tally {
  const count = (of: string) => Number(new RegExp(`^# ${of} (\\d+)$`, 'm').exec(tap)![1]);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled') + count('skipped'),
    flaky: [],
  };
}

/** The walk through the main job in one engine. */
export function engineRunner(engine: string, lacks?: Runner['lacks']): Runner {
  const report = path.join(results, `${engine}.tap`);
  return {
    name: engine,
    command: [
      ...['-r', 'esbuild-register'],
      ...['--test-reporter', 'spec', '--test-reporter-destination', 'stdout'],
      ...['--test-reporter', 'tap', '--test-reporter-destination', report],
      `test/engines/${engine}.test.ts`,
    ],
    seconds: 45,
    report,
    read,
    ...(lacks && { lacks }),
  };
}
