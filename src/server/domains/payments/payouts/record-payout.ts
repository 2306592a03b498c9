import { formatMoney } from '../../../../contract/payments/money';
import type { NewPayout } from '../../../../contract/payments/payout';
import { recordAct, type StaffActor } from '../../platform/record-act.sql';
import type { Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { lockUser } from '../../access/users.sql';
import { addPayout } from './payouts.sql';
import { lockClaims } from './seller-claims.sql';
import { announcePayout } from './announce-payout';

const notOwedMessage =
  'Some of these sales are paid already, or not owed any more. The list is up to date now: please choose again.';

const dayInMilliseconds = 86_400_000;

/**
 * Records that a seller was paid for whole sales, and deducts the seller's debts. Returns the payout's id.
 * @throws DomainError if a sale is not owed, or the amount is not the sum
 */
export async function recordPayout(
  tx: Transaction,
  { orderIds = [], allSales, ...payout }: NewPayout,
  actor: StaffActor,
): Promise<string> {
  const { sellerId, currency, amount, paidOn } = payout;
  // Some time zones are a day ahead.
  if (Date.parse(paidOn) > Date.now() + dayInMilliseconds) {
    throw new DomainError('invalid', "The day can't be in the future.");
  }
  // Payouts of one seller wait for each other.
  if (!(await lockUser(tx, sellerId))) throw new NotFoundError('seller');
  const entries = await lockClaims(tx, {
    sellerId,
    currency,
    sales: allSales ?? { orderIds },
  });
  const owedOrderIds = new Set(
    entries.filter((entry) => entry.amount > 0).map(({ orderId }) => orderId),
  );
  const areAllOwed = allSales
    ? owedOrderIds.size === allSales.saleCount
    : orderIds.every((id) => owedOrderIds.has(id));
  if (!areAllOwed) throw new DomainError('conflict', notOwedMessage);
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== amount) {
    const expected = formatMoney({ amount: sum, currency }, 'en-US');
    throw new DomainError(
      'conflict',
      `The sales minus the debts are ${expected} now. Please check the amount.`,
    );
  }
  const id = await addPayout(tx, { ...payout, adminId: actor.id, entries });
  await recordAct(tx, actor, {
    act: 'payout.record',
    subject: { type: 'payout', id },
    after: {
      sellerId,
      amount,
      currency,
      paidOn,
      // The ids of all sales would be too many. The payout's entries have them, and never change.
      ...(allSales
        ? { saleCount: owedOrderIds.size }
        : { orderIds: entries.map(({ orderId }) => orderId) }),
    },
  });
  await announcePayout(tx, { id, sellerId });
  return id;
}
