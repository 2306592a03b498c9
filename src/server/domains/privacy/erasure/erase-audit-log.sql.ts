import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { orderIdsOf, withoutIdentifiers, type ErasedPerson } from './erased-person.sql';

/**
 * Removes a person's name, email address and phone numbers from the reasons that staff entered for acts about them. The
 * entries stay, as the evidence of what staff did.
 */
export async function eraseAuditLog(
  tx: Transaction,
  person: ErasedPerson,
  { reportIds, decisionIds }: { reportIds: string[]; decisionIds: string[] },
): Promise<void> {
  const { id } = person;
  await tx.query(sql`
    update audit_log set reason = ${withoutIdentifiers(sql`reason`, person)}
    where reason is not null and subject_id in (
      select ${id}::text
      union all select unnest(${[...reportIds, ...decisionIds]}::text[])
      union all select id from ${orderIdsOf(person)} orders
      union all select id from products where seller_id = ${id}
      union all select id from deleted_products where seller_id = ${id}
      union all select id from payouts where seller_id = ${id})`);
}
