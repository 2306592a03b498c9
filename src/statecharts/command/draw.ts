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
  for (const [name, machine] of machinesOf(file)) {
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

/**
 * Writes the drawings of all machines in these files and folders, or only says which are not right.
 * @returns a line for each that was written, or is not as it should be.
 */
export async function draw(
  given: readonly string[],
  { check = false, format = 'svg' }: { check?: boolean; format?: Format } = {},
): Promise<string[]> {
  const files = filesOf(given);
  const lines: string[] = [];
  const expected = new Set<string>();
  for (const file of files) {
    for (const [target, drawing] of await drawingsOf(file, format)) {
      expected.add(target);
      const isThere = existsSync(target);
      if (isThere && readFileSync(target, 'utf8') === drawing) continue;
      if (!check) writeFileSync(target, drawing);
      const problem = isThere ? 'stale' : 'missing';
      lines.push(check ? `${target} is ${problem}.` : `${target} written.`);
    }
  }
  for (const file of leftOver(files, expected, format)) {
    if (!check) rmSync(file);
    lines.push(check ? `${file} is left over.` : `${file} removed.`);
  }
  return lines;
}
