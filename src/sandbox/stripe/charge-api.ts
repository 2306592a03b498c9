import type { Database, Transaction } from '../../server/database/database';
import type { Charge } from './charge';
import { changeBalance } from './connect-store';
import { listDisputes, lockDispute, saveDispute } from './dispute-store';
import { isClosed, createDispute, submitEvidence, type Dispute } from './dispute';
import { runIdempotently, type ApiResponse, type IdempotentRequest } from './idempotency';
import { addEvent, readCharge, readIntent, saveCharge } from './intent-store';
import { isHeldByTest, type PaymentIntent } from './payment-intent';
import { refundCharge, advanceRefund, type Refund } from './refund';
import { lockRefunds, readRefund, saveRefund } from './refund-store';
import { parseRefund } from './request-fields';
import { createInvalidRequestError } from './stripe-error';
import { isChargeDisputed } from './test-cards';

type IdempotentResponse = ApiResponse & { replayed: boolean };

/** Emulates Stripe's API for refunds and disputes. */
export class ChargeApi {
  constructor(
    private readonly database: Database,
    private readonly onEvent: () => void,
  ) {}

  async refund(request: IdempotentRequest): Promise<IdempotentResponse> {
    const response = await runIdempotently(this.database, request, async (tx) => {
      const { intentId, ...fields } = parseRefund(request.fields);
      const intent = await readIntent(tx, intentId);
      if (isHeldByTest(intent)) throw createInvalidRequestError('A test holds this payment.');
      const charge = await getSuccessfulCharge(tx, intent);
      const disputes = await listDisputes(tx, intentId);
      const isLostToDispute = disputes.some(({ status }) => status !== 'won');
      const { refund, charge: refundedCharge } = refundCharge(charge, fields, isLostToDispute);
      const { idempotencyKey } = request;
      await saveRefund(tx, refund);
      await saveCharge(tx, refundedCharge);
      await changeBalance(tx, {
        ...{ owner: 'platform', amount: -refund.amount, currency: refund.currency },
        ...{ type: 'refund', reportingCategory: 'refund', source: refund.id },
      });
      await addEvent(tx, 'refund.created', refund, idempotencyKey);
      await addEvent(tx, 'charge.refunded', refundedCharge, idempotencyKey);
      return { status: 200, body: refund };
    });
    this.onEvent();
    return response;
  }

  /** Lists refunds. Reading a refund also advances its status, so no timer is needed. */
  async listRefunds(intentId: string, limit: number): Promise<ApiResponse> {
    const refunds = await this.database.transaction(async (tx) => {
      const lockedRefunds = await lockRefunds(tx, intentId);
      for (const refund of lockedRefunds) await advanceAndSave(tx, refund);
      return lockedRefunds;
    });
    this.onEvent();
    const data = refunds.slice(0, limit);
    const has_more = refunds.length > limit;
    return { status: 200, body: { object: 'list', data, has_more, url: '/v1/refunds' } };
  }

  async retrieveRefund(id: string): Promise<ApiResponse> {
    return { status: 200, body: await readRefund(this.database, id) };
  }

  async listDisputes(intentId: string | null): Promise<ApiResponse> {
    const data = await listDisputes(this.database, intentId);
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1/disputes' } };
  }

  async respondToDispute(id: string, request: IdempotentRequest): Promise<IdempotentResponse> {
    const response = await runIdempotently(this.database, request, async (tx) => {
      const text = request.fields.get('evidence[uncategorized_text]');
      const dispute = submitEvidence(await lockDispute(tx, id), text);
      await saveDispute(tx, dispute);
      if (dispute.status === 'won') await moveDisputedMoney(tx, dispute, 'back');
      if (isClosed(dispute)) {
        await addEvent(tx, 'charge.dispute.closed', dispute, request.idempotencyKey);
      }
      return { status: 200, body: dispute };
    });
    this.onEvent();
    return response;
  }
}

/** Opens a dispute if the charge was made with the test card for disputes. */
export async function openDisputeForTestCard(
  tx: Transaction,
  intent: PaymentIntent,
): Promise<void> {
  const charge = await getSuccessfulCharge(tx, intent);
  if (isChargeDisputed(charge.payment_method_details.card.last4)) await openDispute(tx, charge);
}

export async function openDispute(tx: Transaction, charge: Charge): Promise<void> {
  const dispute = createDispute(charge);
  await saveCharge(tx, { ...charge, disputed: true });
  await saveDispute(tx, dispute);
  await addEvent(tx, 'charge.dispute.created', dispute, null);
  await moveDisputedMoney(tx, dispute, 'away');
}

/** The bank takes the money when a dispute opens, and gives it back when the dispute is won. */
export async function moveDisputedMoney(
  tx: Transaction,
  dispute: Dispute,
  direction: 'away' | 'back',
) {
  const { id, amount, currency } = dispute;
  const isBack = direction === 'back';
  await changeBalance(tx, {
    ...{ owner: 'platform', amount: isBack ? amount : -amount, currency, source: id },
    ...{ type: 'adjustment', reportingCategory: isBack ? 'dispute_reversal' : 'dispute' },
  });
  const type = `charge.dispute.funds_${isBack ? 'reinstated' : 'withdrawn'}`;
  await addEvent(tx, type, dispute, null);
}

async function advanceAndSave(tx: Transaction, current: Refund): Promise<void> {
  const storedCharge = await readCharge(tx, current.charge);
  const outcome = storedCharge && advanceRefund(current, storedCharge);
  if (!outcome) return;
  const { refund, charge } = outcome;
  await saveRefund(tx, refund);
  await saveCharge(tx, charge);
  await addEvent(tx, 'refund.updated', refund, null);
  if (refund.status !== 'failed') return;
  await changeBalance(tx, {
    ...{ owner: 'platform', amount: refund.amount, currency: refund.currency },
    ...{ type: 'refund_failure', reportingCategory: 'refund_failure', source: refund.id },
  });
  await addEvent(tx, 'refund.failed', refund, null);
}

async function getSuccessfulCharge(tx: Transaction, intent: PaymentIntent): Promise<Charge> {
  const charge = intent.latest_charge && (await readCharge(tx, intent.latest_charge));
  if (!charge || intent.status !== 'succeeded') {
    throw createInvalidRequestError(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  }
  return charge;
}
