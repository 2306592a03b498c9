import type { OrderState } from '../../../contract/order.machine';
import { priceOwners } from '../../../contract/payments/price-owner';
import { feeOf, type FeeTerms } from '../../../contract/payments/fee';
import {
  debtAccount,
  heldAccount,
  owedAccount,
  shopAccounts,
  type Account,
} from '../ledger/accounts';
import type { Transfer } from '../ledger/record-transfers.sql';

/** A paid order with the transfers that the ledger has of it. */
export interface PaidOrder {
  orderId: string;
  sellerId: string;
  state: OrderState;
  currency: string;
  /** What the shop keeps of a completed sale; null for nothing. */
  feeTerms: FeeTerms | null;
  /** The part of what the buyer has paid of which the shop keeps nothing; 0 for a meeting. */
  shippingPrice: number;
  transfers: readonly RecordedTransfer[];
}

export interface RecordedTransfer {
  key: string;
  /** The ids of the accounts. */
  debit: string;
  credit: string;
  amount: number;
}

const { commission, bank, losses } = shopAccounts;

/**
 * Returns the transfers after which the money of an order is where it belongs in its state. What the buyer has not got
 * back is held, or owed to the seller less the fee once the sale is completed. What the buyer gets back although the
 * seller was paid is the seller's debt. What the buyer gets beyond the price, by a refund and a dispute, is lost.
 */
export function settleOrder(order: PaidOrder): Transfer[] {
  const { orderId, currency, state, feeTerms, shippingPrice, transfers } = order;
  const held = heldAccount(orderId);
  const [owed, debt] = [owedAccount(order), debtAccount(order)];
  const movedTo = (account: Account) =>
    sumOf(transfers, { debit: held, credit: account }) -
    sumOf(transfers, { debit: account, credit: held });
  const balanceOf = (account: Account) =>
    sumOf(transfers, { credit: account }) - sumOf(transfers, { debit: account });

  const fee = movedTo(commission);
  const share = movedTo(owed) + movedTo(debt);
  const loss = -movedTo(losses);
  const rest = balanceOf(held) + fee + share - loss;
  const [funds, finalLoss] = [Math.max(0, rest), Math.max(0, -rest)];
  const paid = share - balanceOf(owed) - balanceOf(debt);
  const priceLeft = Math.max(0, funds - shippingPrice);
  const feeOfSale = feeOf({ amount: priceLeft, currency }, feeTerms);
  const target = divide(funds, { state, paid, fee, feeOfSale });
  const netted = Math.max(0, Math.min(balanceOf(owed), -balanceOf(debt)));
  const [owedAmount, debtAmount] = [balanceOf(owed) - netted, -balanceOf(debt) - netted];
  const rise = target.share - share;
  const cancelledDebt = Math.min(Math.max(0, rise), debtAmount);
  const withheld = Math.min(Math.max(0, -rise), owedAmount);

  const steps = [
    { kind: 'loss', debit: losses, credit: held, amount: finalLoss - loss },
    { kind: 'lossRecovered', debit: held, credit: losses, amount: loss - finalLoss },
    { kind: 'fee', debit: held, credit: commission, amount: target.fee - fee },
    { kind: 'feeReturned', debit: commission, credit: held, amount: fee - target.fee },
    { kind: 'debtOffset', debit: owed, credit: debt, amount: netted },
    { kind: 'debtCancelled', debit: held, credit: debt, amount: cancelledDebt },
    { kind: 'owed', debit: held, credit: owed, amount: rise - cancelledDebt },
    { kind: 'withheld', debit: owed, credit: held, amount: withheld },
    { kind: 'debt', debit: debt, credit: held, amount: -rise - withheld },
    // The admin has returned the money to the buyer without Stripe.
    { kind: 'refundedByHand', debit: held, credit: bank, amount: state === 'settled' ? funds : 0 },
  ];
  return steps
    .filter(({ amount }) => amount > 0)
    .map((step, index) => ({
      ...step,
      key: `order/${orderId}/${step.kind}/${transfers.length + index + 1}`,
      currency,
      orderId,
    }));
}

interface Division {
  state: OrderState;
  /** What the seller has got. */
  paid: number;
  /** What the shop has got of the fee. */
  fee: number;
  feeOfSale: number;
}

/** Divides what the buyer has not got back into the fee and the seller's share. The rest is held. */
function divide(funds: number, { state, paid, fee, feeOfSale }: Division) {
  switch (priceOwners[state]) {
    case 'seller':
      return { fee: feeOfSale, share: funds - feeOfSale };
    case 'buyer':
      return { fee: 0, share: 0 };
    case undefined: {
      // The bank has not decided yet: a seller who was paid keeps it until then.
      const keptFee = paid > 0 ? Math.min(fee, funds) : 0;
      return { fee: keptFee, share: Math.min(paid, funds - keptFee) };
    }
  }
}

/** Returns what the shop has got of an order's price after transfers. */
export const chargedFee = (transfers: readonly RecordedTransfer[]): number =>
  sumOf(transfers, { credit: commission }) - sumOf(transfers, { debit: commission });

function sumOf(
  transfers: readonly RecordedTransfer[],
  { debit, credit }: { debit?: Account; credit?: Account },
): number {
  return transfers
    .filter((each) => !debit || each.debit === debit.id)
    .filter((each) => !credit || each.credit === credit.id)
    .reduce((sum, { amount }) => sum + amount, 0);
}
