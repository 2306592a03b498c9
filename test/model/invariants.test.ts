import type { AnyMachineSnapshot } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { arePhotosUploaded } from '../../src/client/components/photos/photo';
import { allStates, allTransitions, getChart } from '../../src/statecharts/chart/chart';
import { flows } from '../../src/client/pages/statecharts/flows';
import type { Flow } from '../../src/statecharts/page/flow';
import { possibleExamples, reachableStates, serialize, type Move } from './moves';

/** Actors created from callbacks. They report failures by events of their own. */
const callbackActors: readonly unknown[] = ['watchIdentity', 'watchAccount', 'acquireSlot'];

/** Lists every transition from every reachable state of a machine. */
function listMoves(id: string): Move[] {
  const flow = flows.find(({ machine }) => machine.id === id);
  if (!flow) throw new Error(`There is no machine ${id}`);
  return reachableStates(flow).flatMap(({ moves }) => moves);
}

/** Finds every state that is reachable from a state, including itself. */
function findReachable(moves: readonly Move[], start: AnyMachineSnapshot): AnyMachineSnapshot[] {
  const found = new Map([[serialize(start), start]]);
  for (const state of found.values()) {
    for (const { to } of moves.filter(({ from }) => serialize(from) === serialize(state))) {
      if (!found.has(serialize(to))) found.set(serialize(to), to);
    }
  }
  return [...found.values()];
}

/** Keys of a machine's definition whose strings do not name an implementation. */
const ignoredKeys = ['id', 'description', 'initial', 'tags', 'target'];

