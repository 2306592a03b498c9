import { transition } from 'xstate';
import { getOrderState } from '../../../../../src/contract/buying/order-snapshot';
import {
  orderMachine,
  type OrderEffects,
  type OrderEvent,
  type OrderSnapshot,
} from '../../../../../src/contract/order.machine';
import { priceOwners } from '../../../../../src/contract/payments/price-owner';
import { getEventSender } from '../../../../../src/contract/buying/sale';
import type { TestUser } from '../../../support/records';
import { sortNotifications, type PlacedOrder, type StoredOrder } from './placed-order';

interface OrderTransition {
  event: OrderEvent;
  snapshot: OrderSnapshot;
  notifications: OrderEffects['notify'][];
  /** The codes that the transition issues. */
  codes: { hasHandOverCode?: true; hasReturnCode?: true };
}

export interface AppliedEvents {
  snapshot: OrderSnapshot;
  /** The events that the chart accepted. */
  transitions: OrderTransition[];
}

/** Applies the events in order, and skips those that the chart rejects. */
export function applyEvents(snapshot: OrderSnapshot, events: OrderEvent[]): AppliedEvents {
  const transitions: OrderTransition[] = [];
  for (const event of events) {
    if (!snapshot.can(event)) continue;
    const [next, actions] = transition(orderMachine, snapshot, event);
    snapshot = next;
    const notifications = actions.flatMap(({ type, params }) =>
      type === 'notify' ? [params as OrderEffects['notify']] : [],
    );
    const types = new Set(actions.map(({ type }) => type));
    const codes = {
      ...(types.has('issueHandOverCode') && { hasHandOverCode: true as const }),
      ...(types.has('issueReturnCode') && { hasReturnCode: true as const }),
    };
    transitions.push({ event, snapshot, notifications, codes });
  }
  return { snapshot, transitions };
}

/** The stored order after the transitions; deleted users receive no notification. */
export function expectedOrderAfter(
  before: StoredOrder,
  { buyer, seller, admin }: PlacedOrder,
  { snapshot, transitions }: AppliedEvents,
  deletedUsers: TestUser[],
): StoredOrder {
  const users = { buyer, seller, admin, admins: admin };
  const steps = transitions.map(({ event, snapshot: after }, index) => {
    const sender = getEventSender(event);
    const actorId = sender === 'clock' || sender === 'stripe' ? null : users[sender].id;
    return {
      number: before.steps.length + 1 + index,
      type: event.type,
      state: getOrderState(after),
      actorId,
    };
  });
  const notifications = transitions.flatMap(({ notifications }, index) =>
    notifications.flatMap(({ recipients, kind }) =>
      recipients
        .map((recipient) => users[recipient])
        .filter((user) => !deletedUsers.includes(user))
        .map(({ id: userId }) => ({ userId, number: before.steps.length + 1 + index, kind })),
    ),
  );
  const deadlines = getDeadlines(snapshot);
  return {
    ...before,
    ...Object.assign({}, ...transitions.map(({ codes }) => codes)),
    state: getOrderState(snapshot),
    holding: snapshot.hasTag('holding'),
    deadlines,
    expires: deadlines.length > 0 && snapshot.can({ type: 'clock.expire' }),
    steps: [...before.steps, ...steps],
    notifications: sortNotifications([...before.notifications, ...notifications]),
  };
}

/**
 * Whether nothing needs the personal data of a user any more when their account is closed: the order has ended, and
 * its price is not owed to them.
 */
export function isErasable(user: TestUser, { seller }: PlacedOrder, snapshot: OrderSnapshot) {
  const isOwed = user === seller && priceOwners[getOrderState(snapshot)] === 'seller';
  return snapshot.hasTag('ended') && !isOwed;
}

/** The stored order after the personal data of a user is erased. */
export function withoutDataOf({ id }: TestUser, order: StoredOrder): StoredOrder {
  return {
    ...order,
    hasHandOverCode: false,
    hasReturnCode: false,
    notifications: order.notifications.filter(({ userId }) => userId !== id),
  };
}

/** The deadlines of a state and of the states around it. */
export const getDeadlines = (snapshot: OrderSnapshot) =>
  Object.values(snapshot.getMeta())
    .flatMap((meta) => meta?.deadlines ?? [])
    .sort();
