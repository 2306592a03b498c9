import type { DecisionActionName, DecisionBasis } from '../../../contract/trust/decision-actions';
import type { ReportSubject } from '../../../contract/trust/report-reasons';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import type { TimeReader } from '../platform/format-time';
import type { DecisionEmail } from '../platform/outbox.sql';
import { timeReaderColumns } from '../platform/time-reader.sql';
import { reportedMessageTimes } from '../trust/statements-of-reasons.sql';
import { appealUntil } from '../selling/listing-staff-actions.sql';

export interface DecisionEmailData extends TimeReader {
  subjectType: ReportSubject;
  subjectName: string;
  /** When the reported messages of a conversation were sent, as ISO 8601 times. */
  messagesSentAt: string[];
  action: DecisionActionName;
  facts: string;
  /** Whether the rule is part of the law or of the terms; null if nothing was done. */
  basis: DecisionBasis | null;
  /** The rule that was broken. */
  rule: string;
  endsAt: Date | null;
  appealUntil: Date;
  /** Why staff took the decision back on their own initiative; empty after an appeal. */
  reversalReason: string;
  /** The reason of the decision about the reader's appeal, or of the one that reversed it; empty without one. */
  appealReason: string;
  displayName: string;
  email: string;
}

/**
 * Finds the data of an email about a decision. Returns undefined if the user's email address is not verified, because it
 * may be that of another person.
 * @param reportId the report whose reporter gets the email; without it, the person whom the decision concerns gets it
 */
export async function findDecisionEmail(
  database: Queryable,
  { decisionId, reportId, event }: DecisionEmail,
) {
  const ownReport = reportId ?? null;
  const [data] = await database.query<DecisionEmailData>(sql`
    select decisions.subject_type as "subjectType", decisions.subject_name as "subjectName", action,
      ${reportedMessageTimes(ownReport)} as "messagesSentAt",
      facts, basis, rule, ends_at as "endsAt", ${appealUntil} as "appealUntil",
      reversal_reason as "reversalReason",
      coalesce((select appeals.reason from appeals
        where appeals.decision_id = decisions.id and outcome = ${event}
          and (outcome = 'reversed' or appeals.report_id is not distinct from ${ownReport})
        order by decided_at desc limit 1), '') as "appealReason",
      coalesce(users.display_name, '') as "displayName", ${timeReaderColumns(sql`users`)},
      coalesce(reports.reporter_email, users.email) as email
    from decisions
    left join reports on reports.id = ${ownReport}
    left join users on users.id = case when ${ownReport}::text is null
        then decisions.user_id else reports.reporter_id end
      and users.email_verified and users.email <> '' and users.deleted_at is null
    where decisions.id = ${decisionId} and coalesce(reports.reporter_email, users.email) is not null`);
  return data;
}
