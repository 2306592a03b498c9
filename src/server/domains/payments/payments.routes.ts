import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { calls } from '../../../contract/calls/calls';
import { requiredText } from '../../../contract/text/text';
import type { AppOptions } from '../../app-options';
import { requireConfirmedEmail } from '../access/requirements';
import { registerEndpoint } from '../access/register-endpoint';
import { parse } from '../../http/parse';
import { applyReversedEvent } from './connect/transfer-tasks';
import { findProductOfPrice } from './find-product-of-price';
import { handleStripeEvent } from './handle-stripe-event';
import { startPayment } from './start-payment';
import { throwUnavailable } from './stripe-unavailable';
import { readBodiesAsBytes, registerStripeWebhook, verifyEvent } from './stripe-webhook';

export async function paymentRoutes(
  app: FastifyInstance,
  { stripe, publicConfiguration }: AppOptions,
): Promise<void> {
  const { database, limits: times } = app;
  registerEndpoint(app, calls.createPaymentIntent, async ({ caller: buyer, body, request }) => {
    if (publicConfiguration.requiresConfirmedEmail) requireConfirmedEmail(buyer);
    const productId =
      'productId' in body
        ? body.productId
        : await findProductOfPrice(database, buyer.id, body.price);
    return startPayment({ database, stripe, times }, buyer, productId).catch(
      throwUnavailable(request),
    );
  });
}

/** Receives the events of Stripe about payments. */
export async function stripeWebhookRoutes(
  app: FastifyInstance,
  options: AppOptions,
): Promise<void> {
  const services = { database: app.database, stripe: options.stripe, times: app.limits };
  readBodiesAsBytes(app);
  registerStripeWebhook(app, {
    path: '/webhooks/stripe',
    outcomes: { received: 'received', rejected: 'rejected' },
    read: (body, signature) => readEvent(options, body, signature),
    async handle(event, request) {
      if (event.type === 'transfer.reversed') {
        await applyReversedEvent(services, { id: event.id, transferId: event.data.object.id });
      }
      const outcome = await handleStripeEvent(services, event);
      if (event.type === 'payment_intent.succeeded' && outcome === 'unknown') {
        request.log.error(
          { event: event.id },
          'Stripe reports a charge that this server did not create.',
        );
      }
      if (outcome === 'uncharged') {
        request.log.error(
          { event: event.id },
          'An event reports a payment that Stripe does not know. Was the webhook secret disclosed?',
        );
      }
      if (event.type === 'refund.failed') {
        request.log.error(
          { event: event.id },
          'A refund failed: handle it in the Stripe dashboard.',
        );
      }
    },
  });
}

const missingIntent = 'The event has no payment intent.';
const intentId = requiredText(missingIntent, 255);
const eventSchema = z.object({ type: z.string('The event has no type.') });
const intentEventSchema = z.object(
  { data: z.object({ object: z.object({ id: intentId }) }, missingIntent) },
  missingIntent,
);
const chargeEventSchema = z.object(
  {
    data: z.object(
      { object: z.object({ payment_intent: z.nullish(intentId) }) },
      'The event has no object.',
    ),
  },
  'The event has no object.',
);

/**
 * Verifies and parses an event.
 * @throws HttpError 400 for a wrong signature or an unexpected shape
 */
function readEvent(
  { stripe, stripeWebhookSecret }: AppOptions,
  body: Buffer,
  signature: string,
): Stripe.Event {
  const event = verifyEvent(() =>
    stripe.webhooks.constructEvent(body, signature, stripeWebhookSecret),
  );
  const { type } = parse(eventSchema, event);
  if (type.startsWith('payment_intent.')) parse(intentEventSchema, event);
  if (/^(charge|refund)\./.test(type)) parse(chargeEventSchema, event);
  return event;
}
