import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { allStates, allTransitions, chartOf } from '../../src/statecharts/chart/chart';
import { flows } from '../../src/statecharts/flows';
import { drawnTransitions, toursThrough } from './tours';
import { activeStates, walk } from './walk';

test('every machine of the client is walked', () => {
  const features = resolve(__dirname, '../../src/client/features');
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.machine.ts'));
  expect(flows.map(({ file }) => file).sort()).toEqual(files.sort());
});

describe.each(flows)('$title', (flow) => {
  const walks = toursThrough(flow).map((tour) => walk(flow, tour));

  test('reaches every state', () => {
    const reached = new Set(walks.flat().flatMap(({ snapshot }) => activeStates(snapshot)));
    const states = allStates(chartOf(flow.machine)).map(({ id }) => id);
    expect(states.filter((id) => !reached.has(id))).toEqual([]);
  });

  test('takes every transition', () => {
    const taken = new Set(walks.flat().flatMap(({ transitions }) => transitions));
    expect(drawnTransitions(flow).filter((id) => !taken.has(id))).toEqual([]);
  });

  test('has an event for every example', () => {
    const drawn = allTransitions(chartOf(flow.machine)).map(({ eventType }) => eventType);
    const strange = Object.entries(flow.examples).filter(([, { type }]) => !drawn.includes(type));
    expect(strange.map(([name]) => name)).toEqual([]);
  });
});
