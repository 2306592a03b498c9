import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { appealUntil } from '../selling/listing-staff-actions.sql';
import { appellant } from './decisions.sql';

/**
 * When the messages were sent, to the minute, that were reported before the row `decisions`: in all reports, or in
 * one.
 */
export const reportedMessageTimes = (reportId: string | null) => sql`(
  select coalesce(json_agg(distinct date_trunc('minute', messages.sent_at)), '[]')
  from reports join messages on messages.id = reports.message_id
  where reports.decision_id = decisions.id
    and (${reportId}::text is null or reports.id = ${reportId}))`;

/** Who reads a statement of reasons. */
export type StatementRole =
  { as: 'person' } | { as: 'staff'; userId: string } | { as: 'reporter'; reportId: string };

const staffFields = sql`,
  'personId', people.id,
  'reportIds', (
    select coalesce(json_agg(id order by created_at, id), '[]') from reports
    where decision_id = decisions.id)`;

/** Returns a statement of reasons as JSON. A reader sees only their own appeal, staff see all. */
export async function statementJson(
  database: Queryable,
  decisionId: string,
  role: StatementRole,
): Promise<string | undefined> {
  const isStaff = role.as === 'staff';
  const reportId = role.as === 'reporter' ? role.reportId : null;
  const isVisibleAppeal: Sql = isStaff
    ? sql`true`
    : sql`appeals.report_id is not distinct from ${reportId}`;
  const staffId = role.as === 'staff' ? role.userId : null;
  const [row] = await database.query<{ json: string }>(sql`
    select json_build_object('id', decisions.id, 'as', ${role.as}::text,
      'subjectType', subject_type,
      'subjectId', case when subject_type = 'person' then people.uid else subject_id end,
      'subjectName', subject_name, 'action', action, 'endsAt', ends_at, 'facts', facts,
      'basis', basis, 'rule', rule, 'createdAt', decisions.created_at,
      'messagesSentAt', ${reportedMessageTimes(reportId)},
      'reportCount', (select count(*) from reports where decision_id = decisions.id),
      'reversedAt', reversed_at, 'reversalReason', reversal_reason,
      'appeals', (
        select coalesce(json_agg(json_build_object('id', id,
          'by', case when report_id is null then 'person' else 'reporter' end, 'text', text,
          'createdAt', created_at, 'outcome', outcome, 'reason', reason,
          'decidedAt', decided_at) order by created_at), '[]')
        from appeals where decision_id = decisions.id and ${isVisibleAppeal}),
      'canAppeal', ${appellant} = ${role.as}::text and reversed_at is null
        and now() < ${appealUntil} and not exists (
          select 1 from appeals where decision_id = decisions.id and ${isVisibleAppeal}),
      'appealUntil', ${appealUntil},
      'personName', case when ${isStaff}::boolean then people.display_name else '' end,
      'isOwnDecision', coalesce(decided_by = ${staffId}, false)
      ${isStaff ? staffFields : sql``})::text as json
    from decisions join users people on people.id = decisions.user_id
    where decisions.id = ${decisionId}`);
  return row?.json;
}
