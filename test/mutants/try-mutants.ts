import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as XState from 'xstate';

/** What the runner leaves to be tried in this process. */
export interface Trial {
  /** The machine's file, and those of its tests, without their endings. */
  machine: string;
  tests: string[];
  /** JavaScript. */
  mutants: { name: string; code: string }[];
}

export type Outcome = 'killed' | 'survived' | 'stillborn';

/** What takes longer waits for something that a mutant has taken away. */
const patience = 1500;

const file = process.env.MUTANTS_OF!;
const { machine, tests, mutants } = JSON.parse(readFileSync(file, 'utf8')) as Trial;
const outcomes = new Map<string, Outcome>();
const xstate = jest.requireActual<typeof XState>('xstate');
const { test: jestTest } = globalThis;

function evaluate(code: string): unknown {
  const module = { exports: {} };
  const requireFrom = (id: string): unknown =>
    jest.requireActual(id.startsWith('.') ? path.resolve(path.dirname(machine), id) : id);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a mutant has no file of its own.
  new Function('require', 'module', 'exports', code)(requireFrom, module, module.exports);
  return module.exports;
}

/** Registers tests that are over once one of them has failed: then the mutant is dead. */
function guarded(name: string) {
  const guard =
    <Arguments extends unknown[]>(run: (...args: Arguments) => unknown) =>
    async (...args: Arguments): Promise<void> => {
      if (outcomes.get(name) !== 'survived') return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('It waits for ever.')), patience);
      });
      try {
        await Promise.race([Promise.resolve(run(...args)), late]);
      } catch {
        outcomes.set(name, 'killed');
      } finally {
        clearTimeout(timer);
      }
    };
  return Object.assign(
    (title: string, run: () => unknown) => jestTest(title, guard(run)),
    jestTest,
    {
      each: (table: readonly unknown[]) => (title: string, run: (...args: unknown[]) => unknown) =>
        jestTest.each(table as unknown[])(title, guard(run)),
    },
  );
}

for (const { name, code } of mutants) {
  describe(name, () => {
    outcomes.set(name, 'survived');
    jest.isolateModules(() => {
      jest.doMock('xstate', () => xstate);
      try {
        const mutated = evaluate(code);
        jest.doMock(machine, () => mutated);
        globalThis.test = guarded(name) as typeof jestTest;
        for (const one of tests) jest.requireActual(one);
      } catch {
        outcomes.set(name, 'stillborn');
      } finally {
        globalThis.test = jestTest;
      }
    });
    // A mutant may fail before it has a test.
    jestTest('is tried', () => undefined);
  });
}

afterAll(() => writeFileSync(file, JSON.stringify([...outcomes])));
