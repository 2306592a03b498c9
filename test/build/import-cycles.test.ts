import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../src/server');

/** The files that each file imports, its types included. */
const imports = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [path.join(folder, name), findImports(path.join(folder, name))]),
);

function findImports(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g);
  return [...specifiers].map(([, specifier = '']) => path.resolve(file, '..', `${specifier}.ts`));
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

test('no file of the server imports itself through others', () => {
  const finished = new Set<string>();
  for (const file of imports.keys()) {
    const cycle = findCycle([file], finished)?.map((name) => path.relative(folder, name));
    expect(cycle).toBeUndefined();
  }
});
