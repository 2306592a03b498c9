import type Stripe from 'stripe';
import { addLiveChanges } from '../../platform/live-changes.sql';
import { addAccountEmail } from '../../platform/outbox.sql';
import { formatMoney } from '../../../../contract/payments/money';
import { readAccountState, type ConnectServices } from './connected-account';
import {
  addStripeEvent,
  lockAccount,
  storeAccountState,
  storeBankPayout,
} from './connected-accounts.sql';

type Services = Pick<ConnectServices, 'database' | 'stripe'>;

/** Applies an event about a seller's account. It only names the account, whose state is read from Stripe. */
export async function applyAccountEvent(
  { database, stripe }: Services,
  event: Stripe.V2.Core.EventNotification,
): Promise<void> {
  const related: Partial<Stripe.V2.Core.Events.RelatedObject> | null | undefined =
    'related_object' in event ? event.related_object : undefined;
  if (related?.type !== 'v2.core.account' || related.id === undefined) return;
  const { id } = related;
  const isKnown = await database.transaction((tx) => lockAccount(tx, id));
  if (!isKnown) return;
  const readAt = new Date();
  const state = await readAccountState(stripe, id);
  await database.transaction(async (tx) => {
    if (!(await addStripeEvent(tx, event.id))) return;
    const before = await lockAccount(tx, id);
    if (!before) return;
    await storeAccountState(tx, state, readAt);
    const { sellerId } = before;
    if (before.isReady && !state.isReady) {
      const reason = state.requirements.map(({ text }) => text).join(' ') || null;
      await addAccountEmail(tx, { userId: sellerId, kind: 'stripeNeedsYou', reason, until: null });
    }
    await addLiveChanges(tx, { about: 'order', id, recipientIds: [sellerId] });
  });
}

/**
 * Applies an event about a payout to a seller's bank. Events arrive in any order, and a payout that is paid may fail
 * later, so its state is read from Stripe.
 */
export async function applyPayoutEvent(
  { database, stripe }: Services,
  event: Stripe.Event,
): Promise<void> {
  const { account: accountId, id: eventId } = event;
  if (accountId === undefined || !event.type.startsWith('payout.')) return;
  const { id } = event.data.object as Stripe.Payout;
  const isKnown = await database.transaction((tx) => lockAccount(tx, accountId));
  if (!isKnown) return;
  const payout = await stripe.payouts.retrieve(id, {}, { stripeAccount: accountId });
  await database.transaction(async (tx) => {
    if (!(await addStripeEvent(tx, eventId))) return;
    const account = await lockAccount(tx, accountId);
    if (!account) return;
    const { amount, currency, status, failure_message, failure_code } = payout;
    const isNewFailure = await storeBankPayout(tx, {
      ...{ id, accountId, amount, currency, status },
      failure: failure_message ?? failure_code,
      arrivesAt: new Date(payout.arrival_date * 1000),
      createdAt: new Date(payout.created * 1000),
    });
    const { sellerId } = account;
    if (isNewFailure) {
      const money = formatMoney({ amount, currency }, 'en-US');
      const reason = `${money}: ${failure_message ?? failure_code ?? 'Your bank returned it.'}`;
      await addAccountEmail(tx, {
        userId: sellerId,
        kind: 'bankPayoutFailed',
        reason,
        until: null,
      });
    }
    await addLiveChanges(tx, { about: 'order', id, recipientIds: [sellerId] });
  });
}
