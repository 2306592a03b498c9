import type { Queryable, Transaction } from '../database/database';
import { sql } from '../database/sql';
import { statesAccepting } from '../orders/machine-states';
import { jsonPage, type PageRequest } from './json-page';

export interface ConversationReportInsert {
  conversationId: string;
  reporterId: string;
  reason: string;
}

export async function addConversationReport(
  tx: Transaction,
  { conversationId, reporterId, reason }: ConversationReportInsert,
): Promise<void> {
  await tx.query(sql`
    insert into conversation_reports (conversation_id, reporter_id, reason)
    values (${conversationId}, ${reporterId}, ${reason})`);
}

/** Returns the reports of conversations as JSON, newest first. */
export function conversationReportsJson(database: Queryable, page: PageRequest) {
  return jsonPage(
    database,
    {
      table: sql`conversation_reports`,
      from: sql`conversation_reports`,
      where: sql`true`,
      joins: sql`
        join lateral (
          select * from conversations
          where conversations.id = conversation_reports.conversation_id offset 0)
          conversations on true
        join lateral (
          select * from products where products.id = conversations.product_id offset 0)
          products on true
        join lateral (
          select * from users where users.id = conversations.buyer_id offset 0) buyers on true
        join lateral (
          select * from users where users.id = conversations.seller_id offset 0) sellers on true`,
      entry: sql`json_build_object('id', conversation_reports.id,
        'conversationId', conversations.id, 'productId', products.id,
        'productName', products.product_name, 'image', products.image,
        'buyerName', buyers.display_name, 'sellerName', sellers.display_name,
        'reportedBy', case conversation_reports.reporter_id when conversations.buyer_id
          then 'buyer' else 'seller' end,
        'reason', conversation_reports.reason, 'createdAt', conversation_reports.created_at)`,
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
    select 1 from conversation_reports
    where conversation_reports.conversation_id = conversations.id) then 'report'
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

export interface AdminRead {
  conversationId: string;
  adminId: string;
  ground: AdminReadGround;
  /** The highest message number that the admin has read. */
  lastNumber: number;
}

export async function addAdminRead(
  database: Queryable,
  { conversationId, adminId, ground, lastNumber }: AdminRead,
): Promise<void> {
  await database.query(sql`
    insert into conversation_admin_reads (conversation_id, admin_id, ground, last_number)
    values (${conversationId}, ${adminId}, ${ground}, ${lastNumber})`);
}
