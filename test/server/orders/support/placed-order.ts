import { sql } from '../../../../src/server/database/sql';
import type { OrderContext } from '../../../../src/contract/order-context';
import type { OrderEvent, OrderState } from '../../../../src/contract/order.machine';
import { addPerson, storeProduct, type Person } from '../../support/records';
import { cardFields, intentIdOf } from '../../support/stripe-double';
import type { TestServer } from '../../support/start-test-server';

/** What an order is placed at: a server, or several processes. */
export type OrderServer = Pick<TestServer, 'call' | 'database' | 'stripe'>;

/** An order, or a product that is about to be ordered, with people of its own. */
export interface PlacedOrder {
  seller: Person;
  buyer: Person;
  admin: Person;
  productId: string;
  /** Of a card that was authorised, of which the server has not been told. */
  intentId: string;
}

/** A product for sale, for which a buyer's card is good. */
export async function placeOrder(server: OrderServer, admin: Person): Promise<PlacedOrder> {
  const seller = await addPerson(server.database, 'seller');
  const buyer = await addPerson(server.database, 'buyer');
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
  /** Its history, oldest first, by numbers from 1. */
  steps: { number: number; type: OrderEvent['type']; state: OrderState; actorId: string | null }[];
  /** Who was told what. */
  told: { userId: string; number: number; news: string }[];
}

/** The only order of the product; undefined when nobody has ordered it. */
export async function readOrder({ database }: OrderServer, { productId }: PlacedOrder) {
  const orders = await database.query<StoredOrder>(sql`
    select id, state, context, holding,
      (select coalesce(json_agg(json_build_object('number', number, 'type', type, 'state', state,
        'actorId', actor_id) order by number), '[]')
        from order_events where order_id = orders.id) as steps,
      (select coalesce(json_agg(json_build_object('userId', user_id, 'number', event_number,
        'news', kind)), '[]')
        from notifications where order_id = orders.id) as told
    from orders where product_id = ${productId}`);
  if (orders.length > 1) throw new Error(`There are ${orders.length} orders.`);
  const [order] = orders;
  return order && { ...order, told: sortTold(order.told) };
}

export const sortTold = (told: StoredOrder['told']) =>
  [...told].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
