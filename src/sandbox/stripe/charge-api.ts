import type { Database, Queryable } from '../../server/database/database';
import type { Charge } from './charge';
import { listDisputes, readDispute, saveDispute } from './dispute-store';
import { isClosed, newDispute, submitEvidence } from './dispute';
import { answerOnce, type Answer, type RepeatableRequest } from './idempotency';
import { addEvent, readCharge, readIntent, saveCharge } from './intent-store';
import type { PaymentIntent } from './payment-intent';
import { refundCharge, settleRefund, type Refund } from './refund';
import { listRefunds, saveRefund } from './refund-store';
import { readRefund } from './request-fields';
import { invalidRequest } from './stripe-error';
import { isDisputed } from './test-cards';

type Repeatable = Answer & { replayed: boolean };

/** The part of Stripe's API for what follows on a charge: refunds and disputes. */
export class ChargeApi {
  constructor(
    private readonly database: Database,
    private readonly onEvent: () => void,
  ) {}

  async refund(request: RepeatableRequest): Promise<Repeatable> {
    const answer = await answerOnce(this.database, request, async (transaction) => {
      const { intentId, amount } = readRefund(request.fields);
      const intent = await readIntent(transaction, intentId);
      const charge = await chargeOf(transaction, intent);
      const disputes = await listDisputes(transaction, intentId);
      const isLostToDispute = disputes.some(({ status }) => status !== 'won');
      const { refund, charge: refunded } = refundCharge(charge, amount, isLostToDispute);
      const { idempotencyKey } = request;
      await saveRefund(transaction, refund);
      await saveCharge(transaction, refunded);
      await addEvent(transaction, 'refund.created', refund, idempotencyKey);
      await addEvent(transaction, 'charge.refunded', refunded, idempotencyKey);
      return { status: 200, body: refund };
    });
    this.onEvent();
    return answer;
  }

  /** What takes time has not happened until somebody has looked: no clock runs here. */
  async listRefunds(intentId: string, limit: number): Promise<Answer> {
    const refunds = await this.database.transaction(async (transaction) => {
      const found = await listRefunds(transaction, intentId);
      for (const refund of found) await settle(transaction, refund);
      return found;
    });
    this.onEvent();
    const data = refunds.slice(0, limit);
    const has_more = refunds.length > limit;
    return { status: 200, body: { object: 'list', data, has_more, url: '/v1/refunds' } };
  }

  async listDisputes(intentId: string | null): Promise<Answer> {
    const data = await listDisputes(this.database, intentId);
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/disputes' } };
  }

  async answerDispute(id: string, request: RepeatableRequest): Promise<Repeatable> {
    const answer = await answerOnce(this.database, request, async (transaction) => {
      const text = request.fields.get('evidence[uncategorized_text]');
      const dispute = submitEvidence(await readDispute(transaction, id), text);
      await saveDispute(transaction, dispute);
      if (isClosed(dispute)) {
        await addEvent(transaction, 'charge.dispute.closed', dispute, request.idempotencyKey);
      }
      return { status: 200, body: dispute };
    });
    this.onEvent();
    return answer;
  }
}

/** What the holder of some cards does as soon as they are charged. */
export async function disputeByCard(transaction: Queryable, intent: PaymentIntent): Promise<void> {
  const charge = await chargeOf(transaction, intent);
  if (!isDisputed(charge.payment_method_details.card.last4)) return;
  const dispute = newDispute(charge);
  await saveCharge(transaction, { ...charge, disputed: true });
  await saveDispute(transaction, dispute);
  await addEvent(transaction, 'charge.dispute.created', dispute, null);
}

async function settle(transaction: Queryable, asked: Refund): Promise<void> {
  const kept = await readCharge(transaction, asked.charge);
  const outcome = kept && settleRefund(asked, kept);
  if (!outcome) return;
  const { refund, charge } = outcome;
  await saveRefund(transaction, refund);
  await saveCharge(transaction, charge);
  await addEvent(transaction, 'refund.updated', refund, null);
  if (refund.status === 'failed') await addEvent(transaction, 'refund.failed', refund, null);
}

async function chargeOf(transaction: Queryable, intent: PaymentIntent): Promise<Charge> {
  const charge = intent.latest_charge && (await readCharge(transaction, intent.latest_charge));
  if (!charge || intent.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  }
  return charge;
}
