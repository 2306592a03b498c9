import type { Database, Transaction } from '../../server/database/database';
import { runIdempotently, type ApiResponse, type IdempotentRequest } from './idempotency';
import { AccountApi } from './account-api';
import { BalanceSettingsApi } from './balance-settings-api';
import { ChargeApi, openDisputeForTestCard } from './charge-api';
import { toApiCharge, type PaymentMethod } from './charge';
import { changeBalance } from './connect-store';
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
  type IntentTransition,
} from './intent-transitions';
import { createIntent, isHeldByTest, type PaymentIntent } from './payment-intent';
import {
  parseAmountToCapture,
  parseCard,
  parseIntentChanges,
  parseNewIntent,
} from './request-fields';
import { StripeError, createInvalidRequestError } from './stripe-error';
import { TransferApi } from './transfer-api';

type IntentAction = (
  intent: PaymentIntent,
  fields: URLSearchParams,
  method: PaymentMethod | undefined,
) => IntentTransition;

/** Actions on an intent, by the last segment of the path. */
const intentActions = {
  update: (intent, fields) => update(intent, parseIntentChanges(fields)),
  confirm: (intent, fields) => confirm(intent, parseCard(fields)),
  authenticate: (intent, fields, method) =>
    authenticate(intent, fields.get('outcome') === 'complete', method),
  capture: (intent, fields) => capture(intent, parseAmountToCapture(fields)),
  cancel: (intent, fields) => cancel(intent, fields.get('cancellation_reason')),
} satisfies Record<string, IntentAction>;
export type IntentActionName = keyof typeof intentActions;

/** Emulates Stripe's API for payment intents. They are stored in the database. */
export class StripeApi {
  /** The API for refunds and disputes. */
  readonly charges: ChargeApi;
  readonly accounts: AccountApi;
  readonly transfers: TransferApi;
  readonly balanceSettings: BalanceSettingsApi;

  constructor(
    private readonly database: Database,
    private readonly onEvent: () => void,
  ) {
    this.charges = new ChargeApi(database, onEvent);
    this.accounts = new AccountApi(database, onEvent);
    this.transfers = new TransferApi(database, onEvent);
    this.balanceSettings = new BalanceSettingsApi(database);
  }

  create(request: IdempotentRequest): Promise<ApiResponse & { replayed: boolean }> {
    return runIdempotently(this.database, request, async (tx) => {
      const intent = createIntent(parseNewIntent(request.fields));
      await saveIntent(tx, intent);
      return { status: 200, body: intent };
    });
  }

  /** @param clientSecret undefined if the caller has authenticated with the secret key */
  async retrieve(
    id: string,
    clientSecret: string | null | undefined,
    { expand }: { expand: readonly string[] },
  ): Promise<ApiResponse> {
    const intent = await readIntent(this.database, id);
    checkClientSecret(intent, clientSecret);
    const unsupported = expand.find((property) => property !== 'latest_charge');
    if (unsupported !== undefined) {
      throw createInvalidRequestError(`This property cannot be expanded (${unsupported}).`, {
        param: 'expand',
      });
    }
    if (expand.length === 0 || !intent.latest_charge) return { status: 200, body: intent };
    const charge = await readCharge(this.database, intent.latest_charge);
    const latest_charge = charge ? toApiCharge(charge, intent) : intent.latest_charge;
    return { status: 200, body: { ...intent, latest_charge } };
  }

  async runAction(
    name: IntentActionName,
    id: string,
    request: IdempotentRequest,
    clientSecret?: string | null,
  ): Promise<ApiResponse & { replayed: boolean }> {
    const response = await runIdempotently(this.database, request, async (tx) => {
      const intent = await readIntent(tx, id);
      checkClientSecret(intent, clientSecret);
      const method = intent.payment_method
        ? await readPaymentMethod(tx, intent.payment_method)
        : undefined;
      const runIntentAction: IntentAction = intentActions[name];
      return saveTransition(
        tx,
        runIntentAction(intent, request.fields, method),
        request.idempotencyKey,
      );
    });
    this.onEvent();
    return response;
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

async function saveTransition(
  tx: Transaction,
  { intent, paymentMethod, charge, event, error }: IntentTransition,
  idempotencyKey: string | null,
): Promise<ApiResponse> {
  if (paymentMethod) await savePaymentMethod(tx, paymentMethod);
  if (charge) await saveCharge(tx, charge);
  await saveIntent(tx, intent);
  if (event && !isHeldByTest(intent)) await addEvent(tx, event, intent, idempotencyKey);
  if (event === 'payment_intent.succeeded') {
    await changeBalance(tx, {
      ...{ owner: 'platform', amount: intent.amount_received, currency: intent.currency },
      ...{ type: 'charge', reportingCategory: 'charge', source: intent.latest_charge ?? intent.id },
    });
    await openDisputeForTestCard(tx, intent);
  }
  if (!error) return { status: 200, body: intent };
  return { status: error.type === 'card_error' ? 402 : 400, body: { error } };
}
