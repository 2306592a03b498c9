import { configure } from '@testing-library/react';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { variantMark, type HookTrial, type HookTrialOutcome } from './hook-trial';

const file = process.env.MUTANTS_OF!;
const { tests, hooks, variants, plan } = JSON.parse(readFileSync(file, 'utf8')) as HookTrial;
const outcome: HookTrialOutcome = { used: {}, noticed: [] };
const noticed = new Set<number>();
const { test: jestTest, setTimeout: later } = globalThis;

/** As an import does, which passes over nothing that is put in a module's place. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the file is known by then.
const load = (id: string): unknown => require(id);

/** Variants are asked for by what they change: of any other hook the one as it is runs. */
let current = 0;
let place = -1;

/** At least so long; what a mutant makes wait is late after half as much again as the whole test took. */
const patience = 3_000;
const durations = new Map<number, number>();

function evaluate(hook: string, code: string): Record<string, unknown> {
  const module = { exports: {} };
  const requireFrom = (id: string): unknown =>
    load(id.startsWith('.') ? path.resolve(path.dirname(hook), id) : id);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a mutant has no file of its own.
  new Function('require', 'module', 'exports', code)(requireFrom, module, module.exports);
  return module.exports;
}

/** A hook's module, each of whose functions goes on to that of the variant that is tried. */
function switched(hook: string, at: string): Record<string, unknown> {
  const evaluated = new Map<number, Record<string, unknown>>();
  const original = variants.findIndex((one) => one.hook === hook);
  const variant = (index: number) => {
    const known = evaluated.get(index) ?? evaluate(at, variants[index]!.code);
    evaluated.set(index, known);
    return known;
  };
  const tried = () => variant(variants[current]?.hook === hook ? current : original);
  const entries = Object.entries(variant(original)).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    const forward = (...all: unknown[]) => {
      (outcome.used[place] ??= []).push(hook);
      return (tried()[name] as (...args: unknown[]) => unknown)(...all);
    };
    return [name, forward];
  });
  return { ...Object.fromEntries(entries), __esModule: true } as Record<string, unknown>;
}

/** A test that is over once its variant is known to be noticed, or has been waited for too long. */
function guarded(run: (...args: never[]) => unknown, test: number, variant: number) {
  return async (...args: never[]): Promise<void> => {
    if (noticed.has(variant)) return;
    place = test;
    const isOriginal = plan === undefined || variant === 0;
    const limit = isOriginal ? 90_000 : Math.max(patience, 1.5 * (durations.get(test) ?? 0));
    configure({ asyncUtilTimeout: limit });
    const began = performance.now();
    let timer: ReturnType<typeof later> | undefined;
    const late = new Promise((_resolve, reject) => {
      timer = later(() => reject(new Error('It waits for ever.')), 2 * limit);
    });
    try {
      await Promise.race([Promise.resolve(run(...args)), late]);
      if (isOriginal) durations.set(test, performance.now() - began);
    } catch (error) {
      noticed.add(variant);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

let registered = 0;
const register = (each: (test: number, variant: number) => void) => {
  const test = registered++;
  const tried = plan ? plan[test] : [0];
  tried?.forEach((variant) => each(test, variant));
};

globalThis.test = Object.assign(
  (title: string, run: () => unknown) =>
    register((test, variant) => jestTest(`§${variant}§ ${title}`, guarded(run, test, variant))),
  jestTest,
  {
    each: (table: readonly unknown[]) => (title: string, run: (...args: never[]) => unknown) =>
      register((test, variant) =>
        jestTest.each(table as unknown[])(
          `§${variant}§ ${title}`,
          guarded(run, test, variant) as never,
        ),
      ),
  },
) as typeof jestTest;

beforeEach(() => {
  current = Number(variantMark.exec(expect.getState().currentTestName ?? '')?.[1] ?? 0);
});
// What a test had begun when it failed.
afterEach(() => void jest.useRealTimers());

for (const [hook, at] of Object.entries(hooks)) jest.doMock(at, () => switched(hook, at));
load(tests);
// A file of which no test is tried is no failure.
jestTest('is tried', () => undefined);

afterAll(() => {
  outcome.noticed = [...noticed];
  for (const [test, used] of Object.entries(outcome.used)) {
    outcome.used[Number(test)] = [...new Set(used)];
  }
  writeFileSync(file, JSON.stringify(outcome));
});
