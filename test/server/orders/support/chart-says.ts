import { transition } from 'xstate';
import {
  orderMachine,
  type OrderEffects,
  type OrderEvent,
  type OrderSnapshot,
} from '../../../../src/contract/order.machine';
import { senderOf } from '../../../../src/contract/sale';
import type { Person } from '../../support/records';
import { sortTold, type PlacedOrder, type StoredOrder } from './placed-order';

interface Move {
  event: OrderEvent;
  snapshot: OrderSnapshot;
  tellings: OrderEffects['notify'][];
}

export interface Led {
  snapshot: OrderSnapshot;
  /** Those of the events that the chart took. */
  moves: Move[];
}

/** What the chart makes of some events, one after the other; those that it refuses do nothing. */
export function lead(snapshot: OrderSnapshot, events: OrderEvent[]): Led {
  const moves: Move[] = [];
  for (const event of events) {
    if (!snapshot.can(event)) continue;
    const [next, actions] = transition(orderMachine, snapshot, event);
    snapshot = next;
    const tellings = actions.flatMap(({ type, params }) =>
      type === 'notify' ? [params as OrderEffects['notify']] : [],
    );
    moves.push({ event, snapshot, tellings });
  }
  return { snapshot, moves };
}

/** How an order should be once the chart has led it on. Who is gone is told nothing. */
export function ledOn(
  before: StoredOrder,
  { buyer, seller, admin }: PlacedOrder,
  { snapshot, moves }: Led,
  gone: Person[],
): StoredOrder {
  const people = { buyer, seller, admin, admins: admin };
  const steps = moves.map(({ event, snapshot: { value: state } }, index) => {
    const sender = senderOf(event);
    const actorId = sender === 'clock' || sender === 'stripe' ? null : people[sender].id;
    return { number: before.steps.length + 1 + index, type: event.type, state, actorId };
  });
  const told = moves.flatMap(({ tellings }, index) =>
    tellings.flatMap(({ recipients, kind }) =>
      recipients
        .map((listener) => people[listener])
        .filter((person) => !gone.includes(person))
        .map(({ id: userId }) => ({ userId, number: before.steps.length + 1 + index, news: kind })),
    ),
  );
  return {
    id: before.id,
    state: snapshot.value,
    context: snapshot.context,
    holding: snapshot.hasTag('holding'),
    steps: [...before.steps, ...steps],
    told: sortTold([...before.told, ...told]),
  };
}
