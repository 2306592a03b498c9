import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { project } from './runner';

/** How long a runner took when it last ran, in seconds; its files or tests side by side. */
export interface Durations {
  seconds: number;
  parts: Record<string, number>;
}

const fileOf = (runner: string) =>
  path.join(project, 'node_modules/.cache/secondhand-tests', `${runner}.json`);

/** Undefined when the runner has not run in this checkout. */
export async function readDurations(runner: string): Promise<Durations | undefined> {
  try {
    return JSON.parse(await readFile(fileOf(runner), 'utf8')) as Durations;
  } catch {
    return undefined;
  }
}

export async function keepDurations(runner: string, durations: Durations): Promise<void> {
  await mkdir(path.dirname(fileOf(runner)), { recursive: true });
  await writeFile(fileOf(runner), JSON.stringify(durations));
}
