import type { StaffInvitation } from '../../../../contract/console/staff-invitation';
import { invitationDays, type InvitedRole } from '../../../../contract/console/staff-limits';
import type { Database, Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';

/** The condition that an invitation can be accepted. It ends when its sender is no longer an admin. */
const isOpen = sql`expires_at > now() and exists (
  select 1 from users
  where id = invited_by and role = 'Admin' and deleted_at is null and suspended_at is null)`;

const inviterName = sql`(select display_name from users where id = invited_by)`;

const maxListed = 100;

export function listInvitations(database: Queryable): Promise<StaffInvitation[]> {
  return database.query<StaffInvitation>(sql`
    select id as "_id", email, role, ${inviterName} as "invitedBy",
      to_json(expires_at) #>> '{}' as "expiresAt"
    from staff_invitations where ${isOpen} order by created_at desc limit ${maxListed}`);
}

/** Stores an invitation in place of an earlier one to the same address, and returns its id. */
export async function storeInvitation(
  tx: Transaction,
  { email, role, inviterId }: { email: string; role: InvitedRole; inviterId: string },
): Promise<string> {
  const [invitation] = await tx.query<{ id: string }>(sql`
    insert into staff_invitations (email, role, invited_by, expires_at)
    values (lower(${email}), ${role}, ${inviterId}, now() + make_interval(days => ${invitationDays}::int))
    on conflict (email) do update set id = excluded.id, role = excluded.role,
      invited_by = excluded.invited_by, token_hash = null, created_at = excluded.created_at,
      expires_at = excluded.expires_at
    returning id`);
  if (!invitation) throw new Error('An insert with an update returns its row.');
  return invitation.id;
}

/** Returns what the email says, and makes its link the only one that works; undefined if there is nothing to send. */
export async function setInvitationToken(database: Queryable, id: string, tokenHash: string) {
  const [invitation] = await database.query<{
    email: string;
    role: InvitedRole;
    inviterName: string;
    expiresAt: Date;
  }>(sql`
    update staff_invitations set token_hash = ${tokenHash} where id = ${id} and ${isOpen}
    returning email, role, ${inviterName} as "inviterName", expires_at as "expiresAt"`);
  return invitation;
}

/** Locks the open invitation of a link, so that it is accepted once. */
export async function lockInvitation(tx: Transaction, tokenHash: string) {
  const [invitation] = await tx.query<{
    id: string;
    email: string;
    role: InvitedRole;
    inviterId: string;
  }>(sql`
    select id, email, role, invited_by as "inviterId" from staff_invitations
    where token_hash = ${tokenHash} and ${isOpen} for update`);
  return invitation;
}

/** Returns the role of the deleted invitation; undefined if there is none. */
export async function deleteInvitation(tx: Transaction, id: string) {
  const [deleted] = await tx.query<{ role: InvitedRole }>(sql`
    delete from staff_invitations where id = ${id} returning role`);
  return deleted?.role;
}

/** Deletes at most `limit` expired invitations. Returns their number. */
export async function deleteExpiredInvitations(database: Database, limit: number): Promise<number> {
  const deleted = await database.query(sql`
    delete from staff_invitations where id in (
      select id from staff_invitations where expires_at < now()
      order by expires_at limit ${limit} for update skip locked)
    returning id`);
  return deleted.length;
}
