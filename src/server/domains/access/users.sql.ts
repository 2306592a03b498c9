import type { DateLocale } from '../../../contract/accounts/date-locale';
import type { Role } from '../../../contract/accounts/user';
import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import type { TimeReader } from '../platform/format-time';
import { timeReaderColumns } from '../platform/time-reader.sql';
import { hasSessionEnded, authTimestamp, type Session } from './sessions.sql';

/** A stored user, possibly deleted. */
export interface UserRecord {
  id: string;
  uid: string;
  /** Empty after another account has verified the same email address. */
  email: string;
  emailVerified: boolean;
  /** The first provider, or the social provider that has taken over a password account. */
  signInProvider: string;
  displayName: string;
  photoURL: string;
  /** The active role. */
  role: Role | null;
  /** Whether a buyer also sells, or a seller also buys. */
  hasBothRoles: boolean;
  verified: boolean;
  deleted: boolean;
  suspended: boolean;
  /** Null unless the user is suspended. */
  suspensionReason: string | null;
  /** When the suspension ends by itself; null if it does not. */
  suspendedUntil: Date | null;
}

const userColumns = sql`
  id, uid, email, email_verified as "emailVerified",
  sign_in_provider as "signInProvider", display_name as "displayName", photo_url as "photoURL", role,
  has_both_roles as "hasBothRoles", verified,
  deleted_at is not null as deleted, suspended_at is not null as suspended,
  suspension_reason as "suspensionReason", suspended_until as "suspendedUntil"`;

/**
 * The arguments of `json_build_object` for a user.
 * @param role the active role, or the role of the list that contains the user
 */
export const userFields = (role: Sql) => sql`
  '_id', id, 'uid', uid, 'email', email, 'emailConfirmed', email_verified,
  'displayName', display_name, 'photoURL', photo_url, 'role', ${role},
  'hasBothRoles', has_both_roles, 'verified', verified`;
const userJson = sql`json_build_object(${userFields(sql`role`)}, 'dateLocale', date_locale, 'timeZone', time_zone)`;

/**
 * Returns the user of each session, in the same order, and whether the session has ended. Undefined for a
 * session without a user.
 */
export async function findUsersOfSessions(database: Queryable, sessions: readonly Session[]) {
  const users = await database.query<UserRecord & { sessionEnded: boolean; ordinal: number }>(sql`
    select ${userColumns}, ${hasSessionEnded(sql`requested.signed_in_at`)} as "sessionEnded", requested.ordinal
    from users join unnest(
      ${sessions.map(({ uid }) => uid)}::text[], ${sessions.map(authTimestamp)}::timestamptz[])
      with ordinality requested (session_uid, signed_in_at, ordinal) on users.uid = requested.session_uid`);
  const userByOrdinal = new Map(users.map(({ ordinal, ...user }) => [ordinal, user]));
  return sessions.map((_session, index) => userByOrdinal.get(index + 1));
}

/** The condition that a user has this email. Many accounts have an empty email, which never matches. */
export const hasEmail = (email: string) => sql`lower(email) = lower(${email}) and email <> ''`;

export async function findUserByEmail(database: Queryable, email: string) {
  const [user] = await database.query<UserRecord>(
    sql`select ${userColumns} from users where ${hasEmail(email)}`,
  );
  return user;
}

export async function findUserById(database: Queryable, id: string) {
  const [user] = await database.query<UserRecord>(
    sql`select ${userColumns} from users where id = ${id}`,
  );
  return user;
}

/** Returns a user as JSON; undefined if there is none. */
export async function userJsonByEmail(database: Queryable, email: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select ${userJson}::text as json from users
    where ${hasEmail(email)} and deleted_at is null`);
  return row?.json;
}

/** Returns a user as JSON; undefined if there is none. */
export async function userJsonByUid(database: Queryable, uid: string) {
  const [row] = await database.query<{ json: string }>(sql`
    select ${userJson}::text as json from users where uid = ${uid} and deleted_at is null`);
  return row?.json;
}

/** Sets the language in which a user reads dates; null for the language of the browser. */
export async function setDateLocale(
  database: Queryable,
  id: string,
  dateLocale: DateLocale | null,
): Promise<void> {
  await database.query(sql`update users set date_locale = ${dateLocale} where id = ${id}`);
}

/** Sets the time zone in which a user reads the dates of emails. */
export async function setTimeZone(database: Queryable, id: string, timeZone: string) {
  await database.query(sql`update users set time_zone = ${timeZone} where id = ${id}`);
}

/** Finds a user by email address or uid. `registeredOn` is an ISO 8601 date. */
export async function findUserForCommand(database: Queryable, emailOrUid: string) {
  const [user] = await database.query<UserRecord & { registeredOn: string }>(sql`
    select ${userColumns}, to_char(created_at, 'YYYY-MM-DD') as "registeredOn" from users
    where (uid = ${emailOrUid} or (${hasEmail(emailOrUid)})) and deleted_at is null`);
  return user;
}

/**
 * Finds the recipient of an email about an account. Undefined without a verified email address, because an unverified
 * one may belong to another person.
 */
export async function findEmailRecipient(database: Queryable, id: string) {
  const [user] = await database.query<{ email: string; displayName: string } & TimeReader>(sql`
    select email, display_name as "displayName", ${timeReaderColumns(sql`users`)} from users
    where id = ${id} and email_verified and email <> '' and deleted_at is null`);
  return user;
}

/**
 * Returns the id of the decision whose reason a suspended user reads. Undefined for a suspension of earlier versions.
 */
export async function findSuspendingDecision(
  database: Queryable,
  id: string,
): Promise<string | undefined> {
  const [decision] = await database.query<{ id: string }>(sql`
    select decisions.id from users join decisions on decisions.user_id = users.id
    where users.id = ${id} and action = 'suspendPerson' and reversed_at is null
      and decisions.created_at >= suspended_at and facts = suspension_reason
    order by decisions.created_at desc limit 1`);
  return decision?.id;
}

/** A column, or null for a caller who may not read it. */
export const whenAllowed = (isAllowed: boolean, column: Sql): Sql =>
  isAllowed ? column : sql`null::text`;

/** Locks a user until the transaction ends. Returns whether the user exists. */
export async function lockUser(tx: Transaction, id: string): Promise<boolean> {
  const users = await tx.query(sql`select id from users where id = ${id} for no key update`);
  return users.length > 0;
}
