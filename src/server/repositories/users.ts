import type { Role } from '../../contract/user';
import type { Queryable, Transaction } from '../database/database';
import { sql } from '../database/sql';
import { passwordProvider, type Identity } from '../identity/identity';
import { withPublicChange, publicChange } from './live-changes';
import { isOver, momentOf, type Session } from './sessions';

/** What is kept of a person; of a deleted one, too, so that `deleted` is to be asked. */
export interface UserRecord {
  id: string;
  uid: string;
  /** Empty once somebody else has proven that it is theirs. */
  email: string;
  emailVerified: boolean;
  /** How the account was signed in to: by password until it was joined by a social sign-in. */
  signInProvider: string;
  displayName: string;
  photoURL: string;
  role: Role | null;
  verified: boolean;
  deleted: boolean;
}

export interface UserToSave extends Identity {
  role: Role | null;
}

const userColumns = sql`
  id, uid, email, email_verified as "emailVerified", sign_in_provider as "signInProvider",
  display_name as "displayName", photo_url as "photoURL", role, verified,
  deleted_at is not null as deleted`;

/** A user as the API shows them, in pairs for JSON. */
export const userFields = sql`
  '_id', id, 'uid', uid, 'email', email, 'emailVerified', email_verified,
  'displayName', display_name, 'photoURL', photo_url, 'role', role, 'verified', verified`;
const userJson = sql`json_build_object(${userFields})`;

/** Of each session that asks, whose it is, and whether it is over. */
export async function findUsersOfSessions(database: Queryable, sessions: readonly Session[]) {
  const users = await database.query<UserRecord & { sessionOver: boolean; place: number }>(sql`
    select ${userColumns}, ${isOver(sql`asked.signed_in_at`)} as "sessionOver", asked.place
    from users join unnest(
      ${sessions.map(({ uid }) => uid)}::text[], ${sessions.map(momentOf)}::timestamptz[])
      with ordinality asked (holder, signed_in_at, place) on users.uid = asked.holder`);
  const byPlace = new Map(users.map(({ place, ...user }) => [place, user]));
  return sessions.map((_session, index) => byPlace.get(index + 1));
}

/** Many accounts have no address: nobody is found by an empty one. */
export const hasAddress = (email: string) => sql`lower(email) = lower(${email}) and email <> ''`;

export async function findUserByEmail(database: Queryable, email: string) {
  const [user] = await database.query<UserRecord>(
    sql`select ${userColumns} from users where ${hasAddress(email)}`,
  );
  return user;
}

export async function findUserById(database: Queryable, id: string) {
  const [user] = await database.query<UserRecord>(
    sql`select ${userColumns} from users where id = ${id}`,
  );
  return user;
}

/** A user as the API shows them, in JSON. */
export async function userJsonByEmail(database: Queryable, email: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select ${userJson}::text as json from users
    where ${hasAddress(email)} and deleted_at is null`);
  return row?.json;
}

/** The same by uid. */
export async function userJsonByUid(database: Queryable, uid: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select ${userJson}::text as json from users where uid = ${uid} and deleted_at is null`);
  return row?.json;
}

/**
 * Keeps what a sign-in tells. A stored role or a name is never overwritten by none, and a stored
 * role is never changed. The address is the one that the identity service has by now. A new name
 * ends the verification: it was of somebody by the old one. False when the admin deleted this user.
 */
export async function saveUser(database: Queryable, user: UserToSave): Promise<boolean> {
  const rows = await database.query(sql`
    with before as (
      select display_name, photo_url, role from users where uid = ${user.uid}
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
        then users.credentials_changed_at else ${momentOf(user)} end,
      display_name = coalesce(nullif(excluded.display_name, ''), users.display_name),
      verified = users.verified and excluded.display_name in ('', users.display_name),
      verified_at = case when excluded.display_name in ('', users.display_name)
        then users.verified_at end,
      photo_url = coalesce(nullif(excluded.photo_url, ''), users.photo_url),
      role = coalesce(users.role, excluded.role)
    where users.deleted_at is null
    returning id, display_name, photo_url, role
    ), noted as (
      insert into live_changes ${publicChange}
      from saved cross join before
      where (saved.display_name, saved.photo_url, saved.role)
        is distinct from (before.display_name, before.photo_url, before.role)
    )
    select id from saved`);
  return rows.length > 0;
}

/** Takes an address from an account that has not proven to be its holder's. */
export async function releaseAddress(database: Queryable, id: string): Promise<void> {
  await database.query(sql`update users set email = '' where id = ${id} and not email_verified`);
}

/**
 * Keeps that a sign-in proved the address for the first time, or joined an account that was begun
 * with a password: of the sign-ins before it, one may be a stranger's. Nothing otherwise.
 */
export async function recordCredentials(database: Queryable, identity: Identity): Promise<void> {
  const { uid, email, provider } = identity;
  const signedInAt = momentOf(identity);
  await database.query(sql`
    update users set email_verified = true, credentials_changed_at = ${signedInAt},
      sign_in_provider = case when sign_in_provider = ${passwordProvider}
        then ${provider} else sign_in_provider end
    where uid = ${uid} and ${hasAddress(email)}
      and (not email_verified
        or (sign_in_provider = ${passwordProvider} and ${provider}::text <> ${passwordProvider}))
      and (credentials_changed_at is null or credentials_changed_at <= ${signedInAt})`);
}

/** The number of users that are verified now; asked again it answers the same. */
export async function verifyUser(tx: Transaction, id: string): Promise<number> {
  const rows = await tx.query(
    withPublicChange(sql`
    update users set verified = true,
      verified_at = case when verified then verified_at else now() end
    where id = ${id} and deleted_at is null and role in ('buyer', 'seller') returning id`),
  );
  return rows.length;
}

/** Somebody by their address or their uid. `registeredOn` is a day in ISO 8601. */
export async function findUserToPromote(database: Queryable, name: string) {
  const [user] = await database.query<UserRecord & { registeredOn: string }>(sql`
    select ${userColumns}, to_char(created_at, 'YYYY-MM-DD') as "registeredOn" from users
    where (uid = ${name} or (${hasAddress(name)})) and deleted_at is null`);
  return user;
}

/** False for somebody who has not proven their address: it may be anybody's. */
export async function makeAdmin(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.query(
    withPublicChange(sql`
    update users set role = 'Admin'
    where id = ${id} and email_verified and email <> '' and deleted_at is null returning id`),
  );
  return rows.length > 0;
}
