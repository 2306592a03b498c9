import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How the mutants of a machine or a hook fared when they were tried last. */
export interface Score {
  /** Its name. */
  machine: string;
  mutants: number;
  killed: number;
  /** The mutants that no test noticed. */
  survivors: string[];
}

export const scores = path.resolve(__dirname, '../../test-results/mutants');

export function writeScore(score: Score): Score {
  writeFileSync(path.join(scores, `${score.machine}.json`), JSON.stringify(score, null, 2));
  return score;
}

/** What share was noticed, as the table of `npm run test:model` shows it. */
export function mutationScore(machine: string): string {
  try {
    const score = JSON.parse(readFileSync(path.join(scores, `${machine}.json`), 'utf8')) as Score;
    return `${score.killed} of ${score.mutants}`;
  } catch {
    return 'not tried';
  }
}
