import type { Queryable, Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { Dispute } from './dispute';
import { createResourceMissingError } from './stripe-error';

/** Returns the disputes of a payment, newest first. @param intentId null for all payments */
export async function listDisputes(
  queryable: Queryable,
  intentId: string | null,
): Promise<Dispute[]> {
  const rows = await queryable.query<{ dispute: Dispute }>(
    sql`select dispute from sandbox.disputes
        where ${intentId}::text is null or dispute->>'payment_intent' = ${intentId}
        order by (dispute->>'created')::bigint desc, id`,
  );
  return rows.map(({ dispute }) => dispute);
}

/** Reads a dispute and locks it until the transaction ends. */
export async function lockDispute(tx: Transaction, id: string): Promise<Dispute> {
  const [row] = await tx.query<{ dispute: Dispute }>(
    sql`select dispute from sandbox.disputes where id = ${id} for update`,
  );
  if (!row) throw createResourceMissingError(id, 'dispute');
  return row.dispute;
}

export async function saveDispute(queryable: Queryable, dispute: Dispute): Promise<void> {
  await queryable.query(
    sql`insert into sandbox.disputes (id, dispute)
        values (${dispute.id}, ${JSON.stringify(dispute)}::text::jsonb)
        on conflict (id) do update set dispute = excluded.dispute`,
  );
}
