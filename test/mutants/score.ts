import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The last result of a machine. */
export interface Score {
  /** Its id. */
  machine: string;
  mutants: number;
  killed: number;
  /** The mutants that no test detected. */
  survivors: string[];
}

export const scores = path.resolve(__dirname, '../../test-results/mutants');

export function writeScore(score: Score): Score {
  writeFileSync(path.join(scores, `${score.machine}.json`), JSON.stringify(score, null, 2));
  return score;
}

/** For the table of `npm run test:model`. */
export function mutationScore(machine: string): string {
  try {
    const score = JSON.parse(readFileSync(path.join(scores, `${machine}.json`), 'utf8')) as Score;
    return `${score.killed} of ${score.mutants}`;
  } catch {
    return 'not tried';
  }
}
