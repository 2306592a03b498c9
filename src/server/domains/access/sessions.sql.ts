import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

/** One sign-in of a user. All of its tokens carry the uid and the time of sign-in. */
export interface Session {
  uid: string;
  /** The time of the sign-in in seconds since the epoch. */
  authTime: number;
}

/** Returns the time of the sign-in as a timestamptz parameter. */
export function authTimestamp({ authTime }: Pick<Session, 'authTime'>): string {
  return new Date(authTime * 1000).toISOString();
}

/**
 * The condition that a session has ended: the user signed out, or the credentials have changed since, or the user
 * has ended all sessions but another one.
 */
export function hasSessionEnded(signedInAt: Sql): Sql {
  return sql`(
    coalesce(users.credentials_changed_at > ${signedInAt}, false)
    or coalesce(
      users.other_sessions_ended_at > ${signedInAt} and users.kept_session_at <> ${signedInAt}, false)
    or exists (
      select 1 from revoked_sessions
      where revoked_sessions.user_id = users.id and revoked_sessions.signed_in_at = ${signedInAt}))`;
}

/** Ends a session. None of its tokens is accepted after that. */
export async function endSession(database: Queryable, session: Session): Promise<void> {
  await database.query(sql`
    insert into revoked_sessions (user_id, signed_in_at)
    select id, ${authTimestamp(session)} from users where uid = ${session.uid}
    on conflict do nothing`);
}

/** Ends all current sessions of a user. */
export async function endAllSessions(database: Queryable, userId: string): Promise<void> {
  await database.query(sql`
    update users set credentials_changed_at = now() where id = ${userId}`);
}
