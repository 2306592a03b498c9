import type { OrderContext } from '../../../../src/contract/order-context';
import type { OrderState } from '../../../../src/contract/order.machine';
import type { StoredOrder } from '../../orders/support/placed-order';
import { sql } from '../../../../src/server/database/sql';

export interface ProductRow {
  id: string;
  name: string;
  sellerId: string;
  advertise: boolean;
  listed: boolean;
}

interface WishRow {
  id: string;
  productId: string;
  userId: string;
}

export interface OrderRow {
  id: string;
  productId: string;
  buyerId: string;
  phoneNumber: string | null;
  meetingLocation: string | null;
  intentId: string | null;
  paid: boolean;
  /** Whether it keeps the product from others. */
  holding: boolean;
  state: OrderState;
  context: OrderContext;
  steps: StoredOrder['steps'];
  told: StoredOrder['told'];
}

export interface PaymentRow {
  intentId: string;
  productId: string | null;
  buyerId: string;
  status: 'open' | 'reserved' | 'unavailable' | 'paid' | 'refunded' | 'cancelled';
}

/** All that the server keeps of what is written to it, at one moment. */
export interface Rows {
  products: ProductRow[];
  wishes: WishRow[];
  orders: OrderRow[];
  payments: PaymentRow[];
  /** How many notifications nobody was asked to write. */
  unwritten: number;
}

export const rowsStatement = sql`
  with told as (
    select order_id, json_agg(json_build_object('userId', user_id,
      'number', event_number, 'news', kind)) as news
    from notifications group by order_id)
  select json_build_object(
    'products', (select coalesce(json_agg(json_build_object(
      'id', id, 'name', product_name, 'sellerId', seller_id, 'advertise', advertise,
      'listed', listed)), '[]')
      from products where deleted_at is null),
    'wishes', (select coalesce(json_agg(json_build_object(
      'id', id, 'productId', product_id, 'userId', user_id)), '[]')
      from wishlist_entries),
    'orders', (select coalesce(json_agg(json_build_object(
      'id', id, 'productId', product_id, 'buyerId', buyer_id, 'phoneNumber', phone_number,
      'meetingLocation', meeting_location, 'intentId', payment_intent_id,
      'paid', paid_at is not null, 'holding', holding, 'state', state,
      'context', context,
      'steps', (select coalesce(json_agg(json_build_object('number', number, 'type', type,
        'state', order_events.state, 'actorId', actor_id) order by number), '[]')
        from order_events where order_id = orders.id),
      'told', coalesce(told.news, '[]'))), '[]')
      from orders left join told on told.order_id = orders.id),
    'payments', (select coalesce(json_agg(json_build_object(
      'intentId', intent_id, 'productId', product_id, 'buyerId', buyer_id, 'status', status)), '[]')
      from payments),
    'unwritten', (select count(*)::int from notifications
      where not exists (select 1 from outbox where key = 'email/' || id))) as rows`;
