import type { Role } from '../../../src/contract/accounts/user';
import { sql } from '../../../src/server/database/sql';
import { findLedgerFaults } from '../../../src/server/domains/payments/ledger-invariants.sql';
import { defaultLimits } from '../../../src/server/environment/limits';
import { rowsStatement, type Rows } from '../crash/support/rows';
import { addCategory, addUser, storeProduct, type TestUser } from '../support/records';
import type { TestResponse } from '../support/call-server';
import type { RaceServer } from './race-server';

export function addUsers({ database }: RaceServer, count: number, role: Role): Promise<TestUser[]> {
  return Promise.all(Array.from({ length: count }, () => addUser(database, role)));
}

/** Runs an action several times at once. */
export function atOnce<Result>(times: number, action: () => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, action));
}

export interface Offer {
  seller: TestUser;
  productId: string;
}

/** A product for sale by a new seller. */
export async function addOffer({ database }: RaceServer): Promise<Offer> {
  const seller = await addUser(database, 'seller');
  const categoryId = await addCategory(database);
  return { seller, productId: await storeProduct(database, { seller, categoryId }) };
}

/** The rows that belong to the products, and the number of all notifications without an email. */
export async function rowsOf({ database }: RaceServer, ...productIds: string[]): Promise<Rows> {
  const [result] = await database.query<{ rows: Rows }>(rowsStatement);
  const { products, wishes, orders, payments, notificationsWithoutEmail } = result!.rows;
  const isOfThese = (row: { productId: string | null }) =>
    row.productId !== null && productIds.includes(row.productId);
  return {
    products: products.filter(({ id }) => productIds.includes(id)),
    wishes: wishes.filter(isOfThese),
    orders: orders.filter(isOfThese),
    payments: payments.filter(isOfThese),
    notificationsWithoutEmail,
    ledgerFaults: await findLedgerFaults(database, defaultLimits),
  };
}

export async function paymentsOf({ database }: RaceServer, intentIds: string[]) {
  const rows = await database.query<{ status: string }>(
    sql`select status from payments where intent_id = any(${intentIds}) order by status`,
  );
  return rows.map(({ status }) => status);
}

export function book(
  server: RaceServer,
  buyer: TestUser,
  productId: string,
): Promise<TestResponse> {
  return server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: `Station of ${buyer.uid}` },
  });
}

export function wish(
  server: RaceServer,
  buyer: TestUser,
  productId: string,
): Promise<TestResponse> {
  return server.call('POST', '/api/wishlist', { token: buyer.token, body: { productId } });
}

export function deleteProduct(
  server: RaceServer,
  { seller, productId }: Offer,
): Promise<TestResponse> {
  return server.call('DELETE', `/api/products/${productId}`, { token: seller.token });
}

/** The number of responses by status. */
export function countStatuses(responses: TestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
