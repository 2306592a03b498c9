import { createHmac } from 'node:crypto';
import type { ShippingAddress } from '../../../contract/buying/shipping-address';
import type { OrderState } from '../../../contract/order.machine';
import type { Queryable } from '../../database/database';
import { sql } from '../../database/sql';
import type { Environment } from '../../environment/schema';
import type { TaskHandlers } from '../platform/outbox-dispatcher.sql';
import { amountOf, orderPriceColumns, type OrderPrice } from './order-price.sql';
import { orderedProductJoin } from '../selling/ordered-products.sql';

/** A service of the operator that wants to know about parcels to send (docs/buying.md#webhook-for-labels). */
export interface ShipmentWebhook {
  url: string;
  secret: string;
}

/** Returns undefined if there is no such service. */
export function getShipmentWebhook({
  SHIPPING_WEBHOOK_URL: url,
  SHIPPING_WEBHOOK_SECRET: secret,
}: Pick<Environment, 'SHIPPING_WEBHOOK_URL' | 'SHIPPING_WEBHOOK_SECRET'>):
  ShipmentWebhook | undefined {
  return url && secret ? { url, secret } : undefined;
}

/** Milliseconds for an answer. */
const timeout = 10_000;

/** Returns the handler that calls the service; without one it does nothing. A failed call is repeated. */
export function shipmentTasks(
  database: Queryable,
  webhook: ShipmentWebhook | undefined,
): TaskHandlers {
  return {
    async shipmentWebhook({ orderId }) {
      const shipment = webhook && (await findShipment(database, orderId));
      if (!shipment) return;
      const body = JSON.stringify({ type: 'order.awaitingShipment', ...shipment });
      const response = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Secondhand-Signature': signatureOf(body, webhook.secret, new Date()),
        },
        body,
        // The address goes to the configured URL only.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The shipping webhook answered with ${response.status}.`);
    },
  };
}

/** Signs a body as Stripe signs its webhooks. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${signature}`;
}

interface ShipmentRow extends OrderPrice {
  orderId: string;
  productId: string;
  productName: string;
  insuredValue: string | null;
  phoneNumber: string | null;
  address: ShippingAddress;
}

const awaitingShipment: OrderState = 'awaitingShipment';

/** Undefined if the order was sent or cancelled since. */
async function findShipment(database: Queryable, id: string) {
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
