import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMachine, type AnyStateMachine } from 'xstate';
import { getChart } from '../../../src/statecharts/chart/chart';
import { layOutChart } from '../../../src/statecharts/chart/layout';
import { nodeElk } from '../../../src/statecharts/drawings/node-elk';
import { standAloneDrawing } from '../../../src/statecharts/drawings/stand-alone-drawing';
import { mermaid } from '../../../src/statecharts/export/mermaid';
import { escapeText } from '../../../src/statecharts/export/mermaid-text';
import { statelyJson } from '../../../src/statecharts/export/stately-json';
import { needsInput } from '../../../src/statecharts/simulation/needs-input';
import { Simulation } from '../../../src/statecharts/simulation/simulation';
import { effects, type Feature } from './feature';
import { features } from './features';

const elk = nodeElk();
const tableFile = path.join(__dirname, '../../../src/statecharts/features.md');
const passedColumns = new Map<string, Set<string>>();

/** Tests each feature for a column of the table. */
function testColumn(title: string, check: (feature: Feature) => void | Promise<void>) {
  test.each(features)(`$name: ${title}`, async (feature) => {
    await check(feature);
    passedColumns.set(feature.name, (passedColumns.get(feature.name) ?? new Set()).add(title));
  });
}

/** All texts of a drawing in one line. */
function textOf(drawing: string): string {
  const texts = drawing.match(/<text.*?<\/text>/g) ?? [];
  const plain = texts.map((text) => text.replace(/<[^>]+>/g, ''));
  return plain
    .join(' ')
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/\s+/g, ' ');
}

testColumn('drawn', async ({ machine, texts }) => {
  const text = textOf(standAloneDrawing(await layOutChart(getChart(machine), elk)));
  expect(texts.filter((part) => !text.includes(part))).toEqual([]);
});

testColumn('exported as JSON and imported unchanged', ({ machine }) => {
  const text = JSON.stringify(statelyJson(getChart(machine)));
  const again = createMachine(JSON.parse(text)) as AnyStateMachine;
  expect(getChart(again)).toEqual(getChart(machine));
});

testColumn('exported as Mermaid', ({ machine, texts }) => {
  const text = mermaid(getChart(machine));
  // In Mermaid, the order of the arrows is the order of evaluation.
  const omittedTexts = ['otherwise', '1.', '2.'];
  const missing = texts.filter(
    (part) => !text.includes(escapeText(part)) && !omittedTexts.includes(part),
  );
  expect(missing).toEqual([]);
});

testColumn('simulated without side effects', ({ machine, sentEvents, reachedState, input }) => {
  effects.length = 0;
  expect(needsInput(machine)).toBe(input !== undefined);
  const simulation = new Simulation(machine, input);
  for (const event of sentEvents)
    simulation.send(typeof event === 'string' ? { type: event } : event);
  expect(simulation.run.problem).toBe('');
  expect(simulation.run.state.value).toEqual(reachedState);
  expect(effects).toEqual([]);
});

test('the table of features is up to date (write it with FEATURES=write)', () => {
  const titles = [...new Set([...passedColumns.values()].flatMap((found) => [...found]))];
  const rows = features.map(({ name }) => [
    name,
    ...titles.map((title) => (passedColumns.get(name)?.has(title) ? 'yes' : 'no')),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const text = [
    '# Supported features of XState machines',
    '',
    `A test generates this table from ${features.length} machines, one for each row.`,
    '',
    line(['', ...titles]),
    line(['---', ...titles.map(() => '---')]),
    ...rows.map(line),
    '',
  ].join('\n');
  if (process.env['FEATURES'] === 'write') writeFileSync(tableFile, text);
  const withoutPadding = (markdown: string) => markdown.replace(/ +/g, ' ').replace(/-+/g, '-');
  expect(withoutPadding(readFileSync(tableFile, 'utf8'))).toBe(withoutPadding(text));
});
