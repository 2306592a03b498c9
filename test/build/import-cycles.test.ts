import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../src');

/** The files that each file imports, its types and lazy chunks included. */
const imports = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [path.join(folder, name), findImports(path.join(folder, name))]),
);

function findImports(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(
    /(?:from |import\(\s*(?:\/\*.*?\*\/\s*)?)'(\.[^']+)'/g,
  );
  return [...specifiers].flatMap(([, specifier = '']) => {
    const imported = path.resolve(file, '..', specifier);
    return [`${imported}.ts`, `${imported}.tsx`].filter((name) => existsSync(name));
  });
}

/** Returns the files of the first circle that begins at the file of a path of imports. */
function findCycle(files: string[], finished: Set<string>): string[] | undefined {
  const file = files.at(-1)!;
  if (files.indexOf(file) < files.length - 1) return files.slice(files.indexOf(file));
  if (finished.has(file)) return undefined;
  for (const imported of imports.get(file) ?? []) {
    const cycle = findCycle([...files, imported], finished);
    if (cycle) return cycle;
  }
  finished.add(file);
  return undefined;
}

test('no file imports itself through others', () => {
  const finished = new Set<string>();
  for (const file of imports.keys()) {
    const cycle = findCycle([file], finished)?.map((name) => path.relative(folder, name));
    expect(cycle).toBeUndefined();
  }
});
