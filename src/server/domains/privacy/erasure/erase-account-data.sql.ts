import type { Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { addConnectedAccountClosing } from '../../platform/outbox.sql';
import { unlinkPictures } from '../../pictures/stored-pictures.sql';
import { eraseTaxDetails } from '../../payments/tax/tax-details.sql';
import type { ErasedPerson } from './erased-person.sql';

/**
 * Deletes the wishlist, recent activity, saved searches, notifications, pending emails, payout accounts, sessions, former
 * names and uploads of an account.
 */
export async function eraseAccountData(
  tx: Transaction,
  { id, uid, confirmedEmails }: ErasedPerson,
): Promise<void> {
  await tx.query(sql`delete from wishlist_entries where user_id = ${id}`);
  await tx.query(sql`delete from recent_activity where user_id = ${id}`);
  await tx.query(sql`
    delete from outbox where task = 'searchEmail' and payload ->> 'savedSearchId' in (
      select id from saved_searches where user_id = ${id})`);
  // Those of other users for the watches of this one, too.
  await tx.query(sql`
    delete from saved_searches where user_id = ${id}
      or strpos('&' || query || '&', ${`&${String(new URLSearchParams({ seller: uid }))}&`}) > 0`);
  // Before the notifications, which this query reads. The errors of email tasks may contain the email address.
  await tx.query(sql`
    delete from outbox where task in ('email', 'wishEmail', 'messageEmail', 'accountEmail')
      and (payload ->> 'userId' = ${id} or payload ->> 'notificationId' in (
        select id from notifications where user_id = ${id}))
    or task = 'payoutEmail' and payload ->> 'payoutId' in (
      select id from payouts where seller_id = ${id})`);
  await tx.query(sql`
    with deleted as (
      delete from staff_invitations
      where email = any(${confirmedEmails}::text[]) or invited_by = ${id} returning id)
    delete from outbox
    where task = 'invitationEmail' and payload ->> 'invitationId' in (select id from deleted)`);
  await tx.query(sql`delete from payout_accounts where seller_id = ${id}`);
  await eraseTaxDetails(tx, id);
  await addConnectedAccountClosing(tx, id);
  await tx.query(sql`
    delete from connected_payouts
    where account_id in (select id from connected_accounts where seller_id = ${id})`);
  await tx.query(sql`delete from connected_accounts where seller_id = ${id}`);
  await tx.query(sql`delete from notifications where user_id = ${id}`);
  await tx.query(sql`delete from idempotency_keys where user_id = ${id}`);
  await tx.query(sql`delete from revoked_sessions where user_id = ${id}`);
  await tx.query(sql`delete from sessions where user_id = ${id}`);
  await tx.query(sql`delete from former_identifiers where user_id = ${id}`);
  await unlinkPictures(tx, 'portrait', sql`user_id = ${id}`);
  await eraseUploads(tx, id);
}

/** Pictures that nothing uses, and that no other user has uploaded, are removed at once. */
async function eraseUploads(tx: Transaction, id: string): Promise<void> {
  const uploaded = sql`(select name from picture_uploads where user_id = ${id})`;
  await tx.query(sql`select name from pictures where name in ${uploaded} order by name for update`);
  await tx.query(sql`
    update pictures set removable_at = now()
    where name in ${uploaded} and removable_at is not null and not exists (
      select 1 from picture_uploads others where others.name = pictures.name and user_id <> ${id})`);
  await tx.query(sql`delete from picture_uploads where user_id = ${id}`);
}
