import type { ReportReason } from '../../contract/report-reasons';
import type { Queryable, Transaction } from '../database/database';
import { sql } from '../database/sql';

/** A user, or a visitor with an email address. */
export type Reporter = { userId: string; email: null } | { userId: null; email: string };

interface ReportInsert {
  id: string;
  reporter: Reporter;
  subject: { type: string; id: string; name: string; userId: string };
  reason: ReportReason;
  text: string;
}

/** Returns false if a report with this id exists. */
export async function insertReport(
  tx: Transaction,
  { id, reporter, subject, reason, text }: ReportInsert,
): Promise<boolean> {
  const added = await tx.query(sql`
    insert into reports (id, subject_type, subject_id, subject_name, subject_user_id, reporter_id,
      reporter_email, reason, text)
    values (${id}, ${subject.type}, ${subject.id}, ${subject.name}, ${subject.userId},
      ${reporter.userId}, ${reporter.email}, ${reason}, ${text})
    on conflict do nothing returning id`);
  return added.length > 0;
}

export async function countReportsOfLastDay(
  database: Queryable,
  { userId, email }: Reporter,
): Promise<number> {
  const condition = userId === null ? sql`reporter_email = ${email}` : sql`reporter_id = ${userId}`;
  const [row] = await database.query<{ count: number }>(sql`
    select count(*) as count from reports
    where ${condition} and created_at > now() - interval '24 hours'`);
  return row?.count ?? 0;
}

export interface ReportReceiptData {
  id: string;
  subjectType: 'listing' | 'person' | 'conversation' | 'order';
  subjectId: string;
  subjectName: string;
  reason: ReportReason;
  displayName: string;
  email: string;
}

/**
 * Finds the data of a receipt. Returns undefined for a user without a verified email address, which may belong to
 * another person.
 */
export async function findReportReceipt(database: Queryable, reportId: string) {
  const [data] = await database.query<ReportReceiptData>(sql`
    select reports.id, subject_type as "subjectType", subject_name as "subjectName", reason,
      case subject_type when 'person' then subjects.uid else subject_id end as "subjectId",
      coalesce(reporters.display_name, '') as "displayName",
      coalesce(reporter_email, reporters.email) as email
    from reports
    left join users reporters on reporters.id = reports.reporter_id
      and reporters.email_verified and reporters.email <> '' and reporters.deleted_at is null
    left join users subjects on subjects.id = reports.subject_user_id
    where reports.id = ${reportId} and coalesce(reporter_email, reporters.email) is not null`);
  return data;
}
