import { sql } from '../../../../src/server/database/sql';
import type { OrderContext } from '../../../../src/contract/order-context';
import type { OrderEvent, OrderState } from '../../../../src/contract/order.machine';
import { addUser, storeProduct, type TestUser } from '../../support/records';
import { cardFields, intentIdOf } from '../../support/stripe-double';
import type { TestServer } from '../../support/start-test-server';

/** One server, or several processes. */
export type OrderServer = Pick<TestServer, 'call' | 'database' | 'stripe'>;

/** An order, or a product about to be ordered, with its own users. */
export interface PlacedOrder {
  seller: TestUser;
  buyer: TestUser;
  admin: TestUser;
  productId: string;
  /** Of an authorised card, before any webhook event. */
  intentId: string;
}

/** Stores a product for sale and authorises a buyer's card for it. */
export async function placeOrder(server: OrderServer, admin: TestUser): Promise<PlacedOrder> {
  const seller = await addUser(server.database, 'seller');
  const buyer = await addUser(server.database, 'buyer');
  const productId = await storeProduct(server.database, { seller });
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields());
  return { seller, buyer, admin, productId, intentId: intentIdOf(body.clientSecret) };
}

export interface StoredOrder {
  id: string;
  state: OrderState;
  context: OrderContext;
  holding: boolean;
  /** The events in order, numbered from 1. */
  steps: { number: number; type: OrderEvent['type']; state: OrderState; actorId: string | null }[];
  /** The notifications of each event. */
  notifications: { userId: string; number: number; kind: string }[];
}

/** The only order of the product; undefined before it is ordered. */
export async function readOrder({ database }: OrderServer, { productId }: PlacedOrder) {
  const orders = await database.query<StoredOrder>(sql`
    select id, state, context, holding,
      (select coalesce(json_agg(json_build_object('number', number, 'type', type, 'state', state,
        'actorId', actor_id) order by number), '[]')
        from order_events where order_id = orders.id) as steps,
      (select coalesce(json_agg(json_build_object('userId', user_id, 'number', event_number,
        'kind', kind)), '[]')
        from notifications where order_id = orders.id) as notifications
    from orders where product_id = ${productId}`);
  if (orders.length > 1) throw new Error(`There are ${orders.length} orders.`);
  const [order] = orders;
  return order && { ...order, notifications: sortNotifications(order.notifications) };
}

export const sortNotifications = (notifications: StoredOrder['notifications']) =>
  [...notifications].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
