import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { compile } from '../compile';
import { scores, writeScore, type Score } from '../score';
import { variantMark, type HookTrial, type HookTrialOutcome } from './hook-trial';
import { mutantsOfHook } from './mutate-hook';

const project = path.resolve(__dirname, '../../..');
const jest = path.join(project, 'node_modules/jest/bin/jest.js');

/** How many files of tests are tried at once: with a mutant they wait more than they work. */
const atOnce = 2 * availableParallelism();

interface Variant {
  hook: string;
  name: string;
  code: string;
}

function ended(command: string[], environment: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: project,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', () => resolve(output));
  });
}

/** The hooks of the features, the session and the services. */
const hookName = /(^|\/)use-[\w-]+\.ts$/;
/** What renders a flow's state, and what a flow does to the rest of the application. */
const componentName = /\.tsx$|\/announce-[\w-]+\.ts$|(^|\/)(provided-session|other-tabs)\.ts$/;

/** The files of that kind, by their names without an ending. */
function filesOf(kind: RegExp, only: string | undefined): Record<string, string> {
  const files = ['src/client/features', 'src/client/session', 'src/client/services'].flatMap(
    (folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => kind.test(name))
        .map((name) => path.join(project, folder, name)),
  );
  return Object.fromEntries(
    files
      .map((file): [string, string] => [path.parse(file).name, file])
      .filter(([name]) => only === undefined || name === only),
  );
}

const nearest = [
  /\/(features|session|services)\//,
  /\/app\//,
  /\/(dashboard|login|registration)\//,
];
/** Those first that have the most to do with flows. */
function farness(file: string): number {
  const place = nearest.findIndex((one) => one.test(file));
  return place < 0 ? nearest.length : place;
}

/** The tests that import any of them. @param within a part of their names. */
async function testsOf(hooks: Record<string, string>, within: string): Promise<string[]> {
  const listed = await ended([jest, '--listTests', '--findRelatedTests', ...Object.values(hooks)]);
  return listed
    .split('\n')
    .filter((file) => /test\/client\/.*\.test\.tsx?$/.test(file) && file.includes(within))
    .sort((one, other) => farness(one) - farness(other) || one.localeCompare(other));
}

async function tried(id: number, trial: HookTrial): Promise<HookTrialOutcome> {
  const [name, report] = [`${id}.hooks.json`, `${id}.report.json`].map((one) =>
    path.join(scores, one),
  ) as [string, string];
  writeFileSync(name, JSON.stringify(trial));
  const config = path.join(project, 'test/mutants/hooks/jest.config.ts');
  // What a mutant has left waiting would keep the process.
  await ended([jest, '-c', config, '--silent', '--forceExit', '--json', '--outputFile', report], {
    MUTANTS_OF: name,
  });
  const outcome = JSON.parse(readFileSync(name, 'utf8')) as Partial<HookTrialOutcome>;
  // An error that nobody catches fails a test from outside.
  const told = readFileSync(report, 'utf8');
  const { testResults = [] } = JSON.parse(told) as {
    testResults?: { message: string; assertionResults: { status: string; fullName: string }[] }[];
  };
  rmSync(name);
  rmSync(report);
  if (!outcome.noticed) throw new Error(`${trial.tests}: ${testResults[0]?.message ?? told}`);
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => Number(variantMark.exec(fullName)?.[1]));
  return { used: outcome.used ?? {}, noticed: [...new Set([...outcome.noticed, ...failed])] };
}

/**
 * The places of the variants that these tests notice. A mutant may leave something behind that a
 * later test fails by, without any mutant: each is tried in a process of its own then.
 */
async function noticedBy(
  id: number,
  trial: Omit<HookTrial, 'plan'>,
  plan: [test: string, places: number[]][],
): Promise<number[]> {
  const withOriginal = plan.map(([test, places]): [string, number[]] => [test, [0, ...places]]);
  const { noticed } = await tried(id, { ...trial, plan: Object.fromEntries(withOriginal) });
  if (!noticed.includes(0)) return noticed;
  if (plan.length === 1) {
    console.log(`${trial.tests}: its test ${plan[0]![0]} fails by itself, and counts for nothing.`);
    return [];
  }
  const found: number[] = [];
  for (const one of plan) found.push(...(await noticedBy(id, trial, [one])));
  return found;
}

/**
 * Changes each hook carelessly, one change at a time, and counts what the tests notice.
 * @param within a part of the names of the tests that are run; all that there are without it.
 */
export const scoresOfHooks = (only: string | undefined, within?: string): Promise<Score[]> =>
  scoresOf(filesOf(hookName, only), within);

/** The same of the components. */
export const scoresOfComponents = (only: string | undefined, within?: string): Promise<Score[]> =>
  scoresOf(filesOf(componentName, only), within);

async function scoresOf(files: Record<string, string>, within = ''): Promise<Score[]> {
  if (Object.keys(files).length === 0) return [];
  const codeOf = (file: string, source: string) => compile(source, { tsx: file.endsWith('.tsx') });
  const originals = Object.entries(files).map(([hook, file]): Variant => {
    return { hook, name: '', code: codeOf(file, readFileSync(file, 'utf8')) };
  });
  const mutants = Object.entries(files).flatMap(([hook, file]) =>
    mutantsOfHook(readFileSync(file, 'utf8'), file).map(({ name, source }): Variant => ({
      hook,
      name,
      code: codeOf(file, source),
    })),
  );
  const hooks = Object.fromEntries(
    Object.entries(files).map(([hook, file]) => [hook, file.replace(/\.tsx?$/, '')]),
  );
  const variants = [...originals, ...mutants];
  const alive = new Set(mutants);
  const waiting = (await testsOf(files, within)).map((tests, id) => ({ tests, id }));

  const scored = (): Score[] => {
    return Object.keys(hooks).flatMap((hook) => {
      const all = mutants.filter((one) => one.hook === hook);
      if (all.length === 0) return [];
      const survivors = all.filter((one) => alive.has(one)).map(({ name }) => name);
      return [
        writeScore({
          machine: hook,
          mutants: all.length,
          killed: all.length - survivors.length,
          survivors,
        }),
      ];
    });
  };

  async function tryNext(): Promise<void> {
    const next = waiting.shift();
    if (!next || alive.size === 0) return;
    const { tests, id } = next;
    const trial = { tests, hooks, variants };
    const { used, noticed } = await tried(id, { ...trial, variants: originals, plan: undefined });
    if (noticed.length > 0) throw new Error(`${tests} fails by itself.`);
    const plan = Object.entries(used).flatMap(([test, names]): [string, number[]][] => {
      const wanted = mutants.filter((one) => alive.has(one) && names.includes(one.hook));
      return wanted.length > 0 ? [[test, wanted.map((one) => variants.indexOf(one))]] : [];
    });
    const found = plan.length > 0 ? await noticedBy(id, trial, plan) : [];
    found.forEach((place) => alive.delete(variants[place]!));
    // As far as it has come, for whoever ends it earlier.
    scored();
    console.log(`${path.relative(project, tests)}: ${alive.size} of ${mutants.length} unnoticed`);
    return tryNext();
  }
  await Promise.all(Array.from({ length: atOnce }, tryNext));
  return scored();
}
