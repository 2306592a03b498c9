import { act, render, screen } from '@testing-library/react';
import { createActor, createMachine, fromPromise } from 'xstate';
import { Statechart } from '../../../src/statecharts/component/statechart';
import { chartOfMachine, doorMachine, heardActor, lampMachine, litStates } from './shown';

test('draws a machine once its layout is computed', async () => {
  render(<Statechart machine={lampMachine} />);
  expect(screen.getByRole('status')).toHaveTextContent('Drawing lamp');
  await chartOfMachine('lamp');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'off' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'press, from off to on' })).toBeInTheDocument();
  expect(litStates()).toEqual([]);
});

test("highlights the actor's current states", async () => {
  const { actor } = heardActor(lampMachine);
  render(<Statechart machine={lampMachine} actor={actor} />);
  await chartOfMachine('lamp');
  expect(litStates()).toEqual(['lamp', 'off']);
  act(() => actor.send({ type: 'press' }));
  expect(litStates()).toEqual(['lamp', 'on']);
});

test('subscribes to another actor in place of the first', async () => {
  const first = heardActor(lampMachine);
  const second = heardActor(lampMachine);
  const { rerender } = render(<Statechart machine={lampMachine} actor={first.actor} />);
  await chartOfMachine('lamp');
  second.actor.send({ type: 'press' });
  rerender(<Statechart machine={lampMachine} actor={second.actor} />);
  expect(litStates()).toEqual(['lamp', 'on']);
  expect(first.listeners.size).toBe(0);
  rerender(<Statechart machine={lampMachine} />);
  expect(litStates()).toEqual([]);
  expect(second.listeners.size).toBe(0);
});

test('draws another machine in place of the first', async () => {
  const lamp = heardActor(lampMachine);
  const door = heardActor(doorMachine);
  const { rerender } = render(<Statechart machine={lampMachine} actor={lamp.actor} />);
  await chartOfMachine('lamp');
  rerender(<Statechart machine={doorMachine} actor={door.actor} />);
  await chartOfMachine('door');
  expect(screen.queryByRole('group', { name: 'Chart of lamp' })).not.toBeInTheDocument();
  expect(litStates()).toEqual(['door', 'closed']);
});

test('unsubscribes when unmounted', async () => {
  const { actor, listeners } = heardActor(lampMachine);
  const { unmount } = render(<Statechart machine={lampMachine} actor={actor} />);
  await chartOfMachine('lamp');
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});

test.each([
  ['never started', createActor(lampMachine), ['lamp', 'off']],
  ['stopped', createActor(lampMachine).start().stop(), ['lamp', 'off']],
  [
    'failed at its start',
    createActor(createMachine({ id: 'lamp', context: () => JSON.parse('{') as object })),
    ['lamp'],
  ],
  ['of something else than a machine', createActor(fromPromise(async () => 1)), []],
])('an actor that is %s does no harm to the chart', async (_what, actor, lit) => {
  render(<Statechart machine={lampMachine} actor={actor} />);
  await chartOfMachine('lamp');
  expect(litStates()).toEqual(lit);
});
