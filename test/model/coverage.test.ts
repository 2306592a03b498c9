import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { getActiveStateIds } from '../../src/statecharts/chart/active-states';
import { allStates, allTransitions, getChart } from '../../src/statecharts/chart/chart';
import { flows } from '../../src/client/pages/statecharts/flows';
import { saveCoverage } from './coverage-files';
import { transitionIds, createTestPaths } from './test-paths';
import { walk } from './walk';

test('every machine file is listed in flows', () => {
  const source = resolve(__dirname, '../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.machine.ts'));
  expect(flows.map(({ file }) => file).sort()).toEqual(files.sort());
});

describe.each(flows)('$title', (flow) => {
  const steps = createTestPaths(flow).flatMap((testPath) => walk(flow, testPath));
  const reachedStates = new Set(steps.flatMap(({ snapshot }) => getActiveStateIds(snapshot)));
  const takenTransitions = new Set(steps.flatMap(({ transitions }) => transitions));

  afterAll(() => {
    const machine = flow.machine.id;
    saveCoverage(
      'model',
      { machine, states: [...reachedStates], transitions: [...takenTransitions] },
      machine,
    );
  });

  test('reaches every state', () => {
    const states = allStates(getChart(flow.machine)).map(({ id }) => id);
    expect(states.filter((id) => !reachedStates.has(id))).toEqual([]);
  });

  test('takes every transition', () => {
    expect(transitionIds(flow).filter((id) => !takenTransitions.has(id))).toEqual([]);
  });

  test('handles the event type of every example', () => {
    const eventTypes = allTransitions(getChart(flow.machine)).map(({ eventType }) => eventType);
    const unhandledExamples = Object.entries(flow.examples).filter(
      ([, { type }]) => !eventTypes.includes(type),
    );
    expect(unhandledExamples.map(([name]) => name)).toEqual([]);
  });
});
