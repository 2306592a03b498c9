import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { withPublicChange } from '../../platform/live-changes.sql';

/** Locks a buyer or seller who is not deleted. */
export async function lockVerifiableUser(tx: Transaction, id: string) {
  const [user] = await tx.query<{ verified: boolean }>(sql`
    select verified from users
    where id = ${id} and deleted_at is null and role in ('buyer', 'seller') for no key update`);
  return user;
}

/** Gives or takes the verified badge. */
export async function setVerified(
  tx: Transaction,
  id: string,
  { verified }: { verified: boolean },
): Promise<void> {
  await tx.query(
    withPublicChange(sql`
    update users set verified = ${verified},
      verified_at = case when ${verified} then coalesce(verified_at, now()) end
    where id = ${id} returning id`),
  );
}
