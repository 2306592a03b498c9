import { createHmac } from 'node:crypto';
import type { Queryable } from '../../database/database';
import type { Environment } from '../../environment/schema';
import type { TaskHandlers } from '../platform/outbox-dispatcher.sql';
import { findShipment } from './shipments.sql';

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
