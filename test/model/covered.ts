import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What walks through a machine have reached and taken. */
export interface Covered {
  /** The machine's id. */
  machine: string;
  /** The ids of states. */
  states: string[];
  /** The ids of transitions. */
  transitions: string[];
}

export type Surroundings = 'headless' | 'browser';

const folder = (surroundings: Surroundings) =>
  path.resolve(__dirname, '../../test-results/model', surroundings);

/** Keeps what a test covered, for the table of `npm run test:model`. */
export function keepCovered(surroundings: Surroundings, covered: Covered, file: string): void {
  mkdirSync(folder(surroundings), { recursive: true });
  const name = path.join(folder(surroundings), `${file}.json`);
  writeFileSync(name, JSON.stringify(covered, null, 2));
}

/** All that the tests of the last run have kept. */
export function readCovered(surroundings: Surroundings): Covered[] {
  try {
    return readdirSync(folder(surroundings)).map(
      (file) => JSON.parse(readFileSync(path.join(folder(surroundings), file), 'utf8')) as Covered,
    );
  } catch {
    // Nothing was walked.
    return [];
  }
}
