import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The latest result of a machine. */
export interface Score {
  /** The id of the machine. */
  machine: string;
  mutants: number;
  killed: number;
  /** The mutants that no test detected. */
  survivors: string[];
}

export const scoreFolder = path.resolve(__dirname, '../../test-results/mutants');

export function writeScore(score: Score): Score {
  writeFileSync(path.join(scoreFolder, `${score.machine}.json`), JSON.stringify(score, null, 2));
  return score;
}

/** Formats the latest score for the table of `npm run test:model`. */
export function formatScore(machine: string): string {
  try {
    const score = JSON.parse(
      readFileSync(path.join(scoreFolder, `${machine}.json`), 'utf8'),
    ) as Score;
    return `${score.killed} of ${score.mutants}`;
  } catch {
    return 'not tried';
  }
}
