import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { requiredText } from '../http/fields';
import { parse } from '../http/parse';
import { purchaseLimit } from '../http/rate-limits';
import { Refusal } from '../http/refusal';
import { settlePayment } from '../payments/settle-payment';
import { startPayment } from '../payments/start-payment';
import type { Services } from './services';

const paymentSchema = z.object({ productId: requiredText('The productId is missing.', 200) });

export function paymentRoutes(app: FastifyInstance, services: Services): void {
  app.post('/create-payment-intent', { config: purchaseLimit }, async (request) => {
    const buyer = await services.guards.role(request, 'buyer');
    const { productId } = parse(paymentSchema, request.body);
    try {
      return { clientSecret: await startPayment(services, buyer, productId) };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      request.log.error(error);
      throw new Refusal(502, 'The card payment service did not answer. Please try again.');
    }
  });
}

/** Stripe's events. Their signature covers the body as it was sent, so it is not parsed before. */
export function stripeWebhookRoutes(app: FastifyInstance, services: Services): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.post('/webhooks/stripe', async (request) => {
    const event = readEvent(services, request.body, request.headers['stripe-signature']);
    const outcome = await settlePayment(services, event);
    if (event.type === 'payment_intent.succeeded' && outcome !== 'paid') {
      request.log.error({ event: event.id, outcome }, 'A charge without its order: refund it.');
    }
    return { received: true };
  });
}

function readEvent(
  { stripe, stripeWebhookSecret }: Services,
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
    throw new Refusal(400, 'The event is not signed.');
  }
  try {
    return stripe.webhooks.constructEvent(body, signature, stripeWebhookSecret);
  } catch {
    throw new Refusal(400, 'The signature of the event is not valid.');
  }
}
