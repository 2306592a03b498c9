import type { FastifyInstance, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { calls } from '../../../contract/calls/calls';
import { requiredText } from '../../../contract/text/text';
import type { AppOptions } from '../../app-options';
import { requireConfirmedEmail } from '../access/requirements';
import { registerEndpoint } from '../access/register-endpoint';
import { parse } from '../../http/parse';
import { HttpError } from '../../http/http-error';
import { findProductOfPrice } from './find-product-of-price';
import { handleStripeEvent } from './handle-stripe-event';
import { recordWebhookEvent } from './webhook-events.sql';
import { startPayment } from './start-payment';

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

/** Returns the handler of an error of Stripe, which a retry may resolve: Stripe delivers its events again. */
const throwUnavailable = (request: FastifyRequest) => (error: unknown) => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  request.log.error(error);
  throw new HttpError(502, 'The card payment service did not answer. Please try again.');
};

/** Bytes. Events about payments have a few thousand. */
const maxEventBytes = 64 * 1024;

/**
 * Receives the events of Stripe's webhook. The body is not parsed, because the signature covers the raw
 * bytes.
 */
export async function stripeWebhookRoutes(
  app: FastifyInstance,
  options: AppOptions,
): Promise<void> {
  const services = { database: app.database, stripe: options.stripe, times: app.limits };
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });

  app.post(
    '/webhooks/stripe',
    {
      bodyLimit: maxEventBytes,
      preParsing: requireSignature,
      config: { isExemptFromLoadShedding: true },
    },
    async (request) => {
      const signature = request.headers['stripe-signature'];
      const event = await readEvent(options, request.body, signature).catch(
        async (error: unknown) => {
          request.log.warn(error, 'An event of the Stripe webhook was rejected.');
          await recordWebhookEvent(app.database, 'rejected');
          throw error;
        },
      );
      await recordWebhookEvent(app.database, 'received');
      const outcome = await handleStripeEvent(services, event).catch(throwUnavailable(request));
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
      return { received: true };
    },
  );
}

/** Rejects an event without a signature before its body is read. */
async function requireSignature({ headers }: FastifyRequest): Promise<void> {
  if (!headers['stripe-signature']) throw new HttpError(400, 'The event is not signed.');
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
async function readEvent(
  { stripe, stripeWebhookSecret }: AppOptions,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
    throw new HttpError(400, 'The event is not signed.');
  }
  const event = verify(stripe, body, signature, stripeWebhookSecret);
  const { type } = parse(eventSchema, event);
  if (type.startsWith('payment_intent.')) parse(intentEventSchema, event);
  if (/^(charge|refund)\./.test(type)) parse(chargeEventSchema, event);
  return event;
}

function verify(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    throw new HttpError(400, 'The signature of the event is not valid.');
  }
}
