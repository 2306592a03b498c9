import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getChart } from '../../../src/statecharts/chart/chart';
import { layOutChart } from '../../../src/statecharts/chart/layout';
import { draw } from '../../../src/statecharts/command/draw';
import { nodeElk } from '../../../src/statecharts/drawings/node-elk';
import { standAloneDrawing } from '../../../src/statecharts/drawings/stand-alone-drawing';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { workshopMachine } from '../chart/workshop-machine';

const drawingOf = (name: string) => name.replace(/\.ts$/, '.svg');
const source = path.resolve(__dirname, '../../../src');

test('every machine has an up-to-date drawing (write them with npm run charts)', async () => {
  expect(await draw([source], { check: true })).toEqual({ changes: [], problems: [] });
  expect(flows.filter(({ file }) => !existsSync(path.join(source, drawingOf(file))))).toEqual([]);
});

describe('the drawings of files', () => {
  let folder: string;
  const file = (name: string) => path.join(folder, name);
  const machineSource = (name: string) =>
    `createMachine({ id: '${name}', initial: 'a', states: { a: {} } })`;
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(
      file(name),
      [`import { createMachine } from '${require.resolve('xstate')}';`, ...lines].join('\n'),
    );
  const names = () => readdirSync(folder).sort();

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are reported and fixed when missing, stale or obsolete', async () => {
    write('one.machine.ts', [`export const one = ${machineSource('one')};`]);
    write('gone.machine.ts', [`export const gone = ${machineSource('gone')};`]);
    await draw([file('gone.machine.ts')]);
    rmSync(file('gone.machine.ts'));
    expect((await draw([folder], { check: true })).problems).toEqual([
      `${file('one.machine.svg')} is missing.`,
      `${file('gone.machine.svg')} is obsolete.`,
    ]);
    await draw([folder]);
    expect((await draw([folder], { check: true })).problems).toEqual([]);
    write('one.machine.ts', [`export const one = ${machineSource('other')};`]);
    expect((await draw([folder], { check: true })).problems).toEqual([
      `${file('one.machine.svg')} is stale.`,
    ]);
  });

  test('leave other files and the drawings of other sources alone', async () => {
    write('one.machine.ts', [`export const one = ${machineSource('one')};`]);
    write('two.machine.ts', [`export const two = ${machineSource('two')};`]);
    writeFileSync(file('logo.machine.svg'), '<svg/>');
    await draw([folder]);
    const drawings = names();
    expect(await draw([file('one.machine.ts')])).toEqual({ changes: [], problems: [] });
    expect(names()).toEqual(drawings);
    expect(readFileSync(file('logo.machine.svg'), 'utf8')).toBe('<svg/>');
  });

  test('replace no file that is not a drawing', async () => {
    write('one.ts', [`export const one = ${machineSource('one')};`]);
    writeFileSync(file('one.svg'), '<svg/>');
    expect(await draw([file('one.ts')])).toEqual({
      changes: [],
      problems: [`${file('one.svg')} isn't a drawing of statecharts. Rename or remove it.`],
    });
    expect(readFileSync(file('one.svg'), 'utf8')).toBe('<svg/>');
  });

  test('are removed when the file no longer exports the machine', async () => {
    const [one, two] = ['one', 'two'].map(
      (name) => `export const ${name} = ${machineSource(name)};`,
    );
    write('both.ts', [one!, two!]);
    await draw([file('both.ts')]);
    write('both.ts', [one!]);
    await draw([file('both.ts')]);
    expect(names()).toEqual(['both.svg', 'both.ts']);
  });

  test('fail for a folder without machines or a missing folder', async () => {
    expect(await draw([folder, file('nowhere')])).toEqual({
      changes: [],
      problems: [`${folder} has no *.machine.* file.`, `${file('nowhere')} doesn't exist.`],
    });
  });

  test('are written for the other files when one cannot be loaded, and none is removed', async () => {
    write('bad.machine.ts', ['export const bad = missing.value();']);
    write('late.machine.ts', [`await 1; export const late = ${machineSource('late')};`]);
    write('none.machine.ts', ['export const none = createMachine;']);
    write('one.machine.ts', [`export const one = ${machineSource('one')};`]);
    writeFileSync(file('bad.machine.svg'), 'as it was');
    const { changes, problems } = await draw([folder]);
    expect(changes).toEqual([`${file('one.machine.svg')} written.`]);
    expect(problems).toEqual([
      expect.stringMatching(
        /bad\.machine\.ts cannot be loaded: ReferenceError: missing is not defined/,
      ),
      expect.stringMatching(/late\.machine\.ts cannot be loaded: .*Top-level await/),
      `${file('none.machine.ts')} exports no machine.`,
    ]);
    expect(readFileSync(file('bad.machine.svg'), 'utf8')).toBe('as it was');
  });

  test('cover every export and the machines that it invokes', async () => {
    write('several.ts', [
      `const child = ${machineSource('child')};`,
      `export const one = ${machineSource('one')}.provide({ actors: { child } });`,
      `export default ${machineSource('two')};`,
      `export const none = { id: 'none' };`,
    ]);
    await draw([file('several.ts')]);
    expect(names()).toEqual([
      'several.default.svg',
      'several.one.child.svg',
      'several.one.svg',
      'several.ts',
    ]);
  });

  test('do not load styles and pictures that a bundler would provide', async () => {
    write('page.ts', [
      `import './page.css';`,
      `import logo from './logo.svg';`,
      `import wasm from './engine.wasm?url';`,
      `const address = new URL('worker.js', import.meta.url).href;`,
      `const key = import.meta.env.KEY;`,
      `export const page = ${machineSource('page')}.provide({ actions: { logo, wasm, address, key } });`,
    ]);
    expect(await draw([file('page.ts')])).toEqual({
      changes: [`${file('page.svg')} written.`],
      problems: [],
    });
  });

  test('work in a folder with a question mark in its name', async () => {
    mkdirSync(file('what?'));
    write('what?/one.machine.ts', [`export const one = ${machineSource('one')};`]);
    expect((await draw([folder])).problems).toEqual([]);
    expect(existsSync(file('what?/one.machine.svg'))).toBe(true);
  });

  test('can be Mermaid', async () => {
    write('one.machine.ts', [`export const one = ${machineSource('one')};`]);
    await draw([folder], { format: 'mmd' });
    expect(readFileSync(file('one.machine.mmd'), 'utf8')).toContain('stateDiagram-v2');
  });
});

