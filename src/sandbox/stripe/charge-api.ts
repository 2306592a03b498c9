import type { Database, Transaction } from '../../server/database/database';
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

/** Stripe's API for refunds and disputes. */
export class ChargeApi {
  constructor(
    private readonly database: Database,
    private readonly onEvent: () => void,
  ) {}

  async refund(request: RepeatableRequest): Promise<Repeatable> {
    const answer = await answerOnce(this.database, request, async (tx) => {
      const { intentId, amount } = readRefund(request.fields);
      const intent = await readIntent(tx, intentId);
      const charge = await chargeOf(tx, intent);
      const disputes = await listDisputes(tx, intentId);
      const isLostToDispute = disputes.some(({ status }) => status !== 'won');
      const { refund, charge: refunded } = refundCharge(charge, amount, isLostToDispute);
      const { idempotencyKey } = request;
      await saveRefund(tx, refund);
      await saveCharge(tx, refunded);
      await addEvent(tx, 'refund.created', refund, idempotencyKey);
      await addEvent(tx, 'charge.refunded', refunded, idempotencyKey);
      return { status: 200, body: refund };
    });
    this.onEvent();
    return answer;
  }

  /** Pending refunds settle when they are read: no timer runs here. */
  async listRefunds(intentId: string, limit: number): Promise<Answer> {
    const refunds = await this.database.transaction(async (tx) => {
      const found = await listRefunds(tx, intentId);
      for (const refund of found) await settle(tx, refund);
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
    const answer = await answerOnce(this.database, request, async (tx) => {
      const text = request.fields.get('evidence[uncategorized_text]');
      const dispute = submitEvidence(await readDispute(tx, id), text);
      await saveDispute(tx, dispute);
      if (isClosed(dispute)) {
        await addEvent(tx, 'charge.dispute.closed', dispute, request.idempotencyKey);
      }
      return { status: 200, body: dispute };
    });
    this.onEvent();
    return answer;
  }
}

/** Some test cards open a dispute when they are charged. */
export async function disputeByCard(tx: Transaction, intent: PaymentIntent): Promise<void> {
  const charge = await chargeOf(tx, intent);
  if (!isDisputed(charge.payment_method_details.card.last4)) return;
  const dispute = newDispute(charge);
  await saveCharge(tx, { ...charge, disputed: true });
  await saveDispute(tx, dispute);
  await addEvent(tx, 'charge.dispute.created', dispute, null);
}

async function settle(tx: Transaction, pending: Refund): Promise<void> {
  const stored = await readCharge(tx, pending.charge);
  const outcome = stored && settleRefund(pending, stored);
  if (!outcome) return;
  const { refund, charge } = outcome;
  await saveRefund(tx, refund);
  await saveCharge(tx, charge);
  await addEvent(tx, 'refund.updated', refund, null);
  if (refund.status === 'failed') await addEvent(tx, 'refund.failed', refund, null);
}

async function chargeOf(tx: Transaction, intent: PaymentIntent): Promise<Charge> {
  const charge = intent.latest_charge && (await readCharge(tx, intent.latest_charge));
  if (!charge || intent.status !== 'succeeded') {
    throw invalidRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  }
  return charge;
}
