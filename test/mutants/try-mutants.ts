import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as XState from 'xstate';

/** The input of this process, as JSON in the file that MUTANTS_OF names. */
export interface Trial {
  /** The path of the machine. */
  machine: string;
  /** The paths of its tests. */
  tests: string[];
  /** The mutants, compiled to JavaScript. */
  mutants: { name: string; code: string }[];
}

/** A mutant is killed by a test that fails, survives if all tests pass, and is stillborn if it cannot be loaded. */
export type Outcome = 'killed' | 'survived' | 'stillborn';

/** In milliseconds. A test that takes longer waits for something that the mutant has removed. */
const testTimeout = 1500;

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

/** Creates a `test` function for a mutant. After the first failure, the remaining tests are skipped. */
function createTestFunction(name: string) {
  const untilFailure =
    <Arguments extends unknown[]>(run: (...args: Arguments) => unknown) =>
    async (...args: Arguments): Promise<void> => {
      if (outcomes.get(name) !== 'survived') return;
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error('It waits for ever.')), testTimeout);
      });
      try {
        await Promise.race([Promise.resolve(run(...args)), timeout]);
      } catch {
        outcomes.set(name, 'killed');
      } finally {
        clearTimeout(timer);
      }
    };
  return Object.assign(
    (title: string, run: () => unknown) => jestTest(title, untilFailure(run)),
    jestTest,
    {
      each: (table: readonly unknown[]) => (title: string, run: (...args: unknown[]) => unknown) =>
        jestTest.each(table as unknown[])(title, untilFailure(run)),
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
        globalThis.test = createTestFunction(name) as typeof jestTest;
        for (const one of tests) jest.requireActual(one);
      } catch {
        outcomes.set(name, 'stillborn');
      } finally {
        globalThis.test = jestTest;
      }
    });
    // Jest rejects a describe block without tests, and a mutant may throw before it registers one.
    jestTest('is tried', () => undefined);
  });
}

afterAll(() => writeFileSync(file, JSON.stringify([...outcomes])));
