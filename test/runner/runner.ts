import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ProgressMessage } from './progress-message';

export const project = path.resolve(__dirname, '../..');
export const results = path.join(project, 'test-results');

export interface Tally {
  passed: number;
  /** The tests that failed, by name. */
  failed: string[];
}

/** A program that runs tests. */
export interface Runner {
  name: string;
  /** The arguments of `node`. */
  command: string[];
  env?: Record<string, string>;
  /** How long it takes on two processors, until a run of this checkout has told. */
  seconds: number;
  /** The file that it leaves its result in. */
  report: string;
  read: (report: string) => Tally;
  /** What it needs and this machine lacks; nothing when undefined. */
  lacks?: () => string | undefined;
}

/** Runs it, with what it prints among our own, and resolves with its exit code. */
function run({ command, env }: Runner, hear: (message: ProgressMessage) => void): Promise<number> {
  const child = spawn(process.execPath, command, {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message) => hear(message as ProgressMessage));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A runner that fails without a failed test, or that ran none, counts as one failure. */
export async function tallyOf(
  runner: Runner,
  hear: (message: ProgressMessage) => void,
): Promise<Tally> {
  await rm(runner.report, { force: true });
  const code = await run(runner, hear);
  try {
    const tally = runner.read(await readFile(runner.report, 'utf8'));
    const isSilent = tally.failed.length === 0 && (code !== 0 || tally.passed === 0);
    return isSilent ? { ...tally, failed: ['ended without a failed test'] } : tally;
  } catch {
    return { passed: 0, failed: ['ended without a report'] };
  }
}
