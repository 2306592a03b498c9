import { currencyRules } from '../../../contract/payments/currencies';
import { formatMoney } from '../../../contract/payments/money';
import { DomainError } from '../../errors/domain-error';
import { findRefundable } from './order-money.sql';
import type { OrderEffects, OrderRecipient } from '../../../contract/order.machine';
import type { Transaction } from '../../database/database';
import { sql, type Sql } from '../../database/sql';
import { flagSharedPhone } from './order-flags.sql';
import { randomCode } from './codes.sql';
import { correctAddress } from './shipping-addresses.sql';
import type { OrderRow } from './order-row.sql';
import { addPaymentCancellation, addRefund, addShipmentWebhook } from '../platform/outbox.sql';

type EffectHandler<Params> = (tx: Transaction, order: OrderRow, params: Params) => Promise<unknown>;

/**
 * For each action of the order machine, a function that makes its changes in the transition's transaction.
 */
const effectHandlers: { [Name in keyof OrderEffects]: EffectHandler<OrderEffects[Name]> } = {
  storeContact: (tx, { id }, contact) => storeContact(tx, id, contact),

  storeAddress: (tx, { id }, address) => correctAddress(tx, id, address),

  announceShipment: (tx, { id, events }) => addShipmentWebhook(tx, id, events),

  async notify(tx, order, { recipients, kind }) {
    const userIds = recipients
      .map((recipient) => sql`select id from users where ${isRecipient(recipient, order)}`)
      .reduce((before, next) => sql`${before} union ${next}`);
    await tx.query(sql`
      with notified as (
        insert into notifications (user_id, order_id, event_number, kind)
        select users.id, ${order.id}, ${order.events}, ${kind} from users
        where id in (${userIds}) and deleted_at is null
        on conflict do nothing returning id, user_id),
      changes as (
        insert into live_changes (subject_type, subject_id, recipient_ids)
        select 'notification', ${order.id}, array_agg(user_id) from notified having count(*) > 0)
      insert into outbox (key, task, payload)
      select 'email/' || id, 'email', jsonb_build_object('notificationId', id) from notified`);
  },

  unlist: (tx, { productId }) =>
    tx.query(sql`
      update products set listed = false,
        unlisted_because = case when hidden_by is not null then 'hidden' end
      where id = ${productId}`),

  issueHandOverCode: (tx, { id }) =>
    tx.query(sql`
      update orders set hand_over_code = coalesce(hand_over_code, ${randomCode()}) where id = ${id}`),

  issueReturnCode: (tx, { id }) =>
    tx.query(sql`
      update orders set return_code = coalesce(return_code, ${randomCode()}) where id = ${id}`),

  async cancelPayments(tx, { productId, buyerId }) {
    const payments = await tx.query<{ intentId: string }>(sql`
      select intent_id as "intentId" from payments
      where product_id = ${productId} and buyer_id = ${buyerId} and status in ('open', 'reserved')
      for update`);
    for (const { intentId } of payments) await addPaymentCancellation(tx, intentId);
    // If Stripe reports an authorization later, it finds the product unavailable.
    await tx.query(sql`
      update payments set status = 'unavailable'
      where product_id = ${productId} and buyer_id = ${buyerId} and status = 'open'`);
  },

  refund: async (tx, { id, events }) => {
    const [order] = await tx.query<{ intentId: string }>(sql`
      select payment_intent_id as "intentId" from orders where id = ${id}`);
    if (order) await addRefund(tx, order, events);
  },

  refundPart: async (tx, { id, events }, { amount }) => {
    const payment = await findRefundable(tx, id);
    if (!payment) throw new DomainError('conflict', 'This order has no payment.');
    const { intentId, left, currency } = payment;
    const { step } = currencyRules(currency);
    if (amount % step !== 0) {
      const smallest = formatMoney({ amount: step, currency }, 'en-US');
      throw new DomainError('invalid', `A refund has to be a multiple of ${smallest}.`);
    }
    if (amount > left) {
      const rest = formatMoney({ amount: left, currency }, 'en-US');
      throw new DomainError('conflict', `Only ${rest} of the payment is left to refund.`);
    }
    await addRefund(tx, { intentId, amount }, events);
  },
};

/**
 * Runs the handler of an action of the order machine.
 * @throws for an action without a handler, so that the transaction is rolled back
 */
export async function runEffect(
  tx: Transaction,
  order: OrderRow,
  { type, params }: { type: string; params?: unknown },
): Promise<void> {
  if (!(type in effectHandlers)) throw new Error(`The order action ${type} has no effect handler.`);
  const handle = effectHandlers[type as keyof OrderEffects] as EffectHandler<unknown>;
  await handle(tx, order, params);
}

/** The condition on `users` that a user is one of the recipients. */
function isRecipient(recipient: OrderRecipient, { buyerId, sellerId }: OrderRow): Sql {
  switch (recipient) {
    case 'buyer':
      return sql`id = ${buyerId}`;
    case 'seller':
      return sql`id = ${sellerId}`;
    case 'admins':
      return sql`role in ('Admin', 'moderator')`;
  }
}

/** Stores how the seller reaches the buyer, and where they meet. */
export async function storeContact(
  tx: Transaction,
  orderId: string,
  { phoneNumber, meetingLocation }: OrderEffects['storeContact'],
): Promise<void> {
  await tx.query(sql`
    update orders set phone_number = ${phoneNumber}, meeting_location = ${meetingLocation}
    where id = ${orderId}`);
  await flagSharedPhone(tx, orderId);
}
