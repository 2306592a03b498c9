import type { AnyMachineSnapshot } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { areUploaded } from '../../src/client/components/photos/photo';
import { allStates, allTransitions, getChart } from '../../src/statecharts/chart/chart';
import { flows } from '../../src/client/pages/statecharts/flows';
import type { Flow } from '../../src/statecharts/page/flow';
import { possibleExamples, reachableStates, serialize, type Move } from './moves';

/** Callback actors, which report failures by events. */
const callbackActors: readonly unknown[] = ['watchIdentity', 'watchAccount', 'acquireSlot'];

/** Every transition from every reachable state. */
function transitionsOf(id: string): Move[] {
  const flow = flows.find(({ machine }) => machine.id === id);
  if (!flow) throw new Error(`There is no machine ${id}`);
  return reachableStates(flow).flatMap(({ moves }) => moves);
}

/** Every state reachable from this one, including itself. */
function reachableFrom(moves: readonly Move[], start: AnyMachineSnapshot): AnyMachineSnapshot[] {
  const found = new Map([[serialize(start), start]]);
  for (const state of found.values()) {
    for (const { to } of moves.filter(({ from }) => serialize(from) === serialize(state))) {
      if (!found.has(serialize(to))) found.set(serialize(to), to);
    }
  }
  return [...found.values()];
}

/** Keys of a definition whose strings do not name an implementation. */
const ignoredKeys = ['id', 'description', 'initial', 'tags', 'target'];

/** The guards, actions, actors and delays in a definition. */
function implementationsIn(definition: unknown): string[] {
  if (typeof definition === 'string') return [definition];
  // A combined guard is a function with the guards as a property.
  const isContainer = typeof definition === 'object' || typeof definition === 'function';
  if (!definition || !isContainer) return [];
  return Object.entries(definition).flatMap(([key, value]: [string, unknown]) => {
    if (ignoredKeys.includes(key)) return [];
    const delays = key === 'after' ? Object.keys(value as object) : [];
    return [...delays, ...implementationsIn(value)];
  });
}

/** A tag such as `payable` requires that the state accepts the event `<flow>.pay`. */
function acceptsTaggedEvent(flow: Flow, state: AnyMachineSnapshot, tag: string): boolean {
  const verb = /^(.+)able$/.exec(tag)?.[1];
  if (!verb) return true;
  return possibleExamples(flow, state).some((example) => {
    const { type } = flow.examples[example]!;
    return type.split('.').at(-1)!.startsWith(verb);
  });
}

describe.each(flows)('$title', (flow) => {
  const chart = getChart(flow.machine);
  const running = reachableStates(flow)
    .map(({ state }) => state)
    .filter(({ status }) => status === 'active');
  const isResponse = (example: string) => flow.examples[example]!.type.startsWith('xstate.');

  test('every state and transition has a description', () => {
    const parts = [...allStates(chart), ...allTransitions(chart)];
    expect(parts.filter(({ description }) => description === '').map(({ id }) => id)).toEqual([]);
  });

  test('names every guard and every action', () => {
    expect(JSON.stringify(chart)).not.toContain('"inline"');
  });

  test('uses every action, guard, actor and delay of its setup', () => {
    const used = new Set(implementationsIn(flow.machine.config));
    const { actions, guards, actors, delays } = flow.machine.implementations;
    const named = [actions, guards, actors, delays].flatMap((kind) => Object.keys(kind));
    expect(named.filter((name) => !used.has(name))).toEqual([]);
  });

  test('never leaves a final state', () => {
    const leaving = allStates(chart).filter(
      ({ type, transitions }) => type === 'final' && transitions.length > 0,
    );
    expect(leaving.map(({ id }) => id)).toEqual([]);
  });

  test('accepts the events that its tags promise', () => {
    const rejected = running.flatMap((state) =>
      [...state.tags].filter((tag) => !acceptsTaggedEvent(flow, state, tag)),
    );
    expect(rejected).toEqual([]);
  });

  test('handles the failure of every actor that can fail', () => {
    const unhandled = getStateNodes(flow.machine)
      .flatMap((node) => node.invoke.map(({ id, src }) => ({ node, id, src })))
      .filter(({ src }) => !callbackActors.includes(src))
      .map(({ node, id }) => ({ node, type: `xstate.error.actor.${id}` }))
      .filter(({ node, type }) => !node.transitions.has(type as '*'));
    expect(unhandled.map(({ type }) => type)).toEqual([]);
  });

  test('can leave every state that has not ended', () => {
    const stuck = running.filter(
      (state) => possibleExamples(flow, state).length === 0 && !state.hasTag('ended'),
    );
    expect(stuck.map(serialize)).toEqual([]);
  });

  test('is busy only while a request is pending', () => {
    const busy = running.filter((state) => state.hasTag('busy'));
    const idle = busy.filter((state) => !possibleExamples(flow, state).some(isResponse));
    expect(idle.map(serialize)).toEqual([]);
  });

  test('waits for the user after a failure', () => {
    const failed = running.filter((state) => state.hasTag('failed'));
    const blocked = failed.filter((state) => possibleExamples(flow, state).every(isResponse));
    expect(blocked.map(serialize)).toEqual([]);
  });
});

