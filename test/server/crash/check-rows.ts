import type { Journal, KnownBooking } from './journal';
import { groupBy } from './support/group-by';
import type { OrderRow, ProductRow, Rows } from './support/rows';

/**
 * Compares the rows after a restart with the acknowledged requests, and records each difference. A row
 * that was found after an earlier restart must still exist.
 */
export function checkRows(journal: Journal, rows: Rows): void {
  checkProducts(journal, rows);
  checkWishlist(journal, rows);
  checkBookings(journal, rows);
}

function checkProducts(journal: Journal, { products, orders }: Rows): void {
  const rowsByName = groupBy(products, ({ name }) => name);
  const refunded = orders.filter(
    ({ id, state }) => state === 'refunded' && !journal.refunded.has(id),
  );
  for (const { id } of refunded) journal.refunded.add(id);
  for (const { name } of products) {
    if (!journal.products.has(name)) journal.failures.push(`${name} was never added`);
  }
  for (const product of journal.products.values()) {
    const found = rowsByName.get(product.name) ?? [];
    if (found.length > 1) journal.failures.push(`${product.name} is stored ${found.length} times`);
    const [row] = found;
    // A refunded product may no longer be advertised.
    const isRefunded = refunded.some(({ productId }) => productId === row?.id);
    if (isRefunded) product.state.mayBecome('plain');
    const expected = product.state.toString();
    const state = stateOf(row);
    if (!product.state.observe(state)) {
      journal.failures.push(`${product.name} is ${state} where it should be ${expected}`);
    }
    if (!row) continue;
    journal.recordId(product, row.id, product.name);
    if (row.sellerId !== product.seller.id) {
      journal.failures.push(`${product.name} belongs to another seller`);
    }
  }
}

function stateOf(row: ProductRow | undefined) {
  if (!row) return 'absent';
  return row.advertise ? 'advertised' : 'plain';
}

function checkWishlist(journal: Journal, { products, wishes }: Rows): void {
  const present = new Set(products.map(({ id }) => id));
  const wishesByKey = groupBy(wishes, ({ productId, userId }) => `${productId} ${userId}`);
  for (const [key, found] of wishesByKey) {
    const wish = journal.wishes.get(key);
    if (!wish) journal.failures.push(`the wishlist entry ${key} was never added`);
    if (found.length > 1) journal.failures.push(`the wishlist entry ${key} is stored twice`);
    if (wish && found[0]) journal.recordId(wish, found[0].id, `the wishlist entry ${key}`);
    const [productId = ''] = key.split(' ');
    if (!present.has(productId)) journal.failures.push(`the wishlist entry ${key} has no product`);
  }
  for (const [key, { id, productId }] of journal.wishes) {
    if (id && present.has(productId) && !wishesByKey.has(key)) {
      journal.failures.push(`the wishlist entry ${key} is lost`);
    }
  }
}

function checkBookings(journal: Journal, { products, orders }: Rows): void {
  const present = new Set(products.map(({ id }) => id));
  const perProduct = new Map<string, OrderRow>();
  const perPhoneNumber = new Map<string, OrderRow>();
  for (const order of orders) {
    const name = `the order ${JSON.stringify(order)}`;
    if (order.holding) {
      if (!present.has(order.productId)) journal.failures.push(`${name} has no product`);
      if (perProduct.has(order.productId))
        journal.failures.push(`${name} reserves a product that another order reserves`);
      perProduct.set(order.productId, order);
    }
    if (order.phoneNumber === null) {
      // A payment created this order; check-payments.ts checks it.
      if (order.holding && !order.intentId)
        journal.failures.push(`${name} is neither booked nor paid`);
      continue;
    }
    perPhoneNumber.set(order.phoneNumber, order);
    const booking = journal.bookings.get(order.phoneNumber);
    if (!booking || !matchesRequest(booking, order))
      journal.failures.push(`${name} was never booked`);
    else journal.recordId(booking, order.id, name);
  }
  for (const booking of journal.bookings.values()) {
    if (booking.id && !perPhoneNumber.has(booking.phoneNumber)) {
      journal.failures.push(`the booking ${booking.id} is lost`);
    }
  }
}

function matchesRequest(booking: KnownBooking, order: OrderRow): boolean {
  return (
    booking.productId === order.productId &&
    booking.buyer.id === order.buyerId &&
    booking.meetingLocation === order.meetingLocation
  );
}
