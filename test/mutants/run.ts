import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { flows } from '../../src/statecharts/flows';
import { mutantsOf } from './mutate';
import { scores, type Score } from './score';
import type { Outcome, Trial } from './try-mutants';

/**
 * `npm run test:mutants [machine]`: changes each machine as a careless hand would, one change at a
 * time, and counts which of them its tests notice.
 */

const project = path.resolve(__dirname, '../..');

function testsOf(file: string): string[] {
  const at = path.join(project, 'test', path.dirname(file));
  return readdirSync(at)
    .filter((name) => name.endsWith('.machine.test.ts'))
    .map((name) => path.join(at, name));
}

const unchanged = 'unchanged';

const compile = (source: string) =>
  transformSync(source, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  }).code;

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

mkdirSync(scores, { recursive: true });
const [only] = process.argv.slice(2);
const found = flows
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
    writeFileSync(path.join(scores, `${id}.json`), JSON.stringify(score, null, 2));
    return [score];
  });
console.table(found.map(({ survivors, ...score }) => ({ ...score, survivors: survivors.length })));
for (const { machine, survivors } of found) {
  for (const name of survivors) console.log(`${machine}: ${name}`);
}
