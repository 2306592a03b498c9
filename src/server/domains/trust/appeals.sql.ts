import type { AppealDecision } from '../../../contract/trust/decision';
import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';

interface AppealInsert {
  decisionId: string;
  /** Undefined for the person concerned. */
  reportId: string | undefined;
  text: string;
}

/** Returns false if this reader has objected already, perhaps with the link about another report of theirs. */
export async function insertAppeal(
  tx: Transaction,
  { decisionId, reportId, text }: AppealInsert,
): Promise<boolean> {
  const added = await tx.query(sql`
    insert into appeals (decision_id, report_id, text)
    select ${decisionId}, ${reportId ?? null}, ${text}
    where not exists (
      select from appeals
      join reports on reports.id = appeals.report_id
      join reports own on own.id = ${reportId ?? null}
      where appeals.decision_id = ${decisionId}
        and (reports.reporter_id = own.reporter_id or reports.reporter_email = own.reporter_email))
    on conflict do nothing returning id`);
  return added.length > 0;
}

/** Returns whether an appeal to a decision has not been decided. */
export async function isAppealPending(tx: Transaction, decisionId: string): Promise<boolean> {
  const open = await tx.query(sql`
    select id from appeals where decision_id = ${decisionId} and outcome is null limit 1`);
  return open.length > 0;
}

/** Returns the text of a reader's appeal. */
export async function findAppealText(
  tx: Transaction,
  { decisionId, reportId }: Omit<AppealInsert, 'text'>,
): Promise<string | undefined> {
  const [appeal] = await tx.query<{ text: string }>(sql`
    select text from appeals
    where decision_id = ${decisionId} and report_id is not distinct from ${reportId ?? null}`);
  return appeal?.text;
}

export interface AppealRecord {
  id: string;
  decisionId: string;
  /** Null for the person concerned. */
  reportId: string | null;
  /** Null for the person concerned, a visitor and a deleted user. */
  reporterId: string | null;
  isDecided: boolean;
}

/** Finds an appeal, locked for its decision. */
export async function lockAppeal(tx: Transaction, id: string) {
  const [appeal] = await tx.query<AppealRecord>(sql`
    select id, decision_id as "decisionId", report_id as "reportId",
      (select reporter_id from reports where reports.id = report_id) as "reporterId",
      outcome is not null as "isDecided"
    from appeals where id = ${id} for no key update`);
  return appeal;
}

/** Stores the outcome of an appeal. A reversal is that of the decision's other open appeals as well. */
export async function storeAppealDecision(
  tx: Transaction,
  { id, decisionId }: AppealRecord,
  { outcome, reason, decidedBy }: AppealDecision & { decidedBy: string },
): Promise<void> {
  await tx.query(sql`
    update appeals set outcome = ${outcome}, reason = ${reason}, decided_by = ${decidedBy},
      decided_at = now()
    where id = ${id} or (
      decision_id = ${decisionId} and appeals.outcome is null and ${outcome} = 'reversed')`);
}
