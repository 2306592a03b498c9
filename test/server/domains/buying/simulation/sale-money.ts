import type Stripe from 'stripe';
import type { OrderEvent, OrderState } from '../../../../../src/contract/order.machine';
import type { Delivery } from '../../../../../src/contract/selling/deliveries';
import {
  settleOrder,
  type RecordedTransfer,
} from '../../../../../src/server/domains/buying/settle-order';
import {
  heldAccount,
  owedAccount,
  shopAccounts,
} from '../../../../../src/server/domains/ledger/accounts';
import type { Transfer } from '../../../../../src/server/domains/ledger/record-transfers.sql';
import { toTransfers } from '../../../../../src/server/domains/payments/charge-movements';

const price = 10_000;
const feeTerms = {
  ...{ rate: 800, fixed: 100, minimum: 0, maximum: null },
  ...{ currency: 'usd', taxRate: 1_900 },
};
const sale = { orderId: 'order', sellerId: 'seller', currency: 'usd' };
const [held, owed] = [heldAccount(sale.orderId), owedAccount(sale)];
const { stripe, bank } = shopAccounts;

/** The money of a simulated order: what is at Stripe, and the transfers in the ledger. */
export class SaleMoney {
  private readonly refunds: Stripe.Refund[] = [];
  private readonly disputes: Stripe.Dispute[] = [];
  private readonly transfers: RecordedTransfer[] = [];
  private isCaptured = false;

  constructor(private readonly delivery: Delivery) {}

  /** Does what Stripe and the server do about an event that the order has accepted. */
  follow(event: OrderEvent, state: OrderState): void {
    this.moveAtStripe(event, state);
    const movements = { refunds: this.refunds, disputes: this.disputes };
    this.record([
      ...(this.isCaptured ? [{ ...sale, ...this.charge }] : []),
      ...toTransfers(movements, sale).filter(
        ({ corrects }) => corrects === undefined || this.isRecorded(corrects),
      ),
    ]);
    this.record(settleOrder(this.orderIn(state)));
    this.check(state);
  }

  /** The operator pays what is owed. */
  payOut(state: OrderState): void {
    const amount = this.balanceOf(owed.id);
    if (amount === 0) return;
    const key = `payout/${this.transfers.length}`;
    this.record([{ ...sale, key, kind: 'paidOut', debit: owed, credit: bank, amount }]);
    this.record(settleOrder(this.orderIn(state)));
    this.check(state);
  }

  private readonly orderIn = (state: OrderState) => ({
    ...{ ...sale, state, feeTerms, transfers: this.transfers },
    shippingPrice: this.delivery === 'shipping' ? 1_000 : 0,
  });

  private readonly charge = {
    key: 'charge',
    kind: 'captured',
    debit: stripe,
    credit: held,
    amount: price,
  };

  private moveAtStripe(event: OrderEvent, state: OrderState): void {
    const addRefund = (amount: number) =>
      this.refunds.unshift({
        id: `re_${this.refunds.length}`,
        status: 'succeeded',
        amount,
      } as Stripe.Refund);
    const decide = (status: Stripe.Dispute.Status) => {
      const id = `du_${this.disputes.length}`;
      if (!this.disputes[0] || this.disputes[0].status !== 'needs_response') {
        this.disputes.unshift({ id, status, amount: price } as Stripe.Dispute);
      } else this.disputes[0].status = status;
    };
    switch (event.type) {
      case 'stripe.paid':
        this.isCaptured = true;
        return;
      case 'admin.refundPart':
        return void addRefund(event.amount);
      case 'stripe.refunded':
        return void addRefund(price - this.refundedAmount);
      case 'stripe.refundFailed': {
        const latest = this.refunds.find(({ status }) => status === 'succeeded');
        const isMade = state === 'partRefundFailed' || this.refundedAmount === price;
        if (latest && isMade) latest.status = 'failed';
        return;
      }
      case 'stripe.disputed':
        return decide('needs_response');
      case 'stripe.disputeWon':
        return decide('won');
      case 'stripe.disputeLost':
        return decide('lost');
    }
  }

  private get refundedAmount(): number {
    return this.refunds
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  private check(state: OrderState): void {
    const withdrawn = this.disputes.filter(({ status }) => status !== 'won').length * price;
    const atStripe = (this.isCaptured ? price : 0) - this.refundedAmount - withdrawn;
    const [heldAmount, owedAmount] = [this.balanceOf(held.id), this.balanceOf(owed.id)];
    const hasEnded = ['completed', 'refunded', 'settled'].includes(state);
    const isRight =
      atStripe + this.balanceOf(stripe.id) === 0 &&
      (hasEnded ? heldAmount === 0 : heldAmount >= 0) &&
      owedAmount >= 0;
    // An assertion after each step would take most of the time.
    if (!isRight) throw new Error(`${state}: ${JSON.stringify(this.transfers)}`);
  }

  private record(transfers: readonly Transfer[]): void {
    for (const { key, debit, credit, amount } of transfers) {
      if (this.isRecorded(key)) continue;
      this.transfers.push({ key, debit: debit.id, credit: credit.id, amount });
    }
  }

  private isRecorded(key: string): boolean {
    return this.transfers.some((transfer) => transfer.key === key);
  }

  private balanceOf(account: string): number {
    return this.transfers.reduce(
      (sum, { debit, credit, amount }) =>
        sum + (credit === account ? amount : 0) - (debit === account ? amount : 0),
      0,
    );
  }
}