/** Finds the names of the guards, actions, actors and delays in a machine's definition. */
function findImplementations(definition: unknown): string[] {
  if (typeof definition === 'string') return [definition];
  // A combined guard is a function with the guards as a property.
  const isContainer = typeof definition === 'object' || typeof definition === 'function';
  if (!definition || !isContainer) return [];
  return Object.entries(definition).flatMap(([key, value]: [string, unknown]) => {
    if (ignoredKeys.includes(key)) return [];
    const delays = key === 'after' ? Object.keys(value as object) : [];
    return [...delays, ...findImplementations(value)];
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
  const activeStates = reachableStates(flow)
    .map(({ state }) => state)
    .filter(({ status }) => status === 'active');
  const isResponse = (example: string) => flow.examples[example]!.type.startsWith('xstate.');

  test('every state and transition has a description', () => {
    const elements = [...allStates(chart), ...allTransitions(chart)];
    expect(elements.filter(({ description }) => description === '').map(({ id }) => id)).toEqual(
      [],
    );
  });

  test('names every guard and every action', () => {
    expect(JSON.stringify(chart)).not.toContain('"inline"');
  });

  test('uses every action, guard, actor and delay of its setup', () => {
    const usedNames = new Set(findImplementations(flow.machine.config));
    const { actions, guards, actors, delays } = flow.machine.implementations;
    const declaredNames = [actions, guards, actors, delays].flatMap((kind) => Object.keys(kind));
    expect(declaredNames.filter((name) => !usedNames.has(name))).toEqual([]);
  });

  test('never leaves a final state', () => {
    const finalStatesWithTransitions = allStates(chart).filter(
      ({ type, transitions }) => type === 'final' && transitions.length > 0,
    );
    expect(finalStatesWithTransitions.map(({ id }) => id)).toEqual([]);
  });

  test('accepts the event that a tag such as "payable" announces', () => {
    const missingEvents = activeStates.flatMap((state) =>
      [...state.tags].filter((tag) => !acceptsTaggedEvent(flow, state, tag)),
    );
    expect(missingEvents).toEqual([]);
  });

  test('handles the failure of every actor that can fail', () => {
    const unhandledFailures = getStateNodes(flow.machine)
      .flatMap((node) => node.invoke.map(({ id, src }) => ({ node, id, src })))
      .filter(({ src }) => !callbackActors.includes(src))
      .map(({ node, id }) => ({ node, type: `xstate.error.actor.${id}` }))
      .filter(({ node, type }) => !node.transitions.has(type as '*'));
    expect(unhandledFailures.map(({ type }) => type)).toEqual([]);
  });

  test('can leave every state that has not ended', () => {
    const stuckStates = activeStates.filter(
      (state) => possibleExamples(flow, state).length === 0 && !state.hasTag('ended'),
    );
    expect(stuckStates.map(serialize)).toEqual([]);
  });

  test('has the tag "busy" only while a request is pending', () => {
    const busyStates = activeStates.filter((state) => state.hasTag('busy'));
    const statesWithoutRequest = busyStates.filter(
      (state) => !possibleExamples(flow, state).some(isResponse),
    );
    expect(statesWithoutRequest.map(serialize)).toEqual([]);
  });

  test('lets the user continue after a failure', () => {
    const failedStates = activeStates.filter((state) => state.hasTag('failed'));
    const blockedStates = failedStates.filter((state) =>
      possibleExamples(flow, state).every(isResponse),
    );
    expect(blockedStates.map(serialize)).toEqual([]);
  });
});

describe('a payment', () => {
  const moves = listMoves('payment');
  const isPayable = (state: AnyMachineSnapshot) =>
    state.can({ type: 'payment.pay' }) || state.can({ type: 'payment.payWithWallet' });

  test('enables Pay only with a client secret', () => {
    const payableStates = moves.flatMap(({ to }) => (isPayable(to) ? [to] : []));
    expect(payableStates.length).toBeGreaterThan(0);
    expect(payableStates.filter(({ context }) => context.clientSecret === '')).toEqual([]);
  });

  test('never charges again once the card is accepted', () => {
    const acceptedMoves = moves.filter(
      ({ from, to }) => to.matches('recording') && !from.matches('recording'),
    );
    expect(acceptedMoves.length).toBeGreaterThan(0);
    const laterStates = acceptedMoves.flatMap(({ to }) => findReachable(moves, to));
    expect(laterStates.filter((state) => state.matches('confirming') || isPayable(state))).toEqual(
      [],
    );
  });

  test('checks the outcome of a confirmation that failed before it allows another', () => {
    const brokenConfirmations = moves.filter(
      ({ event }) => event.type === 'xstate.error.actor.0.payment.confirming',
    );
    expect(brokenConfirmations.length).toBeGreaterThan(0);
    expect(brokenConfirmations.filter(({ to }) => !to.matches('checking'))).toEqual([]);
  });

  test('ends as paid only when the marketplace confirms it', () => {
    const movesToPaid = moves.filter(({ to }) => to.matches('paid'));
    expect(new Set(movesToPaid.map(({ event }) => event.output))).toEqual(new Set(['paid']));
  });
});

test('a booking succeeds only with a response without a message', () => {
  const movesToBooked = listMoves('booking').filter(({ to }) => to.matches('booked'));
  expect(movesToBooked.length).toBeGreaterThan(0);
  expect(movesToBooked.filter(({ event }) => event.output?.message !== undefined)).toEqual([]);
});

test('nothing is deleted without a confirmation', () => {
  const movesToSaving = listMoves('deletion').filter(({ to }) => to.matches('saving'));
  expect(new Set(movesToSaving.map(({ event }) => event.type))).toEqual(
    new Set(['deletion.confirm']),
  );
});

test('a product is saved only with the URLs of all its photos', () => {
  const movesToSaving = listMoves('productCreation').filter(({ to }) => to.matches('saving'));
  expect(movesToSaving.length).toBeGreaterThan(0);
  const incompleteMoves = movesToSaving.filter(
    ({ to: { context } }) => !arePhotosUploaded(context.draft.photos),
  );
  expect(incompleteMoves.map(({ to }) => serialize(to))).toEqual([]);
});

test('sign-in completes only with an access token', () => {
  const movesToSignedIn = listMoves('signIn').filter(({ to }) => to.matches('signedIn'));
  expect(movesToSignedIn.length).toBeGreaterThan(0);
  expect(movesToSignedIn.filter(({ from }) => !from.matches('obtainingToken'))).toEqual([]);
});
