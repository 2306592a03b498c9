import type { NewDecision } from '../../../contract/trust/decision';
import { strikeDays } from '../../../contract/trust/decision-actions';
import type { Transaction } from '../../database/database';
import { insertDecision, type DecisionSubject } from './decisions.sql';
import { suspendByDecision } from './decided-suspension';
import { deleteListing, hideListing, lockListing, type PreviousState } from './listing-states.sql';
import { hideReview, lockReview } from './reviews/hide-review.sql';

interface DecisionOptions {
  decision: NewDecision;
  decidedBy: string;
}

/**
 * Stores a decision and applies its action. Returns its id, and the state of a listing before it.
 * @throws DomainError if the listing or review can't be hidden or deleted, or the person not suspended
 */
export async function applyDecision(
  tx: Transaction,
  subject: DecisionSubject,
  { decision, decidedBy }: DecisionOptions,
): Promise<{ decisionId: string; previousState: PreviousState | undefined }> {
  const { action } = decision;
  const { subjectId } = subject;
  const isOfListing = action === 'hideListing' || action === 'deleteListing';
  if (action === 'hideReview') await lockReview(tx, subjectId, subject.personId);
  const previousState = isOfListing ? await lockListing(tx, subjectId, action) : undefined;
  const { id: decisionId, endsAt } = await insertDecision(tx, {
    ...subject,
    decision,
    decidedBy,
    previousState,
    days: daysOf(decision),
  });
  if (action === 'hideListing') await hideListing(tx, subjectId, decisionId);
  if (action === 'hideReview') {
    await hideReview(tx, subjectId, { decisionId, personId: subject.personId });
  }
  if (action === 'deleteListing') await deleteListing(tx, subjectId, decisionId);
  if (action === 'suspendPerson') {
    await suspendByDecision(tx, subject.personId, { facts: decision.facts, endsAt });
  }
  return { decisionId, previousState };
}

/** After how many days the action ends; undefined without an end. */
function daysOf({ action, days }: NewDecision): number | undefined {
  if (action === 'warnPerson') return strikeDays;
  return action === 'suspendPerson' ? days : undefined;
}
