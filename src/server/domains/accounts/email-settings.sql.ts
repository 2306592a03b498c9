import {
  optionalEmailKinds,
  type OptionalEmailKind,
  type EmailSetting,
} from '../../../contract/mail/email-settings';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

/** The condition that a row of `users` has turned off a kind of emails. */
export const declinesEmail = (kind: OptionalEmailKind): Sql =>
  sql`(users.email_opt_out or ${kind} = any(users.declined_emails))`;

const declinedKinds = sql`
  case when email_opt_out then ${[...optionalEmailKinds]}::text[] else declined_emails end`;

export async function findDeclinedEmails(
  database: Queryable,
  userId: string,
): Promise<OptionalEmailKind[]> {
  const [user] = await database.query<{ declined: OptionalEmailKind[] }>(sql`
    select ${declinedKinds} as declined from users where id = ${userId}`);
  return user?.declined ?? [];
}

/** Turns a kind of emails off or on, and returns those that are off then. */
export async function setEmailDeclined(
  database: Queryable,
  userId: string,
  { kind, declined }: EmailSetting,
): Promise<OptionalEmailKind[]> {
  const others = sql`array_remove(${declinedKinds}, ${kind})`;
  const [user] = await database.query<{ declined: OptionalEmailKind[] }>(sql`
    update users set email_opt_out = false,
      declined_emails = ${declined ? sql`array_append(${others}, ${kind})` : others}
    where id = ${userId} returning declined_emails as declined`);
  return user?.declined ?? [];
}

/**
 * Turns all kinds of emails off, or on. Returns false if the user was deleted.
 */
export async function setEmailOptOut(
  database: Queryable,
  userId: string,
  optOut: boolean,
): Promise<boolean> {
  const rows = await database.query(sql`
    update users set email_opt_out = ${optOut}, declined_emails = '{}'
    where id = ${userId} and deleted_at is null returning id`);
  return rows.length > 0;
}