describe('a standalone drawing', () => {
  let drawing: string;
  beforeAll(async () => {
    drawing = standAloneDrawing(await layOutChart(getChart(workshopMachine), nodeElk()));
  });

  test('is SVG with a size, a title and a style', () => {
    expect(drawing).toMatch(
      /^<svg class="statechart" xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="/,
    );
    expect(drawing).toContain('<title>workshop</title>');
    expect(drawing).toContain('prefers-color-scheme: dark');
  });

  test('closes every element that it opens, in order', () => {
    const open: string[] = [];
    for (const [, closing, name, empty] of drawing.matchAll(/<(\/?)([a-z]+)[^>]*?(\/?)>/gi)) {
      if (empty) continue;
      if (closing) expect(open.pop()).toBe(name);
      else open.push(name!);
    }
    expect(open).toEqual([]);
    expect(drawing).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#x?[0-9a-f]+;)/i);
  });

  test('has one element per line, without breaks inside texts', () => {
    const elements = drawing.split('</style>')[1]!.trim().split('\n');
    for (const line of elements) {
      expect(line).toMatch(/^ *(<\/[a-z]+>|<text.*<\/text>|<[a-z]+[^>]*>(<\/[a-z]+>)?)$/);
    }
  });

  test('contains no local path', () => {
    expect(drawing).not.toContain(path.resolve(__dirname, '../../..'));
  });
});
