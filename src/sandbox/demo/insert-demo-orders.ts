import { orderSnapshot } from '../../contract/buying/order-snapshot';
import { shopCurrency } from '../../contract/payments/currencies';
import { parsePrice } from '../../contract/selling/price';
import type { Transaction } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { defaultLimits } from '../../server/environment/limits';
import { randomCode } from '../../server/domains/buying/codes.sql';
import { getTimers, updateDeadlines } from '../../server/domains/buying/deadlines';
import { bookCharge, type ChargedPayment } from '../../server/domains/payments/charge-bookings.sql';
import { demoOrders, type DemoOrder } from './demo-activity';
import { demoProducts } from './demo-products';
import { subtractHours } from './subtract-hours';

/** Inserts the demo orders with their history and payments. Existing rows stay unchanged. */
export async function insertDemoOrders(tx: Transaction, now: Date): Promise<void> {
  const json = JSON.stringify(demoOrders.map((order) => toRow(order, now)));
  await tx.query(sql`
    insert into orders (id, product_id, buyer_id, phone_number, meeting_location, created_at,
      paid_at, ended_at, payment_intent_id, state, deadlines, expires_at, remind_at, hand_over_code,
      event_count)
    select rows.id, products.id, users.id, rows."phoneNumber", rows."meetingLocation",
      rows.created_at, rows.paid_at, rows.completed_at, rows.intent, rows.state, rows.deadlines,
      rows."expiresAt", rows."remindAt", rows.code,
      -- The number of events that the next statement inserts.
      case when rows.completed_at is not null then 5 when rows.paid_at is not null then 3 else 1 end
    from jsonb_to_recordset(${json}::text::jsonb)
      as rows (id text, product text, buyer text, "phoneNumber" text, "meetingLocation" text,
        created_at timestamptz, paid_at timestamptz, completed_at timestamptz, intent text,
        state text, deadlines jsonb, "expiresAt" timestamptz, "remindAt" timestamptz, code text)
    join users on users.id = rows.buyer join products on products.id = rows.product
    on conflict do nothing`);
  await tx.query(sql`
    insert into order_events (order_id, number, type, state, actor_id, happened_at)
    select id, 1, 'buyer.book', 'booked', buyer_id, created_at from orders
    union all select id, 2, 'stripe.authorised', 'paying', null, paid_at from orders
      where paid_at is not null
    union all select id, 3, 'stripe.paid', 'awaitingHandOver', null, paid_at from orders
      where paid_at is not null
    union all select orders.id, 4, 'seller.handOver', 'inspecting', seller_id, ended_at from orders
      join products on products.id = product_id where state = 'completed'
    union all select id, 5, 'buyer.accept', 'completed', buyer_id, ended_at from orders
      where state = 'completed'
    on conflict do nothing`);
  await tx.query(sql`
    insert into payments (intent_id, product_id, buyer_id, amount, currency, status, card_last4, created_at)
    select rows.intent, orders.product_id, orders.buyer_id, rows.amount, ${shopCurrency()}, 'paid', '4242',
      orders.paid_at
    from jsonb_to_recordset(${json}::text::jsonb) as rows (intent text, amount bigint)
    join orders on orders.payment_intent_id = rows.intent
    on conflict do nothing`);
  await bookDemoCharges(tx);
  await tx.query(sql`
    update products set listed = false
    where id in (select product_id from orders where paid_at is not null)`);
}

/** Books the charges in the ledger, and what is owed to the sellers. */
async function bookDemoCharges(tx: Transaction): Promise<void> {
  const charges = await tx.query<ChargedPayment & { chargedAt: Date }>(sql`
    select intent_id as "intentId", orders.id as "orderId", amount, currency, paid_at as "chargedAt"
    from orders join payments on intent_id = payment_intent_id
    where orders.id = any(${demoOrders.map(({ id }) => id)}::text[]) order by orders.id`);
  for (const { chargedAt, ...charge } of charges) await bookCharge(tx, charge, chargedAt);
}

const prices = new Map<string, string>(demoProducts.map((watch) => [watch.id, watch.sellingPrice]));

function toRow({ hoursAgo, paidHoursAgo, completedHoursAgo, ...order }: DemoOrder, now: Date) {
  const createdAt = subtractHours(now, hoursAgo);
  const paidAt = paidHoursAgo === undefined ? undefined : subtractHours(now, paidHoursAgo);
  const state = completedHoursAgo === undefined ? openState(createdAt, paidAt) : completedState;
  return {
    ...order,
    ...state,
    created_at: createdAt,
    ...(completedHoursAgo !== undefined && { completed_at: subtractHours(now, completedHoursAgo) }),
    ...(paidAt && {
      paid_at: paidAt,
      code: randomCode(),
      intent: `payment-of-${order.id}`,
      amount: parsePrice(prices.get(order.product) ?? ''),
    }),
  };
}

const completedState = { state: 'completed', deadlines: {} };

/** Returns the state of a booked or paid order, and its deadlines with the default times. */
function openState(createdAt: string, paidAt: string | undefined) {
  const state = paidAt ? 'awaitingHandOver' : 'booked';
  const snapshot = orderSnapshot(state);
  const now = new Date(paidAt ?? createdAt);
  const start = { times: defaultLimits, now };
  const deadlines = updateDeadlines({}, orderSnapshot('open'), snapshot, start);
  return { state, deadlines, ...getTimers(snapshot, deadlines, now) };
}
