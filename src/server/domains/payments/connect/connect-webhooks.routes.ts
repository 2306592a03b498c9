import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../../app-options';
import { readBodiesAsBytes, registerStripeWebhook, verifyEvent } from '../stripe-webhook';
import { applyAccountEvent, applyPayoutEvent } from './handle-connect-event';

/** Receives the events of Stripe about the sellers' accounts, and about payouts from them. */
export async function connectWebhookRoutes(
  app: FastifyInstance,
  { connect, stripe }: AppOptions,
): Promise<void> {
  if (!connect) return;
  const services = { database: app.database, stripe };
  readBodiesAsBytes(app);

  registerStripeWebhook(app, {
    path: '/webhooks/stripe/accounts',
    outcomes: { received: 'accountsReceived', rejected: 'accountsRejected' },
    read: (body, signature) =>
      verifyEvent(() =>
        stripe.parseEventNotification(body, signature, connect.accountsWebhookSecret),
      ),
    handle: (event) => applyAccountEvent(services, event),
  });

  registerStripeWebhook(app, {
    path: '/webhooks/stripe/connected',
    outcomes: { received: 'connectedReceived', rejected: 'connectedRejected' },
    read: (body, signature) =>
      verifyEvent(() =>
        stripe.webhooks.constructEvent(body, signature, connect.connectedWebhookSecret),
      ),
    handle: (event) => applyPayoutEvent(services, event),
  });
}
