import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chartOf, type Chart } from '../chart/chart';
import { layoutOf } from '../chart/layout';
import { nodeElk } from '../drawings/node-elk';
import { standAloneDrawing } from '../drawings/stand-alone-drawing';
import { mermaid } from '../export/mermaid';
import { machinesOf } from './load-machines';

type Format = 'svg' | 'mmd';

const script = /\.[cm]?[jt]sx?$/;

interface FoundFiles {
  files: string[];
  /** A line for each name that stands for no file. */
  problems: string[];
}

const machineFile = /\.machine\.[cm]?[jt]sx?$/;

/** A name is a file, or a folder whose files with a machine in their names are meant. */
function findFiles(names: readonly string[]): FoundFiles {
  const files: string[] = [];
  const problems: string[] = [];
  for (const name of names) {
    const found = statSync(name, { throwIfNoEntry: false });
    if (!found) {
      problems.push(`${name} doesn't exist.`);
    } else if (!found.isDirectory()) {
      files.push(name);
    } else {
      const inside = readdirSync(name, { recursive: true, encoding: 'utf8' })
        .filter((file) => machineFile.test(file) && !file.includes('node_modules'))
        .sort();
      if (inside.length === 0) problems.push(`${name} has no *.machine.* file.`);
      files.push(...inside.map((file) => path.join(name, file)));
    }
  }
  return { files, problems };
}

/** A drawing's first line names its source, so that no other file is ever replaced or removed. */
const marks: Record<Format, { write: (source: string) => string; pattern: RegExp }> = {
  svg: {
    write: (source) => `<!-- Drawn by statecharts from ${source} -->\n`,
    pattern: /^<!-- Drawn by statecharts from (.+) -->$/m,
  },
  mmd: {
    write: (source) => `%% Drawn by statecharts from ${source}\n`,
    pattern: /^%% Drawn by statecharts from (.+)$/m,
  },
};

/** The name of the file that a drawing was made from; undefined for a file that isn't a drawing. */
function sourceOf(drawing: string, format: Format): string | undefined {
  return marks[format].pattern.exec(readFileSync(drawing, 'utf8').slice(0, 1000))?.[1];
}

/** The drawings of a file's machines, by the files that they belong into. */
async function drawingsOf(file: string, format: Format): Promise<Map<string, string>> {
  const elk = nodeElk();
  const draw = async (chart: Chart) =>
    format === 'mmd' ? mermaid(chart) : standAloneDrawing(await layoutOf(chart, elk));
  const base = file.replace(script, '');
  const drawings = new Map<string, string>();
  for (const [name, machine] of await machinesOf(file)) {
    const drawing = marks[format].write(path.basename(file)) + (await draw(chartOf(machine)));
    drawings.set([base, name, format].filter(Boolean).join('.'), drawing);
  }
  return drawings;
}

/** Drawings beside these files whose source is one of them, or is gone, and has no such machine now. */
function leftOver(files: readonly string[], expected: ReadonlySet<string>, format: Format) {
  const drawn = new Set(files.map((file) => path.resolve(file)));
  const folders = new Set(files.map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${format}`))
      .map((name) => path.join(folder, name))
      .filter((name) => {
        const source = expected.has(name) ? undefined : sourceOf(name, format);
        if (source === undefined) return false;
        const origin = path.resolve(folder, source);
        return drawn.has(origin) || !existsSync(origin);
      }),
  );
}

/** Why a file's machines cannot be had, in one line. */
function failure(file: string, error: unknown): string {
  return `${file} cannot be loaded: ${String(error).replace(/\s+/g, ' ').slice(0, 300)}`;
}

export interface Drawn {
  /** A line for each drawing that was written or removed. */
  done: string[];
  /** A line for each that is not as it should be. */
  problems: string[];
}

/**
 * Writes the drawings of all machines in these files and folders, or only says which are not right.
 * It runs the files: a machine is what a module exports.
 */
export async function draw(
  given: readonly string[],
  { check = false, format = 'svg' }: { check?: boolean; format?: Format } = {},
): Promise<Drawn> {
  const { files, problems } = findFiles(given);
  const done: string[] = [];
  const expected = new Set<string>();
  const loaded: string[] = [];
  for (const file of files) {
    try {
      const drawings = await drawingsOf(file, format);
      loaded.push(file);
      if (drawings.size === 0) problems.push(`${file} exports no machine.`);
      for (const [target, drawing] of drawings) {
        expected.add(target);
        const isThere = existsSync(target);
        if (isThere && readFileSync(target, 'utf8') === drawing) continue;
        if (isThere && sourceOf(target, format) === undefined) {
          problems.push(`${target} isn't a drawing of statecharts. Rename or remove it.`);
        } else if (check) {
          problems.push(`${target} is ${isThere ? 'stale' : 'missing'}.`);
        } else {
          writeFileSync(target, drawing);
          done.push(`${target} written.`);
        }
      }
    } catch (error) {
      problems.push(failure(file, error));
    }
  }
  // The drawings of a file that cannot be loaded are unknown.
  if (loaded.length < files.length) return { done, problems };
  for (const file of leftOver(loaded, expected, format)) {
    if (check) {
      problems.push(`${file} is left over.`);
    } else {
      rmSync(file);
      done.push(`${file} removed.`);
    }
  }
  return { done, problems };
}
