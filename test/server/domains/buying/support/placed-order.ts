import { sql } from '../../../../../src/server/database/sql';
import type { Deadline, OrderEvent, OrderState } from '../../../../../src/contract/order.machine';
import { addUser, storeProduct, type TestUser } from '../../../support/records';
import { cardFields, intentIdOf } from '../../../support/stripe-double';
import type { TestServer } from '../../../support/start-test-server';

/** One server, or several processes. */
export type OrderServer = Pick<TestServer, 'call' | 'database' | 'stripe'>;

/** An order, or a product about to be ordered, with its own users. */
export interface PlacedOrder {
  seller: TestUser;
  buyer: TestUser;
  admin: TestUser;
  productId: string;
  /** Whether the buyer books it to an address. */
  isShipped?: boolean;
  /** The payment with the buyer's authorized card. Its webhook events are not delivered yet. */
  intentId: string;
}

/** Stores a product for sale and authorizes a buyer's card for it. */
export async function placeOrder(
  server: OrderServer,
  admin: TestUser,
  { isShipped = false } = {},
): Promise<PlacedOrder> {
  const seller = await addUser(server.database, 'seller');
  const buyer = await addUser(server.database, 'buyer');
  const productId = await storeProduct(server.database, { seller });
  await server.database.query(sql`
    update products set deliveries = 'both' where id = ${productId}`);
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  await server.stripe.browserCall(body.clientSecret, 'confirm', cardFields());
  const intentId = intentIdOf(body.clientSecret);
  return { seller, buyer, admin, productId, isShipped, intentId };
}

export interface StoredOrder {
  id: string;
  state: OrderState;
  holding: boolean;
  /** The names of the running deadlines, sorted. */
  deadlines: Deadline[];
  /** Whether the clock will end the state. */
  expires: boolean;
  hasHandOverCode: boolean;
  hasReturnCode: boolean;
  /** The events in order, numbered from 1. */
  steps: { number: number; type: OrderEvent['type']; state: OrderState; actorId: string | null }[];
  /** The notifications of each event. */
  notifications: { userId: string; number: number; kind: string }[];
}

/** The arguments of `json_build_object` for the fields of an order, without its notifications. */
export const storedOrderFields = sql`
  'id', orders.id, 'state', orders.state, 'holding', orders.holding,
  'deadlines', (select coalesce(json_agg(name order by name), '[]')
    from jsonb_object_keys(orders.deadlines) keys (name)),
  'expires', orders.expires_at is not null,
  'hasHandOverCode', orders.hand_over_code is not null,
  'hasReturnCode', orders.return_code is not null,
  'steps', (select coalesce(json_agg(json_build_object('number', number, 'type', type,
    'state', order_events.state, 'actorId', actor_id) order by number), '[]')
    from order_events where order_id = orders.id)`;

/** The only order of the product; undefined before it is ordered. */
export async function readOrder({ database }: OrderServer, { productId }: PlacedOrder) {
  const orders = await database.query<{ order: StoredOrder }>(sql`
    select json_build_object(${storedOrderFields},
      'notifications', (select coalesce(json_agg(json_build_object('userId', user_id,
        'number', event_number, 'kind', kind)), '[]')
        from notifications where order_id = orders.id)) as "order"
    from orders where product_id = ${productId}`);
  if (orders.length > 1) throw new Error(`There are ${orders.length} orders.`);
  const order = orders[0]?.order;
  return order && { ...order, notifications: sortNotifications(order.notifications) };
}

export const sortNotifications = (notifications: StoredOrder['notifications']) =>
  [...notifications].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
