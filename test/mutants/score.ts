import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How the mutants of a machine fared when they were tried last. */
export interface Score {
  machine: string;
  mutants: number;
  killed: number;
  /** The mutants that no test noticed. */
  survivors: string[];
}

export const scores = path.resolve(__dirname, '../../test-results/mutants');

/** What share was noticed, as the table of `npm run test:model` shows it. */
export function mutationScore(machine: string): string {
  try {
    const score = JSON.parse(readFileSync(path.join(scores, `${machine}.json`), 'utf8')) as Score;
    return `${score.killed} of ${score.mutants}`;
  } catch {
    return 'not tried';
  }
}