describe('a payment', () => {
  const moves = transitionsOf('payment');
  const isPayable = (state: AnyMachineSnapshot) => state.can({ type: 'payment.pay' });

  test('opens Pay only with a client secret', () => {
    const payable = moves.flatMap(({ to }) => (isPayable(to) ? [to] : []));
    expect(payable.length).toBeGreaterThan(0);
    expect(payable.filter(({ context }) => context.clientSecret === '')).toEqual([]);
  });

  test('never charges again once the card is accepted', () => {
    const accepted = moves.filter(
      ({ from, to }) => to.matches('recording') && !from.matches('recording'),
    );
    expect(accepted.length).toBeGreaterThan(0);
    const afterwards = accepted.flatMap(({ to }) => reachableFrom(moves, to));
    expect(afterwards.filter((state) => state.matches('confirming') || isPayable(state))).toEqual(
      [],
    );
  });

  test('checks the outcome of a broken confirmation before it allows another', () => {
    const broken = moves.filter(
      ({ event }) => event.type === 'xstate.error.actor.0.payment.confirming',
    );
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.filter(({ to }) => !to.matches('checking'))).toEqual([]);
  });

  test('ends as paid only when the marketplace confirms it', () => {
    const ends = moves.filter(({ to }) => to.matches('paid'));
    expect(new Set(ends.map(({ event }) => event.output))).toEqual(new Set(['paid']));
  });
});

test('a booking succeeds only with a response without a message', () => {
  const booked = transitionsOf('booking').filter(({ to }) => to.matches('booked'));
  expect(booked.length).toBeGreaterThan(0);
  expect(booked.filter(({ event }) => event.output?.message !== undefined)).toEqual([]);
});

test('nothing is deleted without a confirmation', () => {
  const deleting = transitionsOf('deletion').filter(({ to }) => to.matches('deleting'));
  expect(new Set(deleting.map(({ event }) => event.type))).toEqual(new Set(['deletion.confirm']));
});

test('a product is saved only with the URLs of all its photos', () => {
  const saving = transitionsOf('productCreation').filter(({ to }) => to.matches('saving'));
  expect(saving.length).toBeGreaterThan(0);
  const incomplete = saving.filter(({ to: { context } }) => !areUploaded(context.draft.photos));
  expect(incomplete.map(({ to }) => serialize(to))).toEqual([]);
});

test('sign-in completes only with an access token', () => {
  const signedIn = transitionsOf('signIn').filter(({ to }) => to.matches('signedIn'));
  expect(signedIn.length).toBeGreaterThan(0);
  expect(signedIn.filter(({ from }) => !from.matches('obtainingToken'))).toEqual([]);
});
