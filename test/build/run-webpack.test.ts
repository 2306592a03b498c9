import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runWebpack } from '../../src/build/run-webpack';
import { renderPlaceholders } from '../../src/contract/website/rendered-page';
import webpackConfiguration from '../../webpack.config';

const project = path.resolve(__dirname, '../..');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-build-'));
});
afterAll(() => rm(folder, { recursive: true }));

const writeModule = async (name: string, text: string) => {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
};

/** Builds the entry as the server is built. @returns the bundle's file */
async function buildServer(entry: string): Promise<string> {
  const [server] = webpackConfiguration({ only: 'server' });
  const output = { ...server!.output, path: path.join(folder, 'built'), clean: false };
  await runWebpack({ ...server, entry: { entry }, output, cache: false, plugins: [] });
  return path.join(folder, 'built/entry.js');
}

async function runScript(script: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script]);
  return JSON.parse(stdout);
}

test('the built server renders a page with the renderer in its folder', async () => {
  const renderer = await writeModule(
    'renderer.js',
    'exports.createRenderer = () => async () => ({ head: "<title>Diver</title>", body: "Diver" });',
  );
  const bundle = await buildServer(
    path.join(project, 'src/server/domains/website/open-renderer.ts'),
  );
  const file = { html: `${renderPlaceholders.head}|${renderPlaceholders.body}`, etag: '' };
  const page = { pathName: '/product/1', origin: 'https://shop.example', responses: [] };
  const script = `require(${JSON.stringify(bundle)})
    .openRenderer(${JSON.stringify(renderer)}, {})
    .then((render) => render(${JSON.stringify(file)}, ${JSON.stringify(page)}))
    .then(({ body }) => console.log(JSON.stringify(body.toString())));`;
  expect(await runScript(script)).toMatch(/^<title>Diver<\/title>.*\|Diver$/);
});

test('__dirname and __filename are those of the bundle', async () => {
  const entry = await writeModule('place.js', 'exports.place = [__dirname, __filename];');
  const bundle = await buildServer(entry);
  const script = `console.log(JSON.stringify(require(${JSON.stringify(bundle)}).place));`;
  expect(await runScript(script)).toEqual([path.dirname(bundle), bundle]);
});

test('a build fails if its bundle could not load a module at runtime', async () => {
  const entry = await writeModule('unknown.js', 'exports.load = (name) => require(name);');
  await expect(buildServer(entry)).rejects.toThrow('Critical dependency');
});
