import { readFileSync } from 'node:fs';
import { transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../src/contract/buying/order-snapshot';
import { orderExampleEvents } from '../../src/contract/order.examples';
import { orderStates } from '../../src/contract/buying/order-states';
import { orderMachine, type OrderState } from '../../src/contract/order.machine';

const decisionRecord = readFileSync('src/decisions/21-order-state-machine.md', 'utf8');

/** Finds the state with this name, or the states within the compound state with this name. */
const findStates = (name: string): OrderState[] =>
  name === '[*]'
    ? ['open']
    : orderStates.filter((state) =>
        JSON.stringify(orderSnapshot(state).value).includes(`"${name}"`),
      );

test('the diagram in the decision record has the transitions of the machine', () => {
  const drawnTransitions = [...decisionRecord.matchAll(/^ *(\S+) --> (\S+): /gm)].flatMap(
    ([, from, to]) =>
      // The first state of a compound state is the one that a transition to it enters.
      findStates(from!).map((state) => `${state} --> ${findStates(to!)[0]}`),
  );
  /** The text below the diagram describes these transitions. */
  const isOmitted = (from: OrderState, to: OrderState) =>
    [from, to].some((state) => state.startsWith('bankDispute')) ||
    (to === 'refunded' && from !== 'refunding');
  const transitions = orderStates.flatMap((from) =>
    Object.values(orderExampleEvents).flatMap((event) => {
      const to = getOrderState(transition(orderMachine, orderSnapshot(from), event)[0]);
      return to === from || isOmitted(from, to) ? [] : `${from} --> ${to}`;
    }),
  );
  expect([...new Set(drawnTransitions)].sort()).toEqual([...new Set(transitions)].sort());
});
