import { storedOrderFields, type StoredOrder } from '../../domains/buying/support/placed-order';
import type { LedgerFault } from '../../../../src/server/domains/payments/ledger-invariants.sql';
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

export interface OrderRow extends StoredOrder {
  productId: string;
  buyerId: string;
  phoneNumber: string | null;
  meetingLocation: string | null;
  intentId: string | null;
  paid: boolean;
}

export interface PaymentRow {
  intentId: string;
  productId: string | null;
  buyerId: string;
  status: 'open' | 'reserved' | 'unavailable' | 'paid' | 'refunded' | 'cancelled';
}

/** A consistent snapshot of the tables. */
export interface Rows {
  products: ProductRow[];
  wishes: WishRow[];
  orders: OrderRow[];
  payments: PaymentRow[];
  /** How many notifications have no email task. */
  notificationsWithoutEmail: number;
  ledgerFaults: LedgerFault[];
}

export const rowsStatement = sql`
  with notifications_by_order as (
    select order_id, json_agg(json_build_object('userId', user_id,
      'number', event_number, 'kind', kind)) as entries
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
      ${storedOrderFields},
      'productId', product_id, 'buyerId', buyer_id, 'phoneNumber', phone_number,
      'meetingLocation', meeting_location, 'intentId', payment_intent_id,
      'paid', paid_at is not null,
      'notifications', coalesce(notifications_by_order.entries, '[]'))), '[]')
      from orders left join notifications_by_order on notifications_by_order.order_id = orders.id),
    'payments', (select coalesce(json_agg(json_build_object(
      'intentId', intent_id, 'productId', product_id, 'buyerId', buyer_id, 'status', status)), '[]')
      from payments),
    'notificationsWithoutEmail', (select count(*)::int from notifications
      where not exists (
        select 1 from outbox where key in ('email/' || id, 'wishEmail/' || id)))) as rows`;
