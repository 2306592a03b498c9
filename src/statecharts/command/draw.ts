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

/** The files that are meant: of a folder, those whose names say that they hold a machine. */
function filesOf(given: readonly string[]): string[] {
  return given.flatMap((name) => {
    if (!statSync(name).isDirectory()) return [name];
    return readdirSync(name, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.machine\.[cm]?[jt]sx?$/.test(file) && !file.includes('node_modules'))
      .sort()
      .map((file) => path.join(name, file));
  });
}

/** The drawings of a file's machines, by the files that they belong into. */
async function drawingsOf(file: string, format: Format): Promise<Map<string, string>> {
  const elk = nodeElk();
  const draw = async (chart: Chart) =>
    format === 'mmd' ? mermaid(chart) : standAloneDrawing(await layoutOf(chart, elk));
  const base = file.replace(script, '');
  const drawings = new Map<string, string>();
  for (const [name, machine] of await machinesOf(file)) {
    drawings.set([base, name, format].filter(Boolean).join('.'), await draw(chartOf(machine)));
  }
  return drawings;
}

/** Drawings in the folders of these files that no file stands for any more. */
function leftOver(files: readonly string[], expected: ReadonlySet<string>, format: Format) {
  const folders = new Set(files.map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => new RegExp(`\\.machine(\\..+)?\\.${format}$`).test(name))
      .map((name) => path.join(folder, name))
      .filter((name) => !expected.has(name)),
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

/** Writes the drawings of all machines in these files and folders, or only says which are not right. */
export async function draw(
  given: readonly string[],
  { check = false, format = 'svg' }: { check?: boolean; format?: Format } = {},
): Promise<Drawn> {
  const { done, problems }: Drawn = { done: [], problems: [] };
  const files = filesOf(given);
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
        if (check) {
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
  // Beside a file that cannot be loaded, nobody knows which drawings are its own.
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
