import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MachineCoverage } from '../../src/statecharts/simulation/coverage';

export type Surroundings = 'headless' | 'browser';

const folder = (surroundings: Surroundings) =>
  path.resolve(__dirname, '../../test-results/model', surroundings);

/** Saves a test's coverage for the table of `npm run test:model`. */
export function keepCovered(
  surroundings: Surroundings,
  covered: MachineCoverage,
  file: string,
): void {
  mkdirSync(folder(surroundings), { recursive: true });
  const name = path.join(folder(surroundings), `${file}.json`);
  writeFileSync(name, JSON.stringify(covered, null, 2));
}

/** The coverage of the last run. */
export function readCovered(surroundings: Surroundings): MachineCoverage[] {
  try {
    return readdirSync(folder(surroundings)).map(
      (file) =>
        JSON.parse(readFileSync(path.join(folder(surroundings), file), 'utf8')) as MachineCoverage,
    );
  } catch {
    // There was no run.
    return [];
  }
}

/** Writes the coverage of all tests to one file, which /statecharts shows on the charts. */
export function writeCoverage(): string {
  const file = path.resolve(__dirname, '../../test-results/model/coverage.json');
  const covered = [...readCovered('headless'), ...readCovered('browser')];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(covered));
  return file;
}
