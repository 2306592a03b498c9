import type { Database, Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import type { Device } from '../access/describe-device';
import { addLiveChanges } from '../platform/live-changes.sql';
import { authTimestamp, hasSessionEnded, type Session } from '../access/sessions.sql';

/** The maximum number of listed sessions, which are stored sign-ins that have not ended. */
const maxSessions = 100;

/** A sign-in, by the id of its user. */
interface OwnSession extends Pick<Session, 'authTime'> {
  userId: string;
}

/** Records that a sign-in is used from a device. */
export async function recordSession(
  database: Queryable,
  session: OwnSession,
  { browser, system }: Device,
): Promise<void> {
  await database.query(sql`
    insert into sessions (user_id, signed_in_at, browser, system)
    values (${session.userId}, ${authTimestamp(session)}, ${browser}, ${system})
    on conflict (user_id, signed_in_at) do update set browser = excluded.browser,
      system = excluded.system, last_seen_at = now()`);
}

/** Returns a user's sessions as JSON. Their id is the time of the sign-in. */
export async function sessionsJson(database: Queryable, current: OwnSession): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select coalesce(json_agg(json_build_object(
      'id', extract(epoch from signed_in_at)::bigint::text, 'browser', browser, 'system', system,
      'signedInAt', signed_in_at, 'lastSeenAt', last_seen_at,
      'isCurrent', signed_in_at = ${authTimestamp(current)}) order by last_seen_at desc), '[]')::text as json
    from (
      select sessions.* from sessions join users on users.id = sessions.user_id
      where sessions.user_id = ${current.userId} and not ${hasSessionEnded(sql`sessions.signed_in_at`)}
      order by last_seen_at desc limit ${maxSessions}::int) listed`);
  return row?.json ?? '[]';
}

/** Ends one of a user's sessions, if there is one with this id. */
export async function endSessionById(
  database: Database,
  userId: string,
  id: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const ended = await tx.query(sql`
      insert into revoked_sessions (user_id, signed_in_at)
      select user_id, signed_in_at from sessions
      where user_id = ${userId} and extract(epoch from signed_in_at)::bigint::text = ${id}
      on conflict do nothing returning user_id`);
    if (ended.length > 0) await notifyTabs(tx, userId);
  });
}

/** Ends all sessions of a user but one, including those without a row. */
export async function endOtherSessions(database: Database, current: OwnSession): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(sql`
      update users set other_sessions_ended_at = now(), kept_session_at = ${authTimestamp(current)}
      where id = ${current.userId}`);
    await notifyTabs(tx, current.userId);
  });
}

const notifyTabs = (tx: Transaction, userId: string) =>
  addLiveChanges(tx, { about: 'account', id: userId, recipientIds: [userId] });

/** Deletes at most `limit` rows `sessionDays` after the session was used, and returns their number. */
export async function deleteOldSessions(
  database: Queryable,
  limit: number,
  { sessionDays }: { sessionDays: number },
): Promise<number> {
  const deleted = await database.query(sql`
    delete from sessions where (user_id, signed_in_at) in (
      select user_id, signed_in_at from sessions
      where last_seen_at < now() - make_interval(days => ${sessionDays}::int)
      order by last_seen_at limit ${limit}::int)
    returning user_id`);
  return deleted.length;
}
