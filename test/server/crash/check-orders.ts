import { initialTransition } from 'xstate';
import { orderMachine } from '../../../src/contract/order.machine';
import { applyEvents, expectedOrderAfter } from '../domains/buying/support/expected-order';
import { orderEvents } from '../domains/buying/support/order-paths';
import type { StoredOrder } from '../domains/buying/support/placed-order';
import type { Journal } from './journal';
import type { Marketplace } from './marketplace';
import type { OrderRow, Rows } from './support/rows';

/**
 * Compares each order with the state that its events lead to in the machine, and the events with the acknowledged
 * ones. Each notification must exist once, with one email task.
 */
export function checkOrders({ journal, sellers, buyers, admin }: Marketplace, rows: Rows): void {
  const sellerOf = new Map(rows.products.map(({ id, sellerId }) => [id, sellerId]));
  const users = new Map([...sellers, ...buyers].map((user) => [user.id, user]));
  for (const order of rows.orders) {
    const name = `the order ${JSON.stringify(order)}`;
    checkAcknowledgedEvents(journal, order, name);
    const seller = users.get(sellerOf.get(order.productId) ?? '');
    const buyer = users.get(order.buyerId);
    if (!seller || !buyer) continue;
    const { steps, notifications } = order;
    const [open] = initialTransition(orderMachine);
    const events = steps.map(({ type }) => orderEvents.find((event) => event.type === type)!);
    const orderUsers = { seller, buyer, admin, productId: order.productId, intentId: '' };
    const stored = pickStoredFields(order);
    const before = {
      ...stored,
      hasHandOverCode: false,
      hasReturnCode: false,
      steps: [],
      notifications: [],
    };
    const expected = expectedOrderAfter(before, orderUsers, applyEvents(open, events), []);
    const toSortedJson = (all: typeof notifications) =>
      all.map((one) => JSON.stringify(one)).sort();
    const found = { ...stored, steps, notifications: toSortedJson(notifications) };
    if (!isSame(found, { ...expected, notifications: toSortedJson(expected.notifications) })) {
      journal.failures.push(`${name} differs from the chart: ${JSON.stringify(expected)}`);
    }
  }
  const { notificationsWithoutEmail } = rows;
  if (notificationsWithoutEmail > 0)
    journal.failures.push(`${notificationsWithoutEmail} emails are lost`);
}

function pickStoredFields(order: OrderRow): Omit<StoredOrder, 'steps' | 'notifications'> {
  const { id, state, holding, deadlines, expires, hasHandOverCode, hasReturnCode } = order;
  return { id, state, holding, deadlines, expires, hasHandOverCode, hasReturnCode };
}

/** jsonb does not preserve the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, each: unknown) =>
      each !== null && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
        : each,
    );
  return sorted(one) === sorted(other);
}

function checkAcknowledgedEvents(
  { events, failures }: Journal,
  { id, steps }: OrderRow,
  name: string,
) {
  for (const { orderId, type, actorId } of events) {
    const isStored = steps.some((step) => step.type === type && step.actorId === actorId);
    if (orderId === id && !isStored) failures.push(`${name} lost ${type}`);
  }
}
