import Stripe from 'stripe';
import type { Database } from '../../../database/database';
import {
  PermanentError,
  type Postponement,
  type TaskHandlers,
} from '../../platform/outbox-dispatcher.sql';
import { currentHour, postponeAnHour } from '../postpone-an-hour';
import { refreshAccount } from './connected-account';
import { addStripeEvent } from './connected-accounts.sql';
import {
  bookReversed,
  bookTransfer,
  deduct,
  findOrderOfPayment,
  isOwnTransfer,
  lockDueTransfer,
  readDebt,
  type DueTransfer,
} from './transfers.sql';

interface TransferServices {
  database: Database;
  stripe: Stripe;
}

/** The timeout is in milliseconds. The outbox retries failed tasks, so Stripe's library does not. */
const requestOptions = { timeout: 20_000, maxNetworkRetries: 0 };

/** Returns the handlers of the tasks that move money between the shop and the sellers' accounts at Stripe. */
export function transferTasks(services: TransferServices): TaskHandlers {
  return {
    transfer: ({ orderId }, key) => transferOwed(services, orderId, key),
    reverseTransfers: ({ orderId }) => reverseTransfers(services, orderId),
  };
}

/**
 * Sends the seller of an order what is owed, less their debts. Looks first whether an attempt before had an effect whose
 * answer was lost: Stripe forgets an idempotency key after a day.
 */
async function transferOwed(
  { database, stripe }: TransferServices,
  orderId: string,
  key: string,
): Promise<Postponement | undefined> {
  const book = (transfer: { id: string; amount: number }) =>
    database.transaction(async (tx) => {
      const due = await lockDueTransfer(tx, orderId);
      if (due) await bookTransfer(tx, due, transfer);
    });
  const earlier = await listTransfers(stripe, orderId);
  const made = earlier.find(({ metadata }) => metadata['task'] === key);
  if (made) return book(made).then(() => undefined);
  const due = await database.transaction((tx) => lockDueTransfer(tx, orderId));
  if (!due || due.owed === 0) return undefined;
  if (due.isInBankFile) return postponeAnHour('The sale is in a file for the bank.');
  if (due.isHeldForTax) return postponeAnHour('The tax details of the seller are missing.');
  if (due.accountId === null) return postponeAnHour('Stripe needs more from the seller.');
  const deducted = deduct(due.debts, due.owed).reduce((sum, debt) => sum + debt.amount, 0);
  const amount = due.owed - deducted;
  try {
    const isFirst = earlier.length === 0;
    const request = { ...due, accountId: due.accountId, amount, key, isFirst };
    await book(amount > 0 ? await createTransfer(stripe, request) : { id: key, amount });
    return undefined;
  } catch (error) {
    // The transfer may have been made. A failed job would let the operator pay the sale by bank, too.
    if (hasNoAnswer(error)) return postponeAnHour(error.message);
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (!isPassing(error)) throw new PermanentError(error.message, { cause: error });
    await refreshAccount({ database, stripe }, due.accountId);
    return postponeAnHour(error.message);
  }
}

async function createTransfer(
  stripe: Stripe,
  {
    orderId,
    intentId,
    currency,
    accountId,
    amount,
    key,
    isFirst,
  }: DueTransfer & {
    accountId: string;
    amount: number;
    key: string;
    isFirst: boolean;
  },
): Promise<Stripe.Transfer> {
  const intent = await stripe.paymentIntents.retrieve(intentId, {}, requestOptions);
  const { latest_charge: charge } = intent;
  if (!charge) throw new PermanentError('The payment of the order has no charge at Stripe.');
  return stripe.transfers.create(
    {
      amount,
      currency,
      destination: accountId,
      // So it may be made before the charge is available, and waits for it. Stripe counts what was taken back of earlier
      // transfers as taken from the charge, so later ones come from the balance.
      ...(isFirst && { source_transaction: typeof charge === 'string' ? charge : charge.id }),
      transfer_group: transferGroup(orderId),
      metadata: { orderId, task: key },
    },
    // What is owed may have changed, and Stripe repeats an error for the same key for a day.
    { ...requestOptions, idempotencyKey: `${key}/${amount}/${currentHour()}` },
  );
}

