import { initialTransition } from 'xstate';
import { orderMachine } from '../../../src/contract/order.machine';
import { lead, ledOn } from '../orders/support/chart-says';
import { orderEvents } from '../orders/support/ways';
import type { Journal } from './journal';
import type { Marketplace } from './marketplace';
import type { OrderRow, Rows } from './support/rows';

/**
 * Holds each order against what its chart makes of its history, and that against what was
 * acknowledged: who was told what, each of them once, with one mail to be written for each.
 */
export function checkOrders({ journal, sellers, buyers, admin }: Marketplace, rows: Rows): void {
  const sellerOf = new Map(rows.products.map(({ id, sellerId }) => [id, sellerId]));
  const people = new Map([...sellers, ...buyers].map((person) => [person.id, person]));
  for (const order of rows.orders) {
    const name = `the order ${JSON.stringify(order)}`;
    checkAcknowledged(journal, order, name);
    const seller = people.get(sellerOf.get(order.productId) ?? '');
    const buyer = people.get(order.buyerId);
    if (!seller || !buyer) continue;
    const { steps, told, id, state, context, holding } = order;
    const [open] = initialTransition(orderMachine);
    const events = steps.map(({ type }) => orderEvents.find((event) => event.type === type)!);
    const placed = { seller, buyer, admin, productId: order.productId, intentId: '' };
    const before = { id, state, context, holding, steps: [], told: [] };
    const expected = ledOn(before, placed, lead(open, events), []);
    const keyed = (all: typeof told) => all.map((one) => JSON.stringify(one)).sort();
    const found = { ...before, steps, told: keyed(told) };
    if (!isSame(found, { ...expected, told: keyed(expected.told) })) {
      journal.complaints.push(`${name} is not where its chart leads: ${JSON.stringify(expected)}`);
    }
  }
  if (rows.unwritten > 0) journal.complaints.push(`${rows.unwritten} mails are lost`);
}

/** PostgreSQL keeps the fields of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  const sorted = (value: unknown) =>
    JSON.stringify(value, (_key, each: unknown) =>
      each !== null && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
        : each,
    );
  return sorted(one) === sorted(other);
}

function checkAcknowledged({ moves, complaints }: Journal, { id, steps }: OrderRow, name: string) {
  for (const { orderId, type, actorId } of moves) {
    const isKept = steps.some((step) => step.type === type && step.actorId === actorId);
    if (orderId === id && !isKept) complaints.push(`${name} forgot ${type}`);
  }
}
