import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { statesAccepting } from '../buying/machine-states';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { reportedPerson } from '../trust/reports.sql';

/** Returns the reports of conversations as JSON, newest first. */
export function conversationReportsJson(database: Queryable, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`reports`,
      from: sql`reports`,
      where: sql`reports.subject_type = 'conversation'`,
      joins: sql`
        join lateral (
          select * from conversations
          where conversations.id = reports.subject_id offset 0)
          conversations on true
        join lateral (
          select * from products where products.id = conversations.product_id offset 0)
          products on true
        join lateral (
          select * from users where users.id = conversations.buyer_id offset 0) buyers on true
        join lateral (
          select * from users where users.id = conversations.seller_id offset 0) sellers on true`,
      entry: sql`json_build_object('id', reports.id,
        'conversationId', conversations.id, 'productId', products.id,
        'productName', products.product_name, 'image', products.image,
        'buyerName', buyers.display_name, 'sellerName', sellers.display_name,
        'reportedBy', case ${reportedPerson} when conversations.seller_id
          then 'buyer' else 'seller' end,
        'reason', reports.text, 'createdAt', reports.created_at)`,
    },
    page,
  );
}

/** Why an admin can read a conversation. */
export type AdminReadGround = 'report' | 'dispute';

/** States in which an admin or the buyer's bank decides about an order. */
const disputedStates = [
  ...statesAccepting('admin.release'),
  ...statesAccepting('stripe.disputeWon'),
];

/** The SQL expression of the ground on which an admin can read the row `conversations`; null if they cannot. */
export const adminReadGround = sql`case
  when exists (
    select 1 from reports
    where reports.subject_type = 'conversation' and reports.subject_id = conversations.id) then 'report'
  when exists (
    select 1 from orders
    where orders.product_id = conversations.product_id
      and orders.buyer_id = conversations.buyer_id
      and orders.state = any(${disputedStates}::text[])) then 'dispute' end`;

/** Returns why an admin can read a conversation; undefined if they cannot. */
export async function findAdminReadGround(
  database: Queryable,
  conversationId: string,
): Promise<AdminReadGround | undefined> {
  const [row] = await database.query<{ ground: AdminReadGround | null }>(sql`
    select ${adminReadGround} as ground from conversations where id = ${conversationId}`);
  return row?.ground ?? undefined;
}
