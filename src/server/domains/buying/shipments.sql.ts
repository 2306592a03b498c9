import type { ShippingAddress } from '../../../contract/buying/shipping-address';
import type { OrderState } from '../../../contract/order.machine';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import { orderedProductJoin } from '../selling/ordered-products.sql';
import { amountOf, orderPriceColumns, type OrderPrice } from './order-price.sql';

interface ShipmentRow extends OrderPrice {
  orderId: string;
  productId: string;
  productName: string;
  insuredValue: string | null;
  phoneNumber: string | null;
  address: ShippingAddress;
}

const awaitingShipment: OrderState = 'awaitingShipment';

/** Returns what a seller has to send where; undefined if the order was sent or cancelled since. */
export async function findShipment(database: Queryable, id: string) {
  const [row] = await database.query<ShipmentRow>(sql`
    select orders.id as "orderId", products.id as "productId",
      products.product_name as "productName", products.insured_value as "insuredValue",
      orders.phone_number as "phoneNumber", orders.shipping_address as address,
      ${orderPriceColumns}
    from orders join products on products.id = orders.product_id ${orderedProductJoin}
    where orders.id = ${id} and orders.state = ${awaitingShipment}
      and orders.shipping_address is not null`);
  if (!row) return undefined;
  const { sellingPrice: _, currency, ...shipment } = row;
  return { ...shipment, price: amountOf({ ...row, shippingPrice: null })?.amount, currency };
}
