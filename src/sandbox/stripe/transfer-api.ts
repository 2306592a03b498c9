import type Stripe from 'stripe';
import type { Database, Transaction } from '../../server/database/database';
import {
  changeBalance,
  findObjects,
  listBalanceTransactions,
  readBalances,
  readObject,
  readSources,
  saveObject,
  type BalanceOwner,
} from './connect-store';
import { runIdempotently, type ApiResponse, type IdempotentRequest } from './idempotency';
import { addEvent, readCharge } from './intent-store';
import { nowInSeconds, randomId } from './payment-intent';
import {
  getRequired,
  parseListLimit,
  parseMetadata,
  parsePositiveAmount,
  type ParsedReversal,
} from './request-fields';
import { createInvalidRequestError, createResourceMissingError, StripeError } from './stripe-error';

/** Emulates Stripe's API for transfers to connected accounts, their reversals, balances and payouts. */
export class TransferApi {
  constructor(
    private readonly database: Database,
    private readonly onEvent: () => void,
  ) {}

  async create(request: IdempotentRequest) {
    const response = await runIdempotently(this.database, request, async (tx) => {
      const transfer = createTransfer(request.fields);
      await checkTransfer(tx, transfer);
      const source = transfer.id;
      const { amount, currency, destination } = transfer;
      transfer.balance_transaction = await changeBalance(tx, {
        ...{ owner: 'platform', amount: -amount, currency, source },
        ...{ type: 'transfer', reportingCategory: 'transfer' },
      });
      await changeBalance(tx, {
        ...{ owner: destination, amount, currency, source },
        ...{ type: 'payment', reportingCategory: 'charge' },
      });
      await saveObject(tx, 'transfer', transfer);
      await addEvent(tx, 'transfer.created', transfer, request.idempotencyKey);
      return { status: 200, body: transfer };
    });
    this.onEvent();
    return response;
  }

  async retrieve(id: string): Promise<ApiResponse> {
    return { status: 200, body: await readObject(this.database, 'transfer', id) };
  }

  async list(query: URLSearchParams): Promise<ApiResponse> {
    const group = query.get('transfer_group');
    const transfers = await findObjects(this.database, 'transfer', 'transfer_group', group);
    return toList('/v1/transfers', transfers, parseListLimit(query));
  }

  async reverse(id: string, request: IdempotentRequest, parsed: ParsedReversal) {
    const response = await runIdempotently(this.database, request, async (tx) => {
      const transfer = await readObject(tx, 'transfer', id);
      const { reversal, reversed } = await reverseTransfer(tx, transfer, parsed);
      await saveObject(tx, 'transfer', reversed);
      await addEvent(tx, 'transfer.reversed', reversed, request.idempotencyKey);
      return { status: 200, body: reversal };
    });
    this.onEvent();
    return response;
  }

  async readBalance(owner: BalanceOwner): Promise<ApiResponse> {
    if (owner !== 'platform') await checkAccess(this.database, owner);
    const available = await readBalances(this.database, owner);
    const pending = await readBalances(this.database, owner, 'pending');
    const body: Stripe.Balance = { object: 'balance', available, livemode: false, pending };
    return { status: 200, body };
  }

  async listBalanceTransactions(owner: BalanceOwner, query: URLSearchParams): Promise<ApiResponse> {
    const limit = parseListLimit(query);
    const transactions = await listBalanceTransactions(this.database, owner, {
      source: query.get('source'),
      after: query.get('starting_after'),
      since: query.get('created[gte]'),
      limit,
    });
    if (query.get('expand[0]') !== 'data.source') {
      return toList('/v1/balance_transactions', transactions, limit);
    }
    const sources = await readSources(
      this.database,
      transactions.map(({ source }) => source as string),
    );
    const expanded = transactions.map((transaction) => ({
      ...transaction,
      source: sources.get(transaction.source as string) ?? transaction.source,
    }));
    return toList('/v1/balance_transactions', expanded, limit);
  }

  async createPayout(account: string, request: IdempotentRequest) {
    const response = await runIdempotently(this.database, request, (tx) =>
      payOut(
        tx,
        account,
        parsePositiveAmount(request.fields),
        getRequired(request.fields, 'currency'),
      ),
    );
    this.onEvent();
    return response;
  }

  /** Reading a payout also returns it if the bank account is closed, so no timer is needed. */
  async retrievePayout(account: string, id: string): Promise<ApiResponse> {
    const payout = await this.database.transaction(async (tx) => {
      const stored = await readObject(tx, 'payout', id);
      if (stored.account !== account) throw createResourceMissingError(id, 'payout');
      const { isBankAccountClosed } = await readObject(tx, 'account', account);
      return isBankAccountClosed && stored.status === 'paid' ? returnPayout(tx, stored) : stored;
    });
    this.onEvent();
    return { status: 200, body: payout };
  }
}

/** @throws StripeError if the account is closed */
async function checkAccess(database: Database, account: string): Promise<void> {
  const { state } = await readObject(database, 'account', account);
  if (state !== 'closed') return;
  throw new StripeError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${account}' (or that account does not exist).`,
  });
}

