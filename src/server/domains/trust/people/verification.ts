import type { Transaction } from '../../../database/database';
import { NotFoundError } from '../../../errors/domain-error';
import { addAccountEmail } from '../../platform/outbox.sql';
import { lockVerifiableUser, setVerified } from './verifications.sql';

export interface VerificationChange {
  before: { verified: boolean };
  after: { verified: boolean };
}

/**
 * Gives a buyer or seller the verified badge. A verified user keeps it. The caller records the act in the
 * audit log.
 * @throws NotFoundError
 */
export async function giveVerification(tx: Transaction, id: string): Promise<VerificationChange> {
  const before = await lockVerifiableUser(tx, id);
  if (!before) throw new NotFoundError('user');
  if (!before.verified) await setVerified(tx, id, { verified: true });
  return { before, after: { verified: true } };
}

/**
 * Takes the verified badge back. The user reads the reason in an email. Returns undefined if they don't have it. The
 * caller records the act in the audit log.
 * @throws NotFoundError
 */
export async function withdrawVerification(
  tx: Transaction,
  id: string,
  reason: string,
): Promise<VerificationChange | undefined> {
  const before = await lockVerifiableUser(tx, id);
  if (!before) throw new NotFoundError('user');
  if (!before.verified) return undefined;
  await setVerified(tx, id, { verified: false });
  await addAccountEmail(tx, { userId: id, kind: 'verificationWithdrawn', reason, until: null });
  return { before, after: { verified: false } };
}
