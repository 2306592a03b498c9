import type { DecisionActionName, DecisionBasis } from '../../../contract/trust/decision-actions';
import type { ReportReason, ReportSubject } from '../../../contract/trust/report-reasons';
import type { Queryable } from '../../database/database';
import { sql, type Sql } from '../../database/sql';

interface ReportCount {
  subject: ReportSubject;
  reason: ReportReason;
  /** Null for open reports. */
  action: DecisionActionName | null;
  basis: DecisionBasis | null;
  count: number;
}

interface DecisionCount {
  subject: ReportSubject;
  action: DecisionActionName;
  basis: DecisionBasis | null;
  isReported: boolean;
  count: number;
}

interface AppealCount {
  action: DecisionActionName;
  isOfReporter: boolean;
  /** Null for open objections. */
  outcome: 'upheld' | 'reversed' | null;
  count: number;
}

export interface ModerationFigures {
  reports: ReportCount[];
  decisions: DecisionCount[];
  appeals: AppealCount[];
  /** Suspensions without a decision. Earlier versions did not store one. */
  directSuspensions: number;
  /** In hours, from the report to a decision in the year; null without one. */
  medianToDecide: number | null;
  /** In hours, from the objection to its decision in the year; null without one. */
  medianToDecideAppeal: number | null;
}

/** Reads the figures of a year in UTC: of the reports, decisions and objections that were made in it. */
export async function readModerationFigures(
  database: Queryable,
  year: number,
): Promise<ModerationFigures> {
  const [start, end] = [new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))];
  const isInYear = (column: Sql) =>
    sql`${column} >= ${start}::timestamptz and ${column} < ${end}::timestamptz`;
  const reports = await database.query<ReportCount>(sql`
    select reports.subject_type as subject, reports.reason, action, basis, count(*)::int as count
    from reports left join decisions on decisions.id = reports.decision_id
    where ${isInYear(sql`reports.created_at`)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  const decisions = await database.query<DecisionCount>(sql`
    select subject_type as subject, action, basis, exists (
        select 1 from reports where reports.decision_id = decisions.id) as "isReported",
      count(*)::int as count
    from decisions where ${isInYear(sql`created_at`)} group by 1, 2, 3, 4 order by 1, 2, 3, 4`);
  const appeals = await database.query<AppealCount>(sql`
    select action, appeals.report_id is not null as "isOfReporter", outcome, count(*)::int as count
    from appeals join decisions on decisions.id = appeals.decision_id
    where ${isInYear(sql`appeals.created_at`)} group by 1, 2, 3 order by 1, 2, 3`);
  const medianHours = (from: Sql, to: Sql) =>
    sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from})::float8 / 3600)`;
  const [otherFigures] = await database.query<
    Omit<ModerationFigures, 'reports' | 'decisions' | 'appeals'>
  >(
    sql`
    select (
      select count(*)::int from audit_log
      where act = 'user.suspend' and before ->> 'suspended' = 'false'
        and after ->> 'decisionId' is null
        and ${isInYear(sql`created_at`)}) as "directSuspensions",
    (
      select ${medianHours(sql`reports.created_at`, sql`decisions.created_at`)}
      from decisions join reports on reports.decision_id = decisions.id
      where ${isInYear(sql`decisions.created_at`)}) as "medianToDecide",
    (
      select ${medianHours(sql`created_at`, sql`decided_at`)} from appeals
      where ${isInYear(sql`decided_at`)}) as "medianToDecideAppeal"`,
  );
  if (!otherFigures) throw new Error('A select without a table has one row.');
  return { reports, decisions, appeals, ...otherFigures };
}
