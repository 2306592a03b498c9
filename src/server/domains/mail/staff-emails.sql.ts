import type { ReportReason, ReportSubject } from '../../../contract/trust/report-reasons';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { declinesEmail } from '../accounts/email-settings.sql';
import type { Tasks } from '../platform/outbox.sql';

export interface StaffEmailData {
  email: string;
  displayName: string;
  reports: { subjectType: ReportSubject; subjectName: string; reason: ReportReason }[];
  appealCount: number;
}

/**
 * Finds the undecided reports and objections of an hour, and the member of staff who is informed. Returns undefined if
 * they are no longer staff, have turned these emails off or have no verified email address.
 */
export async function findStaffEmail(database: Queryable, { userId, since }: Tasks['staffEmail']) {
  const isOfHour = sql`created_at >= ${since}::timestamptz
    and created_at < ${since}::timestamptz + interval '1 hour'`;
  const [data] = await database.query<StaffEmailData>(sql`
    select email, display_name as "displayName",
      coalesce((
        select json_agg(json_build_object('subjectType', subject_type,
          'subjectName', subject_name, 'reason', reason) order by created_at)
        from reports where decision_id is null and ${isOfHour}), '[]') as reports,
      (select count(*) from appeals where outcome is null and ${isOfHour}) as "appealCount"
    from users
    where id = ${userId} and role in ('Admin', 'moderator') and deleted_at is null
      and email_verified and email <> '' and not ${declinesEmail('reports')}`);
  return data;
}
