import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';
import { bookOrderMoney, bookUnorderedMoney } from '../buying/order-money.sql';
import { heldAccount, shopAccounts } from '../ledger/accounts';
import { refundFailed, toTransfers, wonOnAppeal, type ChargeMovements } from './charge-movements';

/** A payment that was charged. */
export interface ChargedPayment {
  intentId: string;
  /** Undefined if the buyer could not get the product: the charge is refunded. */
  orderId: string | undefined;
  amount: number;
  currency: string;
}

/** Records in the ledger that the card was charged. The caller has locked the payment. */
export async function bookCharge(
  tx: Transaction,
  { intentId, orderId = intentId, amount, currency }: ChargedPayment,
  chargedAt: Date | undefined,
): Promise<void> {
  const charge = {
    key: `charge/${intentId}`,
    kind: 'captured',
    debit: shopAccounts.stripe,
    credit: heldAccount(orderId),
    stripeObject: intentId,
    ...(chargedAt && { happenedAt: chargedAt }),
  };
  await bookOrderMoney(tx, [orderId], [{ ...charge, amount, currency, orderId }]);
}

export interface BookedMovements {
  /** Whether a bank has decided for the seller what it had decided for the buyer, and the money is held again. */
  isWonOnAppeal: boolean;
  /** Whether a refund that had succeeded has failed, which was not known before. */
  hasFailedRefund: boolean;
}

/** Records the refunds and disputes of a payment, which the caller has locked. */
export async function bookMovements(
  tx: Transaction,
  payment: ChargedPayment,
  movements: ChargeMovements,
): Promise<BookedMovements> {
  const { intentId, orderId = intentId, amount, currency } = payment;
  const implied = toTransfers(movements, { orderId, currency });
  const recorded = await tx.query<{ key: string }>(sql`
    select key from ledger_transfers where order_id = ${orderId}`);
  const isRecorded = (key: string) => recorded.some((transfer) => transfer.key === key);
  const added = implied.filter(
    ({ key, corrects }) => !isRecorded(key) && (corrects === undefined || isRecorded(corrects)),
  );
  // A refund of which the database before the ledger had no details.
  const unknown = `refund/${intentId}`;
  const held = heldAccount(orderId);
  const replacement = {
    key: `${unknown}/known`,
    kind: 'refundKnown',
    debit: shopAccounts.stripe,
    credit: held,
  };
  const isReplaced = isRecorded(unknown) && added.some(({ debit }) => debit.id === held.id);
  const transfers = [
    ...added,
    ...(isReplaced ? [{ ...replacement, amount, currency, orderId }] : []),
  ];
  await (payment.orderId === undefined
    ? bookUnorderedMoney(tx, { intentId, currency }, transfers)
    : bookOrderMoney(tx, [orderId], transfers));
  const heldAgain = await tx.query(sql`
    select 1 from ledger_accounts where id = ${held.id} and credits > debits`);
  // Stripe's event about the money, with which the correction is recorded, may arrive before that about the decision.
  const isCorrected = implied.some(
    ({ kind, corrects }) => kind === wonOnAppeal && corrects !== undefined && isRecorded(corrects),
  );
  return {
    isWonOnAppeal: isCorrected && heldAgain.length > 0,
    hasFailedRefund: added.some(({ kind }) => kind === refundFailed),
  };
}
