import type { NewDecision } from '../../../contract/trust/decision';
import type { DecisionActionName } from '../../../contract/trust/decision-actions';
import type { ReportSubject } from '../../../contract/trust/report-reasons';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import type { PreviousState } from './listing-states.sql';
import { jsonPage, type PageRequest } from '../platform/json-page.sql';
import { appealUntil } from '../selling/listing-staff-actions.sql';

/** What a decision is about, and the person whom it concerns. */
export interface DecisionSubject {
  subjectType: ReportSubject;
  subjectId: string;
  subjectName: string;
  personId: string;
}

interface DecisionInsert extends DecisionSubject {
  decision: NewDecision;
  /** The number of days until the action ends; undefined without an end. */
  days: number | undefined;
  decidedBy: string;
  previousState: PreviousState | undefined;
}

/** Returns the id of the decision, and when its action ends. */
export async function insertDecision(
  tx: Transaction,
  insert: DecisionInsert,
): Promise<{ id: string; endsAt: Date | null }> {
  const { subjectType, subjectId, subjectName, personId, decidedBy, days, previousState } = insert;
  const { action, facts, basis = null, rule = '' } = insert.decision;
  const endsAt = days === undefined ? sql`null` : sql`now() + make_interval(days => ${days}::int)`;
  const [row] = await tx.query<{ id: string; endsAt: Date | null }>(sql`
    insert into decisions (subject_type, subject_id, subject_name, user_id, action, ends_at, facts,
      basis, rule, decided_by, previous_state)
    values (${subjectType}, ${subjectId}, ${subjectName}, ${personId}, ${action}, ${endsAt},
      ${facts}, ${action === 'none' ? null : basis}, ${action === 'none' ? '' : rule}, ${decidedBy},
      ${previousState ? jsonValue(previousState) : null}::text::jsonb)
    returning id, ends_at as "endsAt"`);
  if (!row) throw new Error('The decision was not stored.');
  return row;
}

export interface DecisionRecord {
  id: string;
  action: DecisionActionName;
  facts: string;
  /** When a strike or a suspension ends. */
  endsAt: Date | null;
  personId: string;
  /** The member of staff. */
  decidedBy: string;
  subjectType: ReportSubject;
  subjectId: string;
  previousState: PreviousState | null;
  isReversed: boolean;
  /** Whose objection is possible. */
  appellant: 'person' | 'reporter';
  /** Whether the time to appeal has not ended. */
  isAppealable: boolean;
}

/** Finds a decision, locked for a change. */
export async function lockDecision(tx: Transaction, id: string) {
  const [decision] = await tx.query<DecisionRecord>(sql`
    select id, action, facts, ends_at as "endsAt", user_id as "personId",
      decided_by as "decidedBy", subject_type as "subjectType", subject_id as "subjectId",
      previous_state as "previousState", reversed_at is not null as "isReversed",
      ${appellant} as appellant, now() < ${appealUntil} as "isAppealable"
    from decisions where id = ${id} for no key update`);
  return decision;
}

/** Returns the id of the person whom a decision concerns. */
export async function findDecisionPerson(
  database: Queryable,
  id: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ personId: string }>(sql`
    select user_id as "personId" from decisions where id = ${id}`);
  return row?.personId;
}

/** Finds the decision that suspends a user for the longest time, of those made after `since` and not reversed. */
export async function findLongestSuspendingDecision(tx: Transaction, userId: string, since: Date) {
  const [decision] = await tx.query<{ facts: string; endsAt: Date | null }>(sql`
    select facts, ends_at as "endsAt" from decisions
    where user_id = ${userId} and action = 'suspendPerson' and reversed_at is null
      and created_at >= ${since} and (ends_at is null or ends_at > now())
    order by ends_at desc nulls first, created_at limit 1`);
  return decision;
}

/** Locks the decisions that suspend a user, of those made after `since` and not reversed, and returns them. */
export async function lockSuspendingDecisions(tx: Transaction, userId: string, since: Date) {
  return tx.query<{ id: string; endsAt: Date | null; hasAppeal: boolean }>(sql`
    select id, ends_at as "endsAt", ${hasOpenAppeal} as "hasAppeal" from decisions
    where user_id = ${userId} and action = 'suspendPerson' and reversed_at is null
      and created_at >= ${since} and (ends_at is null or ends_at > now())
    order by id for no key update`);
}

export async function markReversed(tx: Transaction, id: string): Promise<void> {
  await tx.query(sql`update decisions set reversed_at = now() where id = ${id}`);
}

export async function storeReversalReason(
  tx: Transaction,
  id: string,
  reason: string,
): Promise<void> {
  await tx.query(sql`update decisions set reversal_reason = ${reason} where id = ${id}`);
}

/** Whose objection to the row `decisions` is possible: the person's, or a reporter's if nothing was done. */
export const appellant = sql`(case when decisions.action = 'none' then 'reporter' else 'person' end)`;

/** Whether the row `decisions` is a strike that counts. */
export const isActiveStrike = sql`(decisions.action = 'warnPerson' and decisions.reversed_at is null
  and decisions.ends_at > now())`;

export const hasOpenAppeal = sql`exists (
  select 1 from appeals where appeals.decision_id = decisions.id and appeals.outcome is null)`;

/** A decision in a list of staff. Needs the row of the person as `people`. */
export const decisionSummaryJson = sql`json_build_object('id', decisions.id,
  'subjectType', decisions.subject_type, 'subjectName', decisions.subject_name,
  'personId', people.id, 'personName', people.display_name, 'action', decisions.action,
  'createdAt', decisions.created_at, 'endsAt', decisions.ends_at,
  'reversedAt', decisions.reversed_at, 'hasOpenAppeal', ${hasOpenAppeal})`;

interface DecisionFilter {
  /** Only decisions with an appeal to decide. */
  isAppealed: boolean;
  /** The id of a user: selects the decisions that concern them. */
  person: string | undefined;
}

export function decisionsJson(
  database: Queryable,
  { isAppealed, person }: DecisionFilter,
  page: PageRequest,
) {
  return jsonPage(
    database,
    {
      table: sql`decisions`,
      from: sql`decisions`,
      where: sql`${
        isAppealed
          ? sql`decisions.id in (select decision_id from appeals where outcome is null)`
          : sql`true`
      } and ${person ? sql`decisions.user_id = ${person}` : sql`true`}`,
      joins: sql`
        join lateral (
          select * from users where users.id = decisions.user_id offset 0) people on true`,
      entry: decisionSummaryJson,
    },
    page,
  );
}
