import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '../../src/client/pages/statecharts/flows';
import { compile } from './compile';
import { mutantsOf } from './mutate';
import { scores, writeScore, type Score } from './score';
import type { Outcome, Trial } from './try-mutants';

const project = path.resolve(__dirname, '../..');

function testsOf(file: string): string[] {
  const at = path.join(project, 'test', path.dirname(file));
  return readdirSync(at)
    .filter((name) => name.endsWith('.machine.test.ts'))
    .map((name) => path.join(at, name));
}

const unchanged = 'unchanged';

function tryMutants(id: string, trial: Trial): [name: string, outcome: Outcome][] {
  const name = path.join(scores, `${id}.trial.json`);
  writeFileSync(name, JSON.stringify(trial));
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'test/mutants/jest.config.ts', '--silent'];
  // An error that a mutant throws when no test runs fails the run, and nothing else.
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

/** Changes each machine carelessly, one change at a time, and counts what its tests notice. */
export function scoresOfMachines(only: string | undefined): Score[] {
  return flows
    .filter(({ machine }) => only === undefined || machine.id === only)
    .flatMap(({ machine: { id }, file }) => {
      const machine = path.join(project, 'src', file);
      const tests = testsOf(file);
      if (tests.length === 0) return [];
      const source = readFileSync(machine, 'utf8');
      const mutants = mutantsOf(source);
      const trial = [...mutants, { name: unchanged, source }].map((one) => ({
        name: one.name,
        code: compile(one.source),
      }));
      const tried = tryMutants(id, { machine, tests, mutants: trial });
      if (tried.find(([name]) => name === unchanged)?.[1] !== 'survived') {
        throw new Error(`The tests of ${id} fail by themselves.`);
      }
      const outcomes = tried.filter(([name]) => name !== unchanged);
      const survivors = outcomes
        .filter(([, outcome]) => outcome === 'survived')
        .map(([name]) => name);
      const alive = outcomes.filter(([, outcome]) => outcome !== 'stillborn').length;
      const score: Score = {
        machine: id,
        mutants: alive,
        killed: alive - survivors.length,
        survivors,
      };
      return [writeScore(score)];
    });
}
