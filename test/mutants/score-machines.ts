import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flows } from '../../src/client/pages/statecharts/flows';
import { compile } from './compile';
import { createMutants } from './mutate';
import { scoreFolder, writeScore, type Score } from './score';
import type { Outcome, Trial } from './try-mutants';

const project = path.resolve(__dirname, '../..');

function findTests(file: string): string[] {
  const folder = path.join(project, 'test', path.dirname(file));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.machine.test.ts'))
    .map((name) => path.join(folder, name));
}

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
  return flows
    .filter(({ machine }) => only === undefined || machine.id === only)
    .flatMap(({ machine: { id }, file }) => {
      const machine = path.join(project, 'src', file);
      const tests = findTests(file);
      if (tests.length === 0) return [];
      const source = readFileSync(machine, 'utf8');
      const mutants = createMutants(source);
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
