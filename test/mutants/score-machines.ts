import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '../../src/client/pages/statecharts/flows';
import { compile } from './compile';
import { createMutants } from './mutate';
import { scoreFolder, writeScore, type Score } from './score';
import type { Outcome, Trial } from './try-mutants';

const project = path.resolve(__dirname, '../..');

function findTests(file: string): string[] {
  const folder = path.join(project, 'test', path.dirname(file));
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /[.-]machine\.test\.ts$/.test(name))
    .map((name) => path.join(folder, name));
}

/** The machine of all confirmations, whose own files have only texts. */
const confirmation = {
  id: 'confirmation',
  file: 'client/features/confirmation/create-confirmation-machine.ts',
};

const unchangedName = 'unchanged';

function tryMutants(id: string, trial: Trial): [name: string, outcome: Outcome][] {
  const name = path.join(scoreFolder, `${id}.trial.json`);
  writeFileSync(name, JSON.stringify(trial));
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'test/mutants/jest.config.ts', '--silent'];
  // The exit code is ignored: a mutant may throw outside of a test, which fails the run.
  const { stderr } = spawnSync(process.execPath, jest, {
    cwd: project,
    env: { ...process.env, MUTANTS_OF: name },
    encoding: 'utf8',
  });
  const outcomes: unknown = JSON.parse(readFileSync(name, 'utf8'));
  if (!Array.isArray(outcomes)) throw new Error(stderr);
  rmSync(name);
  return outcomes as [string, Outcome][];
}

/** Runs the tests of each machine against all its mutants and counts those that the tests detect. */
export function scoreMachines(only: string | undefined): Score[] {
  return [...flows.map(({ machine, file }) => ({ id: machine.id, file })), confirmation]
    .filter(({ id }) => only === undefined || id === only)
    .flatMap(({ id, file }) => {
      const machine = path.join(project, 'src', file);
      const source = readFileSync(machine, 'utf8');
      const tests = findTests(file);
      const mutants = createMutants(source);
      if (tests.length === 0 || mutants.length === 0) return [];
      const trial = [...mutants, { name: unchangedName, source }].map((one) => ({
        name: one.name,
        code: compile(one.source),
      }));
      const results = tryMutants(id, { machine, tests, mutants: trial });
      if (results.find(([name]) => name === unchangedName)?.[1] !== 'survived') {
        throw new Error(`The tests of ${id} fail by themselves.`);
      }
      const outcomes = results.filter(([name]) => name !== unchangedName);
      const survivors = outcomes
        .filter(([, outcome]) => outcome === 'survived')
        .map(([name]) => name);
      const validMutantCount = outcomes.filter(([, outcome]) => outcome !== 'stillborn').length;
      const score: Score = {
        machine: id,
        mutants: validMutantCount,
        killed: validMutantCount - survivors.length,
        survivors,
      };
      return [writeScore(score)];
    });
}
