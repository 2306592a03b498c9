import type Stripe from 'stripe';
import { disputeAccount, heldAccount, shopAccounts } from '../ledger/accounts';
import type { Transfer } from '../ledger/record-transfers.sql';
import { isFailedRefund, requestOptions } from './read-charge';

/** What Stripe knows of the money that left a charge again. */
export interface ChargeMovements {
  /** The latest first. */
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
}

/** Reads the refunds and the disputes of a payment as they are now, because events arrive late and in any order. */
export async function readMovements(stripe: Stripe, intentId: string): Promise<ChargeMovements> {
  const list = { payment_intent: intentId, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(list, requestOptions),
    stripe.disputes.list(list, requestOptions),
  ]);
  return { refunds: refunds.data, disputes: disputes.data };
}

/** Returns what the buyer has got back, by refunds and by the bank. */
export function returnedAmount({ refunds, disputes }: ChargeMovements): number {
  return [
    ...refunds.filter(({ status }) => status === 'succeeded'),
    ...disputes.filter(({ status }) => status === 'lost'),
  ].reduce((sum, { amount }) => sum + amount, 0);
}

/** A transfer that Stripe's objects imply, unless it corrects one that was never recorded. */
export interface ImpliedTransfer extends Transfer {
  /** The key of the transfer that it corrects. */
  corrects?: string;
}

export const wonOnAppeal = 'disputeWonOnAppeal';
export const refundFailed = 'refundFailed';

/**
 * Returns the transfers of the refunds and disputes of a payment.
 * @param orderId the id of the payment intent if there is no order
 */
export function toTransfers(
  { refunds, disputes }: ChargeMovements,
  { orderId, currency }: { orderId: string; currency: string },
): ImpliedTransfer[] {
  const [held, dispute, { stripe }] = [heldAccount(orderId), disputeAccount(orderId), shopAccounts];
  const ofRefunds = refunds.flatMap(({ id, status, amount }) => {
    const key = `refund/${id}`;
    const refunded = { key, kind: 'refunded', debit: held, credit: stripe };
    const failed = { key: `${key}/failed`, kind: refundFailed, debit: stripe, credit: held };
    return [
      ...(status === 'succeeded' ? [refunded] : []),
      ...(isFailedRefund(status) ? [{ ...failed, corrects: key }] : []),
    ].map((step) => ({ ...step, stripeObject: id, amount }));
  });
  const ofDisputes = disputes.filter(hasWithdrawn).flatMap(({ id, status, amount }) => {
    const key = `dispute/${id}`;
    const lost = { key: `${key}/lost`, kind: 'disputeLost', debit: held, credit: dispute };
    const appeal = { key: `${key}/appeal`, kind: wonOnAppeal, debit: dispute, credit: held };
    const back = { key: `${key}/back`, kind: 'disputeReinstated', debit: stripe, credit: dispute };
    return [
      { key: `${key}/withdrawn`, kind: 'disputeWithdrawn', debit: dispute, credit: stripe },
      ...(status === 'lost' ? [lost] : []),
      ...(status === 'won' ? [{ ...appeal, corrects: lost.key }, back] : []),
    ].map((step) => ({ ...step, stripeObject: id, amount }));
  });
  return [...ofRefunds, ...ofDisputes].map((step) => ({ ...step, currency, orderId }));
}

/** An inquiry of the bank moves no money. */
const hasWithdrawn = ({ status }: Stripe.Dispute) =>
  !status.startsWith('warning_') && status !== 'prevented';
