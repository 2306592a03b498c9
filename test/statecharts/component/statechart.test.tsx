import { act, render, screen } from '@testing-library/react';
import { createActor, createMachine, fromPromise } from 'xstate';
import { Statechart } from '../../../src/statecharts/component/statechart';
import {
  chartOfMachine,
  doorMachine,
  actorWithSubscriptions,
  lampMachine,
  highlightedStates,
} from './statechart-fixtures';

test('the component draws a machine once its layout is computed', async () => {
  render(<Statechart machine={lampMachine} />);
  expect(screen.getByRole('status')).toHaveTextContent('Drawing lamp');
  await chartOfMachine('lamp');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'off' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'press, from off to on' })).toBeInTheDocument();
  expect(highlightedStates()).toEqual([]);
});

test("the component highlights the actor's current states", async () => {
  const { actor } = actorWithSubscriptions(lampMachine);
  render(<Statechart machine={lampMachine} actor={actor} />);
  await chartOfMachine('lamp');
  expect(highlightedStates()).toEqual(['lamp', 'off']);
  act(() => actor.send({ type: 'press' }));
  expect(highlightedStates()).toEqual(['lamp', 'on']);
});

test('the component subscribes to another actor in place of the first', async () => {
  const first = actorWithSubscriptions(lampMachine);
  const second = actorWithSubscriptions(lampMachine);
  const { rerender } = render(<Statechart machine={lampMachine} actor={first.actor} />);
  await chartOfMachine('lamp');
  second.actor.send({ type: 'press' });
  rerender(<Statechart machine={lampMachine} actor={second.actor} />);
  expect(highlightedStates()).toEqual(['lamp', 'on']);
  expect(first.subscriptions.size).toBe(0);
  rerender(<Statechart machine={lampMachine} />);
  expect(highlightedStates()).toEqual([]);
  expect(second.subscriptions.size).toBe(0);
});

test('the component draws another machine in place of the first', async () => {
  const lamp = actorWithSubscriptions(lampMachine);
  const door = actorWithSubscriptions(doorMachine);
  const { rerender } = render(<Statechart machine={lampMachine} actor={lamp.actor} />);
  await chartOfMachine('lamp');
  rerender(<Statechart machine={doorMachine} actor={door.actor} />);
  await chartOfMachine('door');
  expect(screen.queryByRole('group', { name: 'Chart of lamp' })).not.toBeInTheDocument();
  expect(highlightedStates()).toEqual(['door', 'closed']);
});

test('the component unsubscribes when unmounted', async () => {
  const { actor, subscriptions } = actorWithSubscriptions(lampMachine);
  const { unmount } = render(<Statechart machine={lampMachine} actor={actor} />);
  await chartOfMachine('lamp');
  expect(subscriptions.size).toBe(1);
  unmount();
  expect(subscriptions.size).toBe(0);
});

test.each([
  ['was never started', createActor(lampMachine), ['lamp', 'off']],
  ['is stopped', createActor(lampMachine).start().stop(), ['lamp', 'off']],
  [
    'failed when it was started',
    createActor(createMachine({ id: 'lamp', context: () => JSON.parse('{') as object })),
    ['lamp'],
  ],
  ['runs a promise instead of a machine', createActor(fromPromise(async () => 1)), []],
])('the component draws the chart for an actor that %s', async (_what, actor, highlighted) => {
  render(<Statechart machine={lampMachine} actor={actor} />);
  await chartOfMachine('lamp');
  expect(highlightedStates()).toEqual(highlighted);
});
