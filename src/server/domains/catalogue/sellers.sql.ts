import type { Account } from '../../../contract/accounts/user';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { findErasedIdentity } from '../access/erased-identities.sql';
import { roleConditions } from '../access/user-roles.sql';
import { hasEmail } from '../access/users.sql';

/** Returns a seller's public profile as JSON, and whether the account was deleted. */
export async function sellerJson(database: Queryable, uid: string) {
  const [row] = await database.query<{ json: string; deleted: boolean }>(sql`
    select deleted_at is not null as deleted, json_build_object(
      'uid', uid, 'displayName', display_name, 'photoURL', photo_url, 'verified', verified,
      'verifiedAt', verified_at, 'memberSince', created_at,
      'sold', (
        select count(orders.paid_at) from products
          join lateral (
            select * from orders
            where orders.product_id = products.id and orders.holding offset 0) orders on true
        where products.seller_id = users.id))::text as json
    from users where uid = ${uid} and ${roleConditions.seller}`);
  if (row || !(await findErasedIdentity(database, uid))) return row;
  return { json: 'null', deleted: true };
}

/**
 * Finds a seller by email address, whichever role is active. Undefined unless the buyer has paid for one of the
 * seller's products.
 */
export async function findSellerOfBuyer(database: Queryable, buyerId: string, email: string) {
  const [seller] = await database.query<Account>(sql`
    select 'seller' as role, verified from users
    where ${hasEmail(email)} and ${roleConditions.seller} and deleted_at is null and exists (
      select 1 from orders join products on products.id = orders.product_id
      where orders.buyer_id = ${buyerId} and orders.paid_at is not null
        and products.seller_id = users.id)`);
  return seller;
}