function toList(url: string, objects: readonly object[], limit: number): ApiResponse {
  const data = objects.slice(0, limit);
  return { status: 200, body: { object: 'list', data, has_more: objects.length > limit, url } };
}

type NewTransfer = Stripe.Transfer & { destination: string; source_transaction: string | null };

function createTransfer(fields: URLSearchParams): NewTransfer {
  const id = randomId('tr');
  return {
    id,
    object: 'transfer',
    amount: parsePositiveAmount(fields),
    amount_reversed: 0,
    balance_transaction: null,
    created: nowInSeconds(),
    currency: getRequired(fields, 'currency').toLowerCase(),
    description: fields.get('description'),
    destination: getRequired(fields, 'destination'),
    livemode: false,
    metadata: parseMetadata(fields),
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: fields.get('source_transaction'),
    transfer_group: fields.get('transfer_group'),
  };
}

/** @throws StripeError if Stripe would refuse the transfer */
async function checkTransfer(tx: Transaction, transfer: NewTransfer): Promise<void> {
  const { state } = await readObject(tx, 'account', transfer.destination);
  if (state !== 'active') {
    throw createInvalidRequestError(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  }
  const { source_transaction: chargeId, amount, currency } = transfer;
  if (chargeId === null) return checkBalance(tx, 'platform', { amount, currency });
  const charge = await readCharge(tx, chargeId);
  if (!charge) throw createResourceMissingError(chargeId, 'charge');
  const others = await findObjects(tx, 'transfer', 'source_transaction', chargeId);
  const transferred = others.reduce((sum, other) => sum + other.amount, 0);
  if (transferred + amount > charge.amount) {
    throw createInvalidRequestError(
      `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount}. There have been other transfers with this transaction as a source, for a total transferred amount of ${transferred}.`,
    );
  }
}

async function checkBalance(
  tx: Transaction,
  owner: BalanceOwner,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  const balances = await readBalances(tx, owner);
  const available = balances.find((balance) => balance.currency === currency)?.amount ?? 0;
  if (available >= amount) return;
  throw createInvalidRequestError('You have insufficient available funds in your Stripe account.', {
    code: 'balance_insufficient',
  });
}

async function reverseTransfer(
  tx: Transaction,
  transfer: Stripe.Transfer,
  { amount = transfer.amount - transfer.amount_reversed, metadata }: ParsedReversal,
): Promise<{ reversal: Stripe.TransferReversal; reversed: Stripe.Transfer }> {
  const { id: source, currency } = transfer;
  const owner = transfer.destination as string;
  if (amount < 1 || amount > transfer.amount - transfer.amount_reversed) {
    throw createInvalidRequestError(
      `Reversal amount (${amount}) is greater than the unreversed amount of the transfer (${transfer.amount - transfer.amount_reversed}).`,
      { param: 'amount' },
    );
  }
  await checkBalance(tx, owner, { amount, currency });
  await changeBalance(tx, {
    ...{ owner, amount: -amount, currency, source },
    ...{ type: 'payment_refund', reportingCategory: 'refund' },
  });
  const id = randomId('trr');
  const reversal: Stripe.TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: await changeBalance(tx, {
      ...{ owner: 'platform', amount, currency, source: id },
      ...{ type: 'transfer_refund', reportingCategory: 'transfer_reversal' },
    }),
    created: nowInSeconds(),
    currency,
    destination_payment_refund: null,
    metadata,
    source_refund: null,
    transfer: source,
  };
  const amount_reversed = transfer.amount_reversed + amount;
  const reversals = { ...transfer.reversals, data: [reversal, ...transfer.reversals.data] };
  const reversed = amount_reversed === transfer.amount;
  return { reversal, reversed: { ...transfer, amount_reversed, reversals, reversed } };
}

/** Pays money of a connected account out to its bank, which shows as paid even if the bank returns it later. */
export async function payOut(
  tx: Transaction,
  account: string,
  amount: number,
  currency: string,
): Promise<ApiResponse> {
  await checkBalance(tx, account, { amount, currency });
  const id = randomId('po');
  const payout: Stripe.Payout & { account: string } = {
    id,
    object: 'payout',
    account,
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: nowInSeconds(),
    automatic: false,
    balance_transaction: await changeBalance(tx, {
      ...{ owner: account, amount: -amount, currency, source: id },
      ...{ type: 'payout', reportingCategory: 'payout' },
    }),
    created: nowInSeconds(),
    currency,
    description: null,
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'not_applicable',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
  await saveObject(tx, 'payout', payout);
  await addEvent(tx, 'payout.paid', payout, null, account);
  return { status: 200, body: payout };
}

async function returnPayout(tx: Transaction, paid: Stripe.Payout & { account: string }) {
  const { id, account, amount, currency } = paid;
  const failed = {
    ...paid,
    status: 'failed',
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    failure_balance_transaction: await changeBalance(tx, {
      ...{ owner: account, amount, currency, source: id },
      ...{ type: 'payout_failure', reportingCategory: 'payout_reversal' },
    }),
  };
  await saveObject(tx, 'payout', failed);
  await addEvent(tx, 'payout.failed', failed, null, account);
  return failed;
}
