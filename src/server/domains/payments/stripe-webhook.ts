import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../http/http-error';
import { throwUnavailable } from './stripe-unavailable';
import { recordWebhookEvent, type WebhookOutcome } from './webhook-events.sql';

/** Bytes. Events about payments have a few thousand. */
const maxEventBytes = 64 * 1024;

interface StripeWebhook<Event> {
  path: string;
  outcomes: { received: WebhookOutcome; rejected: WebhookOutcome };
  /** Verifies and parses an event. @throws if it is not from Stripe */
  read: (body: Buffer, signature: string) => Event;
  /** Applies the event. If it throws, Stripe delivers the event again. */
  handle: (event: Event, request: FastifyRequest) => Promise<void>;
}

/** Makes the scope read bodies as bytes, which the signature covers. */
export function readBodiesAsBytes(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** Registers the address to which Stripe sends its events of one destination. */
export function registerStripeWebhook<Event>(
  app: FastifyInstance,
  { path, outcomes, read, handle }: StripeWebhook<Event>,
): void {
  app.post(
    path,
    {
      bodyLimit: maxEventBytes,
      preParsing: requireSignature,
      config: { isExemptFromLoadShedding: true },
    },
    async (request) => {
      const event = await readEvent(read, request).catch(async (error: unknown) => {
        request.log.warn(error, 'An event of the Stripe webhook was rejected.');
        await recordWebhookEvent(app.database, outcomes.rejected);
        throw error;
      });
      await recordWebhookEvent(app.database, outcomes.received);
      await handle(event, request).catch(throwUnavailable(request));
      return { received: true };
    },
  );
}

/** Rejects an event without a signature before its body is read. */
async function requireSignature({ headers }: FastifyRequest): Promise<void> {
  if (!headers['stripe-signature']) throw new HttpError(400, 'The event is not signed.');
}

async function readEvent<Event>(
  read: (body: Buffer, signature: string) => Event,
  { body, headers }: FastifyRequest,
): Promise<Event> {
  const signature = headers['stripe-signature'];
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
    throw new HttpError(400, 'The event is not signed.');
  }
  return read(body, signature);
}

/** Runs a check of the signature by Stripe's library. @throws HttpError 400 if it is wrong */
export function verifyEvent<Event>(verify: () => Event): Event {
  try {
    return verify();
  } catch {
    throw new HttpError(400, 'The signature of the event is not valid.');
  }
}