const transferGroup = (orderId: string) => `order/${orderId}`;

/** The most transfers that Stripe lists at once. An order has one, or few. */
const maxTransfers = 100;

async function listTransfers(stripe: Stripe, orderId: string): Promise<Stripe.Transfer[]> {
  const { data } = await stripe.transfers.list(
    { transfer_group: transferGroup(orderId), limit: maxTransfers },
    requestOptions,
  );
  return data;
}

/** The errors that end by themselves: when charges become available, or the seller completes their account. */
const passingCodes = new Set(['balance_insufficient', 'insufficient_capabilities_for_transfer']);

const hasNoAnswer = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError;

const isPassing = ({ code }: Stripe.errors.StripeError) =>
  code !== undefined && passingCodes.has(code);

/**
 * Takes back from the seller's account what the seller owes because of an order. What is not available there, because it
 * is pending or not there any more, stays a debt, which the next transfer deducts or a repetition takes back.
 */
async function reverseTransfers(
  { database, stripe }: TransferServices,
  orderId: string,
  refund = 0,
): Promise<Postponement | undefined> {
  let left = await readDebt(database, orderId, refund);
  if (left === 0) return undefined;
  for (const transfer of await listTransfers(stripe, orderId)) {
    const { id, destination, currency } = transfer;
    const stripeAccount = typeof destination === 'string' ? destination : destination?.id;
    if (!stripeAccount) continue;
    const available = await readAvailable(stripe, stripeAccount, currency);
    const amount = Math.min(left, transfer.amount - transfer.amount_reversed, available);
    if (amount <= 0) continue;
    await ignorePassing(
      stripe.transfers.createReversal(
        id,
        { amount, metadata: { orderId } },
        // The refund and the task may do this at the same time, and Stripe repeats an error for the same key for a day.
        {
          ...requestOptions,
          idempotencyKey: `reverse/${id}/${transfer.amount_reversed}/${amount}/${currentHour()}`,
        },
      ),
    );
    left -= amount;
  }
  const transfers = await listTransfers(stripe, orderId);
  for (const { id, amount_reversed: amountReversed } of transfers) {
    await database.transaction((tx) => bookReversed(tx, { id, amountReversed }));
  }
  const isReversible = transfers.some(({ reversed }) => !reversed);
  return isReversible && (await readDebt(database, orderId)) > 0
    ? postponeAnHour('What the seller owes is not available on the account at Stripe.')
    : undefined;
}

/**
 * Takes back what the seller was paid for the order of a payment, before the buyer is refunded.
 * @param part of the price that is refunded; by default the seller owes all of it already
 */
export async function reverseBeforeRefund(
  services: TransferServices,
  intentId: string,
  part?: number,
): Promise<void> {
  const orderId = await findOrderOfPayment(services.database, intentId);
  if (orderId !== undefined) await reverseTransfers(services, orderId, part);
}

/** Records what was taken back of a transfer, also in Stripe's Dashboard. Events may be repeated and late. */
export async function applyReversedEvent(
  { database, stripe }: TransferServices,
  { id: eventId, transferId }: { id: string; transferId: string },
): Promise<void> {
  if (!(await isOwnTransfer(database, transferId))) return;
  const { amount_reversed: amountReversed } = await stripe.transfers.retrieve(
    transferId,
    {},
    requestOptions,
  );
  await database.transaction(async (tx) => {
    if (await addStripeEvent(tx, eventId))
      await bookReversed(tx, { id: transferId, amountReversed });
  });
}

async function readAvailable(stripe: Stripe, stripeAccount: string, currency: string) {
  try {
    const { available } = await stripe.balance.retrieve({}, { ...requestOptions, stripeAccount });
    return available.find((balance) => balance.currency === currency)?.amount ?? 0;
  } catch (error) {
    // So answers Stripe for a closed account, not for a restricted key without the permission.
    const isClosed =
      error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid';
    if (isClosed) return 0;
    throw error;
  }
}

async function ignorePassing(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && isPassing(error)) return;
    throw error;
  }
}
