import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MachineCoverage } from '../../src/statecharts/simulation/coverage';

export type Environment = 'model' | 'browser';

const folder = (environment: Environment) =>
  path.resolve(__dirname, '../../test-results/model', environment);

/** Saves a test's coverage for the table of `npm run test:model`. */
export function saveCoverage(
  environment: Environment,
  covered: MachineCoverage,
  file: string,
): void {
  mkdirSync(folder(environment), { recursive: true });
  const name = path.join(folder(environment), `${file}.json`);
  writeFileSync(name, JSON.stringify(covered, null, 2));
}

/** The coverage of the last run. */
export function readCoverage(environment: Environment): MachineCoverage[] {
  try {
    return readdirSync(folder(environment)).map(
      (file) =>
        JSON.parse(readFileSync(path.join(folder(environment), file), 'utf8')) as MachineCoverage,
    );
  } catch {
    // There was no run.
    return [];
  }
}

/** Writes the coverage of all tests to one file, which /statecharts shows on the charts. */
export function writeCoverage(): string {
  const file = path.resolve(__dirname, '../../test-results/model/coverage.json');
  const covered = [...readCoverage('model'), ...readCoverage('browser')];
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(covered));
  return file;
}
