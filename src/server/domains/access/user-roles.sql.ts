import type { RegistrationRole } from '../../../contract/accounts/user';
import type { Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { addLiveChanges, addPublicChange } from '../platform/live-changes.sql';

/**
 * The conditions on a row of `users` that the user has a role, active or not. They must be those of the
 * indexes users_who_buy and users_who_sell.
 */
export const roleConditions: Record<RegistrationRole, Sql> = {
  buyer: sql`(role = 'buyer' or role = 'seller' and has_both_roles)`,
  seller: sql`(role = 'seller' or role = 'buyer' and has_both_roles)`,
};

/**
 * Adds a role to a buyer or seller, and makes it the active one. A new seller has no verified badge, because
 * an admin gave it to the buyer. Returns false for other users.
 */
export async function addRole(
  tx: Transaction,
  id: string,
  role: RegistrationRole,
): Promise<boolean> {
  const [user] = await tx.query<{ isNew: boolean }>(sql`
    select role <> ${role} and not has_both_roles as "isNew" from users
    where id = ${id} and deleted_at is null and role in ('buyer', 'seller') for no key update`);
  if (!user) return false;
  if (!user.isNew) return activateRole(tx, id, role);
  const keepsBadge = sql`${role}::text = 'buyer'`;
  await tx.query(sql`
    update users set role = ${role}, has_both_roles = true, verified = verified and ${keepsBadge},
      verified_at = case when ${keepsBadge} then verified_at end
    where id = ${id}`);
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  await addPublicChange(tx);
  return true;
}

/** Makes one of a user's roles the active one. Returns false if the user does not have it. */
export async function activateRole(
  tx: Transaction,
  id: string,
  role: RegistrationRole,
): Promise<boolean> {
  const [user] = await tx.query<{ role: string }>(sql`
    select role from users where id = ${id} and deleted_at is null and ${roleConditions[role]}
    for no key update`);
  if (!user) return false;
  if (user.role === role) return true;
  await tx.query(sql`update users set role = ${role} where id = ${id}`);
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  return true;
}
