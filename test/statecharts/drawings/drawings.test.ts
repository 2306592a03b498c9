import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chartOf } from '../../../src/statecharts/chart/chart';
import { layoutOf } from '../../../src/statecharts/chart/layout';
import { drawingsBelow, problemsBelow } from '../../../src/statecharts/drawings/drawings';
import { nodeElk } from '../../../src/statecharts/drawings/node-elk';
import { standAloneDrawing } from '../../../src/statecharts/drawings/stand-alone-drawing';
import { flows } from '../../../src/statecharts/flows';
import { workshopMachine } from '../chart/workshop-machine';

const source = path.resolve(__dirname, '../../../src');

test('every machine has its drawing beside it as it is now: npm run charts writes them', async () => {
  const drawings = await drawingsBelow(source);
  expect([...drawings.keys()].map((file) => path.relative(source, file)).sort()).toEqual(
    flows.map(({ file }) => file.replace(/\.ts$/, '.svg')).sort(),
  );
  expect(Object.fromEntries(problemsBelow(source, drawings))).toEqual({});
});

describe('the drawings of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'drawings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are said to be stale, missing or left over', () => {
    const file = (name: string) => path.join(folder, `${name}.machine.svg`);
    writeFileSync(file('right'), 'as it is');
    writeFileSync(file('stale'), 'as it was');
    writeFileSync(file('gone'), 'of nothing');
    const drawings = new Map(
      ['right', 'stale', 'new'].map((name) => [file(name), 'as it is'] as const),
    );
    expect(Object.fromEntries(problemsBelow(folder, drawings))).toEqual({
      [file('stale')]: 'stale',
      [file('new')]: 'missing',
      [file('gone')]: 'left over',
    });
  });
});

describe('a drawing by itself', () => {
  let drawing: string;
  beforeAll(async () => {
    drawing = standAloneDrawing(await layoutOf(chartOf(workshopMachine), nodeElk()));
  });

  test('is SVG with its size, its title and its own style', () => {
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="[\d.]+" height="[\d.]+" viewBox="/,
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

  test('has one element a line, texts in one piece', () => {
    const elements = drawing.split('</style>')[1]!.trim().split('\n');
    for (const line of elements) {
      expect(line).toMatch(/^ *(<\/[a-z]+>|<text.*<\/text>|<[a-z]+[^>]*>(<\/[a-z]+>)?)$/);
    }
  });

  test('names no folder of the machine that it was made on', () => {
    expect(drawing).not.toContain(path.resolve(__dirname, '../../..'));
  });
});
