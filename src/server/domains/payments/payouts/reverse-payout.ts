import { recordAct, type StaffActor } from '../../platform/record-act.sql';
import type { Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { lockUser } from '../../access/users.sql';
import { addReversal, findPayout, readPayoutUse } from './payouts.sql';
import { announcePayout } from './announce-payout';

/**
 * Reverses a payout that was entered wrongly, by an entry that takes everything back. Returns the reversal's id.
 * @throws DomainError if it is reversed already, or a later payout deducts one of its sales
 */
export async function reversePayout(
  tx: Transaction,
  id: string,
  { reason, actor }: { reason: string; actor: StaffActor },
): Promise<string> {
  const payout = await findPayout(tx, id);
  if (!payout) throw new NotFoundError('payout');
  if (payout.isByStripe) {
    throw new DomainError(
      'conflict',
      'Stripe has sent this payout. Reverse its transfer in the Stripe dashboard.',
    );
  }
  await lockUser(tx, payout.sellerId);
  const use = await readPayoutUse(tx, id);
  if (use?.isReversed) throw new DomainError('conflict', 'This payout is reversed already.');
  if (use?.isUsedLater) {
    throw new DomainError(
      'conflict',
      'A later payout deducts a sale of this one. Please reverse that one first.',
    );
  }
  const reversalId = await addReversal(tx, payout, { reason, adminId: actor.id });
  const { sellerId, amount, currency } = payout;
  await recordAct(tx, actor, {
    act: 'payout.reverse',
    subject: { type: 'payout', id },
    before: { sellerId, amount, currency },
    reason,
  });
  await announcePayout(tx, { id: reversalId, sellerId: payout.sellerId });
  return reversalId;
}
