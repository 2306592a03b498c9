import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BudgetPlugin } from '../../src/build/budget-plugin';
import { runWebpack } from '../../src/build/run-webpack';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-build-'));
  await writeFile(
    path.join(folder, 'main.js'),
    'import(/* webpackChunkName: "carousel" */ "./slides").then(console.log);',
  );
  await writeFile(path.join(folder, 'slides.js'), `export default ${JSON.stringify('x')};`);
});
afterEach(() => rm(folder, { recursive: true }));

function build(carousel: number): Promise<void> {
  const budget = {
    initialScripts: 10_000,
    initialStyles: 0,
    document: 0,
    chunks: { carousel },
    chunk: 0,
  };
  return runWebpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'built') },
    plugins: [new BudgetPlugin(budget, path.join(folder, 'report', 'chunks.txt'))],
  });
}

test('a chunk that has outgrown its budget fails the build by its name', async () => {
  await expect(build(10)).rejects.toThrow(/Over the budget.*the chunk carousel/);
});

test('a build within its budget leaves a report of what is in each chunk', async () => {
  await build(1000);
  const report = await readFile(path.join(folder, 'report', 'chunks.txt'), 'utf8');
  expect(report).toMatch(/kB {2}main \(initial\)/);
  expect(report).toMatch(/kB {2}carousel\n/);
});
