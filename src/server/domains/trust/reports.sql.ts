import type { ReportReason, ReportSubject } from '../../../contract/trust/report-reasons';
import type { Queryable, Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import type { DecisionSubject } from './decisions.sql';

/** A user, or a visitor with an email address. */
export type Reporter = { userId: string; email: null } | { userId: null; email: string };

interface ReportInsert {
  id: string;
  reporter: Reporter;
  subject: { type: string; id: string; name: string; userId: string };
  /** Undefined for a conversation as a whole and for other subjects. */
  messageId: string | undefined;
  reason: ReportReason;
  text: string;
}

/** Returns false if a report with this id exists. */
export async function insertReport(
  tx: Transaction,
  { id, reporter, subject, messageId, reason, text }: ReportInsert,
): Promise<boolean> {
  const added = await tx.query(sql`
    insert into reports (id, subject_type, subject_id, subject_name, subject_user_id, reporter_id,
      reporter_email, message_id, reason, text)
    values (${id}, ${subject.type}, ${subject.id}, ${subject.name}, ${subject.userId},
      ${reporter.userId}, ${reporter.email}, ${messageId ?? null}, ${reason},
      ${text})
    on conflict do nothing returning id`);
  return added.length > 0;
}

/** Makes simultaneous reports of a reporter wait for each other, so that each counts the others. */
export async function lockReporter(tx: Transaction, { userId, email }: Reporter): Promise<void> {
  const key = userId === null ? withoutEmailTag(sql`${email}::text`) : sql`${userId}::text`;
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('reporter ' || ${key}, 0))`);
}

/** An email address without its tag: the mail to vera+shop@example.com arrives at vera@example.com. */
const withoutEmailTag = (email: Sql): Sql => sql`regexp_replace(${email}, '[+][^@]*', '')`;

export async function countReportsOfLastDay(
  database: Queryable,
  { userId, email }: Reporter,
): Promise<number> {
  const condition =
    userId === null
      ? sql`${withoutEmailTag(sql`reporter_email`)} = ${withoutEmailTag(sql`${email}::text`)}`
      : sql`reporter_id = ${userId}`;
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from reports
    where ${condition} and created_at > now() - interval '24 hours'`);
  return row?.count ?? 0;
}

export interface ReportReceiptData {
  id: string;
  subjectType: ReportSubject;
  /** Of a review, the uid of its seller, or the order if it is about the buyer. */
  subjectId: string;
  /** Whether the order shows what was reported: a buyer has no page. */
  isOnOrderPage: boolean;
  /** Empty for a visitor. */
  subjectName: string;
  reason: ReportReason;
  displayName: string;
  email: string;
}

/**
 * Finds the data of a receipt. Returns undefined for a user without a verified email address, which may belong to
 * another person. To the address of a visitor, which can also belong to another person, nothing is sent that a user has
 * written, such as the name of a listing.
 */
export async function findReportReceipt(database: Queryable, reportId: string) {
  const [data] = await database.query<ReportReceiptData>(sql`
    select reports.id, reports.subject_type as "subjectType", reason,
      case when reporter_email is null then subject_name else '' end as "subjectName",
      case reports.subject_type when 'person' then subjects.uid when 'review' then coalesce(case when written_by = 'seller' then order_id end, reviewed.uid)
        else reports.subject_id end as "subjectId",
      coalesce(written_by = 'seller' and order_id is not null, false) as "isOnOrderPage",
      coalesce(reporters.display_name, '') as "displayName",
      coalesce(reports.reporter_email, reporters.email) as email
    from reports
    left join users reporters on reporters.id = reports.reporter_id
      and reporters.email_verified and reporters.email <> '' and reporters.deleted_at is null
    left join users subjects on subjects.id = reports.subject_user_id
    left join reviews on reports.subject_type = 'review' and reviews.id = reports.subject_id
    left join users reviewed on reviewed.id = reviews.subject_id
    where reports.id = ${reportId} and coalesce(reports.reporter_email, reporters.email) is not null`);
  return data;
}

export interface ReportRecord extends DecisionSubject {
  id: string;
  isDecided: boolean;
}

/**
 * The person whom the row `reports` is about. Earlier versions did not store it with reports of conversations.
 */
export const reportedPerson = sql`coalesce(reports.subject_user_id, (
  select case reports.reporter_id when buyer_id then seller_id else buyer_id end
  from conversations where reports.subject_type = 'conversation' and id = reports.subject_id))`;

/** Finds a report, with all reports of its subject locked, so that two decisions wait for each other. */
export async function lockReport(tx: Transaction, id: string) {
  await tx.query(sql`
    select id from reports
    where (subject_type, subject_id) = (
      select subject_type, subject_id from reports where id = ${id})
    order by id for no key update`);
  const [report] = await tx.query<ReportRecord>(sql`
    select id, subject_type as "subjectType", subject_id as "subjectId",
      subject_name as "subjectName", ${reportedPerson} as "personId",
      decision_id is not null as "isDecided"
    from reports where id = ${id}`);
  return report;
}

/** Closes the open reports of a subject about the person, and returns their ids. */
export async function closeReports(
  tx: Transaction,
  { subjectType, subjectId, personId }: DecisionSubject,
  decisionId: string,
): Promise<string[]> {
  const closed = await tx.query<{ id: string }>(sql`
    update reports set decision_id = ${decisionId}
    where subject_type = ${subjectType} and subject_id = ${subjectId} and decision_id is null
      and ${reportedPerson} = ${personId}
    returning id`);
  return closed.map(({ id }) => id);
}

/** Returns the ids of the users whose open reports `closeReports` would close. */
export async function findOpenReporters(
  tx: Transaction,
  { subjectType, subjectId, personId }: DecisionSubject,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select distinct reporter_id as id from reports
    where subject_type = ${subjectType} and subject_id = ${subjectId} and decision_id is null
      and ${reportedPerson} = ${personId} and reporter_id is not null`);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the users who have reported a listing, decided or not. */
export async function findReportersOfListing(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select distinct reporter_id as id from reports
    where subject_type = 'listing' and subject_id = ${id} and reporter_id is not null`);
  return rows.map(({ id }) => id);
}

/** Returns the ids of the users who have reported a person, or a listing, conversation or order of theirs. */
export async function findReportersOfPerson(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select distinct reporter_id as id from reports
    where (subject_user_id = ${id} or subject_user_id is null and ${reportedPerson} = ${id})
      and reporter_id is not null`);
  return rows.map(({ id }) => id);
}

export async function listReportIds(tx: Transaction, decisionId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from reports where decision_id = ${decisionId} order by id`);
  return rows.map(({ id }) => id);
}

export async function reopenReports(tx: Transaction, decisionId: string): Promise<void> {
  await tx.query(sql`update reports set decision_id = null where decision_id = ${decisionId}`);
}

/** Returns the id of a user's report that led to a decision. */
export async function findReportOfReporter(
  database: Queryable,
  { decisionId, reporterId }: { decisionId: string; reporterId: string },
): Promise<string | undefined> {
  const [report] = await database.query<{ id: string }>(sql`
    select id from reports where decision_id = ${decisionId} and reporter_id = ${reporterId}
    order by created_at limit 1`);
  return report?.id;
}
