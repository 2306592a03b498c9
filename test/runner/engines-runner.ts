import path from 'node:path';
import { results, type Runner, type Tally } from './runner';

function read(tap: string): Tally {
  const lines = (pattern: RegExp) => tap.match(pattern) ?? [];
  return {
    passed: lines(/^ok (?!.* # SKIP)/gm).length,
    failed: lines(/^(?:not ok |ok .* # SKIP).*/gm),
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
