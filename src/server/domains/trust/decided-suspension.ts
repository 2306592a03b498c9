import { liftSuspension, suspendUser } from './people/suspend-user';
import type { Transaction } from '../../database/database';
import { addAccountEmail } from '../platform/outbox.sql';
import { findLongestSuspendingDecision, type DecisionRecord } from './decisions.sql';
import { lockSuspendableUser, type SuspendableUser } from './people/suspensions.sql';

type DecidedSuspension = Pick<DecisionRecord, 'facts' | 'endsAt'>;

/**
 * Suspends a user by a decision, unless they are suspended for longer already.
 * @throws NotFoundError; DomainError for an admin or a moderator
 */
export async function suspendByDecision(
  tx: Transaction,
  userId: string,
  { facts, endsAt }: DecidedSuspension,
): Promise<void> {
  const user = await lockSuspendableUser(tx, userId);
  const lastsLonger =
    user?.suspendedAt && (user.until === null || (endsAt !== null && user.until > endsAt));
  if (!lastsLonger) await suspendUser(tx, userId, { reason: facts, until: endsAt });
}

/**
 * Lifts the suspension of a decision that is reversed. A suspension that staff has given or changed since stays, and
 * another decision that still suspends the user takes its place.
 */
export async function reverseSuspension(
  tx: Transaction,
  { personId, facts, endsAt }: DecisionRecord,
  reason: string,
): Promise<void> {
  const user = await lockSuspendableUser(tx, personId);
  if (!user?.suspendedAt || !isSuspendedBy(user, { facts, endsAt })) return;
  const other = await findLongestSuspendingDecision(tx, personId, user.suspendedAt);
  if (!other) {
    await liftSuspension(tx, personId, reason);
    return;
  }
  const { after } = await suspendUser(tx, personId, { reason: other.facts, until: other.endsAt });
  const email = { userId: personId, reason: other.facts, until: after.until };
  await addAccountEmail(tx, { ...email, kind: 'suspended' });
}

/** Milliseconds. Earlier versions computed the ends of a decision and of its suspension separately. */
const tolerance = 60_000;

function isSuspendedBy(
  { reason, until }: SuspendableUser,
  { facts, endsAt }: DecidedSuspension,
): boolean {
  if (reason !== facts) return false;
  if (!until || !endsAt) return until === endsAt;
  return Math.abs(until.getTime() - endsAt.getTime()) < tolerance;
}
