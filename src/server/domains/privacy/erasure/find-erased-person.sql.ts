import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { orderIdsOf, type ErasedPerson } from './erased-person.sql';

/** Of each kind. Older names, addresses and numbers are not looked for in texts: a pattern has a maximum size. */
const maxFormerIdentifiers = 200;

/** Returns undefined for a user who was erased. */
export async function findErasedPerson(
  tx: Transaction,
  id: string,
): Promise<ErasedPerson | undefined> {
  const [user] = await tx.query<{ uid: string }>(sql`
    select uid from users where id = ${id} and erased_at is null`);
  if (!user) return undefined;
  // Another account may have confirmed a former address since. The index on addresses has no empty ones.
  const found = await tx.query<{ value: string; confirmed: boolean }>(sql`
    select display_name as value, false as confirmed from users where id = ${id}
    union all select email, email_verified from users where id = ${id}
    union all (
      select value, confirmed and not exists (
        select 1 from users
        where lower(email) = lower(value) and email <> '' and email_verified and id <> ${id})
      from former_identifiers where user_id = ${id}
      order by changed_at desc limit ${maxFormerIdentifiers})
    union all (
      select phone_number, false from orders
      where id in ${orderIdsOf({ id })} and buyer_id = ${id} and phone_number is not null
      group by phone_number order by max(created_at) desc limit ${maxFormerIdentifiers})
    union all (
      select mobile_number, false from products where seller_id = ${id}
      group by mobile_number order by max(created_at) desc limit ${maxFormerIdentifiers})`);
  const confirmed = found.filter((row) => row.confirmed && row.value !== '');
  return {
    id,
    uid: user.uid,
    confirmedEmails: confirmed.map(({ value }) => value.toLowerCase()),
    // A blank name would match every space.
    identifiers: [...new Set(found.map(({ value }) => value.trim()))].filter(Boolean),
  };
}
