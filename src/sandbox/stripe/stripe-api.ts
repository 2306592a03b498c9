import type { Database, Transaction } from '../../server/database/database';
import { answerOnce, type Answer, type RepeatableRequest } from './idempotency';
import { ChargeApi, disputeByCard } from './charge-api';
import { chargeAnswer, type PaymentMethod } from './charge';
import {
  addEvent,
  readCharge,
  readIntent,
  readPaymentMethod,
  saveCharge,
  saveIntent,
  savePaymentMethod,
} from './intent-store';
import {
  authenticate,
  cancel,
  capture,
  confirm,
  update,
  type Transition,
} from './intent-transitions';
import { newIntent, type PaymentIntent } from './payment-intent';
import { readAmountToCapture, readCard, readIntentChanges, readNewIntent } from './request-fields';
import { StripeError, invalidRequest } from './stripe-error';

type Change = (
  intent: PaymentIntent,
  fields: URLSearchParams,
  method: PaymentMethod | undefined,
) => Transition;

/** Actions on an intent, by the last segment of the path. */
const changes = {
  update: (intent, fields) => update(intent, readIntentChanges(fields)),
  confirm: (intent, fields) => confirm(intent, readCard(fields)),
  authenticate: (intent, fields, method) =>
    authenticate(intent, fields.get('outcome') === 'complete', method),
  capture: (intent, fields) => capture(intent, readAmountToCapture(fields)),
  cancel: (intent, fields) => cancel(intent, fields.get('cancellation_reason')),
} satisfies Record<string, Change>;
export type ChangeName = keyof typeof changes;

/** Stripe's API for payment intents, stored in the database. */
export class StripeApi {
  /** Refunds and disputes. */
  readonly charges: ChargeApi;

  constructor(
    private readonly database: Database,
    private readonly onEvent: () => void,
  ) {
    this.charges = new ChargeApi(database, onEvent);
  }

  create(request: RepeatableRequest): Promise<Answer & { replayed: boolean }> {
    return answerOnce(this.database, request, async (tx) => {
      const intent = newIntent(readNewIntent(request.fields));
      await saveIntent(tx, intent);
      return { status: 200, body: intent };
    });
  }

  /** Without a client secret the caller must be authenticated by the secret key. */
  async retrieve(
    id: string,
    clientSecret: string | null | undefined,
    { expand }: { expand: readonly string[] },
  ): Promise<Answer> {
    const intent = await readIntent(this.database, id);
    checkClientSecret(intent, clientSecret);
    const other = expand.find((property) => property !== 'latest_charge');
    if (other !== undefined) {
      throw invalidRequest(`This property cannot be expanded (${other}).`, { param: 'expand' });
    }
    if (expand.length === 0 || !intent.latest_charge) return { status: 200, body: intent };
    const charge = await readCharge(this.database, intent.latest_charge);
    const latest_charge = charge ? chargeAnswer(charge, intent) : intent.latest_charge;
    return { status: 200, body: { ...intent, latest_charge } };
  }

  async change(
    name: ChangeName,
    id: string,
    request: RepeatableRequest,
    clientSecret?: string | null,
  ): Promise<Answer & { replayed: boolean }> {
    const answer = await answerOnce(this.database, request, async (tx) => {
      const intent = await readIntent(tx, id);
      checkClientSecret(intent, clientSecret);
      const method = intent.payment_method
        ? await readPaymentMethod(tx, intent.payment_method)
        : undefined;
      const change: Change = changes[name];
      return keep(tx, change(intent, request.fields, method), request.idempotencyKey);
    });
    this.onEvent();
    return answer;
  }
}

function checkClientSecret(intent: PaymentIntent, clientSecret?: string | null): void {
  if (clientSecret === undefined || clientSecret === intent.client_secret) return;
  throw new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_invalid_parameter',
    message: 'The client_secret provided does not match the client_secret of the PaymentIntent.',
    param: 'client_secret',
  });
}

async function keep(
  tx: Transaction,
  { intent, paymentMethod, charge, event, error }: Transition,
  idempotencyKey: string | null,
): Promise<Answer> {
  if (paymentMethod) await savePaymentMethod(tx, paymentMethod);
  if (charge) await saveCharge(tx, charge);
  await saveIntent(tx, intent);
  if (event) await addEvent(tx, event, intent, idempotencyKey);
  if (event === 'payment_intent.succeeded') await disputeByCard(tx, intent);
  if (!error) return { status: 200, body: intent };
  return { status: error.type === 'card_error' ? 402 : 400, body: { error } };
}
