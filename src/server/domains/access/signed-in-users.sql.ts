import type { Role } from '../../../contract/accounts/user';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { passwordProvider, type Identity } from './identity';
import { publicChange } from '../platform/live-changes.sql';
import { authTimestamp } from './sessions.sql';
import { hasEmail } from './users.sql';

export interface UserToSave extends Identity {
  role: Role | null;
  /** Whether an empty photo removes the stored one. */
  removePhoto: boolean;
}

/**
 * Inserts or updates the user of a sign-in. Returns false if the user was deleted.
 * - An empty name or photo does not overwrite a stored one, unless the photo is removed.
 * - A stored role never changes.
 * - A new name removes the verified badge, which an admin gave to the old name.
 * - A former name or email is recorded, so that an erasure finds it.
 */
export async function saveUser(database: Queryable, user: UserToSave): Promise<boolean> {
  const rows = await database.query(sql`
    with before as (
      select display_name, photo_url, role, email, email_verified from users where uid = ${user.uid}
    ), saved as (
    insert into users (
      uid, email, email_verified, sign_in_provider, display_name, photo_url, role)
    values (${user.uid}, ${user.email}, ${user.emailVerified}, ${user.provider},
      ${user.displayName}, ${user.photoURL}, ${user.role})
    on conflict (uid) do update set
      email = excluded.email,
      email_verified = excluded.email_verified
        or (users.email_verified and lower(users.email) = lower(excluded.email)),
      credentials_changed_at = case when lower(users.email) = lower(excluded.email)
        then users.credentials_changed_at else ${authTimestamp(user)} end,
      display_name = coalesce(nullif(excluded.display_name, ''), users.display_name),
      verified = users.verified and excluded.display_name in ('', users.display_name),
      verified_at = case when excluded.display_name in ('', users.display_name)
        then users.verified_at end,
      photo_url = case when ${user.removePhoto} then excluded.photo_url
        else coalesce(nullif(excluded.photo_url, ''), users.photo_url) end,
      role = coalesce(users.role, excluded.role)
    where users.deleted_at is null
    returning id, display_name, photo_url, role, email
    ), recorded_change as (
      insert into live_changes ${publicChange}
      from saved cross join before
      where (saved.display_name, saved.photo_url, saved.role)
        is distinct from (before.display_name, before.photo_url, before.role)
    ), recorded_former as (
      insert into former_identifiers (user_id, kind, value, confirmed)
      select saved.id, kind, value, confirmed
      from saved cross join before cross join lateral (values
        ('name', before.display_name, saved.display_name, false),
        ('email', before.email, saved.email, before.email_verified)
      ) changed (kind, value, current_value, confirmed)
      where value <> '' and lower(value) <> lower(current_value)
      on conflict (user_id, kind, value) do update set changed_at = now(),
        confirmed = former_identifiers.confirmed or excluded.confirmed
    )
    select id from saved`);
  return rows.length > 0;
}

/** Removes an unverified email from an account. */
export async function removeUnverifiedEmail(database: Queryable, id: string): Promise<void> {
  await database.query(sql`update users set email = '' where id = ${id} and not email_verified`);
}

/**
 * Records that a sign-in verified the email for the first time, or that a social provider took over a
 * password account. This ends earlier sessions, which may belong to a person who does not own the email. Returns false
 * if it is recorded already.
 */
export async function recordCredentials(database: Queryable, identity: Identity): Promise<boolean> {
  const { uid, email, provider } = identity;
  const signedInAt = authTimestamp(identity);
  const changed = await database.query(sql`
    update users set email_verified = true, credentials_changed_at = ${signedInAt},
      sign_in_provider = case when sign_in_provider = ${passwordProvider}
        then ${provider} else sign_in_provider end
    where uid = ${uid} and ${hasEmail(email)}
      and (not email_verified
        or (sign_in_provider = ${passwordProvider} and ${provider}::text <> ${passwordProvider}))
      and (credentials_changed_at is null or credentials_changed_at <= ${signedInAt})
    returning id`);
  return changed.length > 0;
}
