import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { getStateNodes } from 'xstate/graph';
import { models } from './machines';
import { drawnTransitions, pathsThrough, serialize, transitionName } from './paths';
import { walk } from './walk';

test('every machine of the client is walked', () => {
  const features = resolve(__dirname, '../../src/client/features');
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.machine.ts'));
  expect(Object.keys(models).sort()).toEqual(files.sort());
});

describe.each(Object.entries(models))('%s', (_file, model) => {
  const { machine } = model;
  const paths = pathsThrough(model);

  test.each(paths)('arrives where the definition says: $name', ({ events, end }) => {
    const { snapshots } = walk(machine, events);
    expect(serialize(snapshots.at(-1)!)).toBe(serialize(end));
  });

  test('every state is reached', () => {
    const reached = new Set(
      paths.flatMap(({ events }) =>
        walk(machine, events).snapshots.flatMap(({ _nodes }) => _nodes.map(({ id }) => id)),
      ),
    );
    const unreached = getStateNodes(machine).filter(({ id }) => !reached.has(id));
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  test('every transition is taken', () => {
    const taken = new Set(paths.flatMap(({ events }) => [...walk(machine, events).transitions]));
    const drawn = drawnTransitions(machine).map(transitionName);
    expect(drawn.filter((transition) => !taken.has(transition))).toEqual([]);
  });
});
