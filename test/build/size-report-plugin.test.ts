import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sizes } from '../../src/build/budget';
import { runWebpack } from '../../src/build/run-webpack';
import { SizeReportPlugin } from '../../src/build/size-report-plugin';

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

test('a build writes its sizes', async () => {
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'built') },
    plugins: [new SizeReportPlugin(path.join(folder, 'report/sizes.json'))],
  });
  const sizes = await readFile(path.join(folder, 'report/sizes.json'), 'utf8');
  expect(JSON.parse(sizes)).toEqual<Sizes>({
    initialScripts: expect.any(Number) as number,
    initialStyles: 0,
    documents: {},
    chunks: { carousel: expect.any(Number) as number },
  });
});
