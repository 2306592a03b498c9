import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getChart, type Chart } from '../chart/chart';
import { layOutChart } from '../chart/layout';
import { nodeElk } from '../drawings/node-elk';
import { standAloneDrawing } from '../drawings/stand-alone-drawing';
import { mermaid } from '../export/mermaid';
import { loadMachines } from './load-machines';

type Format = 'svg' | 'mmd';

const scriptExtension = /\.[cm]?[jt]sx?$/;

interface FoundFiles {
  files: string[];
  /** One line per name that matches no file. */
  problems: string[];
}

const machineFilePattern = /\.machine\.[cm]?[jt]sx?$/;

/** Resolves names of files, and of folders with *.machine.* files. */
function findFiles(names: readonly string[]): FoundFiles {
  const files: string[] = [];
  const problems: string[] = [];
  for (const name of names) {
    const stats = statSync(name, { throwIfNoEntry: false });
    if (!stats) {
      problems.push(`${name} doesn't exist.`);
    } else if (!stats.isDirectory()) {
      files.push(name);
    } else {
      const machineFiles = readdirSync(name, { recursive: true, encoding: 'utf8' })
        .filter((file) => machineFilePattern.test(file) && !file.includes('node_modules'))
        .sort();
      if (machineFiles.length === 0) problems.push(`${name} has no *.machine.* file.`);
      files.push(...machineFiles.map((file) => path.join(name, file)));
    }
  }
  return { files, problems };
}

/** The first line of a drawing names its source. Files without it are never replaced or removed. */
const headers: Record<Format, { write: (source: string) => string; pattern: RegExp }> = {
  svg: {
    write: (source) => `<!-- Drawn by statecharts from ${source} -->\n`,
    pattern: /^<!-- Drawn by statecharts from (.+) -->$/m,
  },
  mmd: {
    write: (source) => `%% Drawn by statecharts from ${source}\n`,
    pattern: /^%% Drawn by statecharts from (.+)$/m,
  },
};

/** Reads the name of a drawing's source file; undefined if the file is not a drawing. */
function readSourceName(drawing: string, format: Format): string | undefined {
  return headers[format].pattern.exec(readFileSync(drawing, 'utf8').slice(0, 1000))?.[1];
}

/** Draws the machines of a file. Returns the drawings by their target path. */
async function createDrawings(file: string, format: Format): Promise<Map<string, string>> {
  const elk = nodeElk();
  const draw = async (chart: Chart) =>
    format === 'mmd' ? mermaid(chart) : standAloneDrawing(await layOutChart(chart, elk));
  const base = file.replace(scriptExtension, '');
  const drawings = new Map<string, string>();
  for (const [name, machine] of await loadMachines(file)) {
    const drawing = headers[format].write(path.basename(file)) + (await draw(getChart(machine)));
    drawings.set([base, name, format].filter(Boolean).join('.'), drawing);
  }
  return drawings;
}

/** Returns obsolete drawings: their source is deleted, or is one of these files and has no such machine now. */
function findObsoleteDrawings(
  files: readonly string[],
  expected: ReadonlySet<string>,
  format: Format,
) {
  const drawnFiles = new Set(files.map((file) => path.resolve(file)));
  const folders = new Set(files.map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${format}`))
      .map((name) => path.join(folder, name))
      .filter((name) => {
        const source = expected.has(name) ? undefined : readSourceName(name, format);
        if (source === undefined) return false;
        const origin = path.resolve(folder, source);
        return drawnFiles.has(origin) || !existsSync(origin);
      }),
  );
}

function describeLoadError(file: string, error: unknown): string {
  return `${file} cannot be loaded: ${String(error).replace(/\s+/g, ' ').slice(0, 300)}`;
}

export interface DrawResult {
  /** One line per drawing that was written or removed. */
  changes: string[];
  /** One line per problem. */
  problems: string[];
}

/**
 * Draws all machines that these files and folders export; with `check`, only reports outdated drawings.
 * It executes the files.
 */
export async function draw(
  names: readonly string[],
  { check = false, format = 'svg' }: { check?: boolean; format?: Format } = {},
): Promise<DrawResult> {
  const { files, problems } = findFiles(names);
  const changes: string[] = [];
  const expected = new Set<string>();
  const loadedFiles: string[] = [];
  for (const file of files) {
    try {
      const drawings = await createDrawings(file, format);
      loadedFiles.push(file);
      if (drawings.size === 0) problems.push(`${file} exports no machine.`);
      for (const [target, drawing] of drawings) {
        expected.add(target);
        const exists = existsSync(target);
        if (exists && readFileSync(target, 'utf8') === drawing) continue;
        if (exists && readSourceName(target, format) === undefined) {
          problems.push(`${target} isn't a drawing of statecharts. Rename or remove it.`);
        } else if (check) {
          problems.push(`${target} is ${exists ? 'stale' : 'missing'}.`);
        } else {
          writeFileSync(target, drawing);
          changes.push(`${target} written.`);
        }
      }
    } catch (error) {
      problems.push(describeLoadError(file, error));
    }
  }
  // The expected drawings of a file that cannot be loaded are unknown, so none is removed.
  if (loadedFiles.length < files.length) return { changes, problems };
  for (const file of findObsoleteDrawings(loadedFiles, expected, format)) {
    if (check) {
      problems.push(`${file} is obsolete.`);
    } else {
      rmSync(file);
      changes.push(`${file} removed.`);
    }
  }
  return { changes, problems };
}
