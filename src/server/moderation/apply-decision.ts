import type { NewDecision } from '../../contract/decision';
import { strikeDays } from '../../contract/decision-actions';
import { suspendUser } from '../accounts/suspend-user';
import type { Transaction } from '../database/database';
import { insertDecision, type DecisionSubject } from '../repositories/decisions';
import { deleteListing, hideListing, lockListing, type PreviousState } from './listing-states';

interface DecisionOptions {
  decision: NewDecision;
  decidedBy: string;
}

/**
 * Stores a decision and does what it says. Returns its id, and the state of a listing before.
 * @throws DomainError if the listing can't be hidden or deleted, or the person not suspended
 */
export async function applyDecision(
  tx: Transaction,
  subject: DecisionSubject,
  { decision, decidedBy }: DecisionOptions,
): Promise<{ decisionId: string; previousState: PreviousState | undefined }> {
  const { action } = decision;
  const { subjectId } = subject;
  const isOfListing = action === 'hideListing' || action === 'deleteListing';
  const previousState = isOfListing ? await lockListing(tx, subjectId, action) : undefined;
  const decisionId = await insertDecision(tx, {
    ...subject,
    ...{ decision, decidedBy, previousState },
    days: daysOf(decision),
  });
  if (action === 'hideListing') await hideListing(tx, subjectId, decisionId);
  if (action === 'deleteListing') await deleteListing(tx, subjectId, decisionId);
  if (action === 'suspendPerson') {
    const until = untilOf(decision);
    await suspendUser(tx, subject.personId, { reason: decision.facts, until });
  }
  return { decisionId, previousState };
}

/** After how many days the action ends; undefined without an end. */
function daysOf({ action, days }: NewDecision): number | undefined {
  if (action === 'warnPerson') return strikeDays;
  return action === 'suspendPerson' ? days : undefined;
}

const millisecondsPerDay = 86_400_000;

const untilOf = ({ days }: NewDecision): Date | null =>
  days === undefined ? null : new Date(Date.now() + days * millisecondsPerDay);
