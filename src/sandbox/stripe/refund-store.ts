import type { Queryable, Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { Refund } from './refund';
import { createResourceMissingError } from './stripe-error';

/** Returns the refunds of a payment, newest first, and locks them until the transaction ends. */
export async function lockRefunds(tx: Transaction, intentId: string): Promise<Refund[]> {
  const rows = await tx.query<{ refund: Refund }>(
    sql`select refund from sandbox.refunds where refund->>'payment_intent' = ${intentId}
        order by position desc for update`,
  );
  return rows.map(({ refund }) => refund);
}

export async function readRefund(queryable: Queryable, id: string): Promise<Refund> {
  const [row] = await queryable.query<{ refund: Refund }>(
    sql`select refund from sandbox.refunds where id = ${id}`,
  );
  if (!row) throw createResourceMissingError(id, 'refund');
  return row.refund;
}

export async function saveRefund(queryable: Queryable, refund: Refund): Promise<void> {
  await queryable.query(
    sql`insert into sandbox.refunds (id, refund)
        values (${refund.id}, ${JSON.stringify(refund)}::text::jsonb)
        on conflict (id) do update set refund = excluded.refund`,
  );
}
