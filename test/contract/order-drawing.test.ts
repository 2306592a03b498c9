import { readFileSync } from 'node:fs';
import { transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../src/contract/order-snapshot';
import { orderExampleEvents } from '../../src/contract/order.examples';
import { orderStates } from '../../src/contract/order-states';
import { orderMachine, type OrderState } from '../../src/contract/order.machine';

const decision = readFileSync('src/decisions/21-order-state-machine.md', 'utf8');

/** The states with this name, or within the compound state with this name. */
const statesOf = (name: string): OrderState[] =>
  name === '[*]'
    ? ['open']
    : orderStates.filter((state) =>
        JSON.stringify(orderSnapshot(state).value).includes(`"${name}"`),
      );

test('the drawing on one page has the transitions of the machine', () => {
  const drawn = [...decision.matchAll(/^ *(\S+) --> (\S+): /gm)].flatMap(([, from, to]) =>
    // The first state of a compound state is the one that a transition to it enters.
    statesOf(from!).map((state) => `${state} --> ${statesOf(to!)[0]}`),
  );
  /** These transitions are described in the text below the drawing. */
  const isOmitted = (from: OrderState, to: OrderState) =>
    [from, to].some((state) => state.startsWith('bankDispute')) ||
    (to === 'refunded' && from !== 'refunding');
  const transitions = orderStates.flatMap((from) =>
    Object.values(orderExampleEvents).flatMap((event) => {
      const to = getOrderState(transition(orderMachine, orderSnapshot(from), event)[0]);
      return to === from || isOmitted(from, to) ? [] : `${from} --> ${to}`;
    }),
  );
  expect([...new Set(drawn)].sort()).toEqual([...new Set(transitions)].sort());
});
