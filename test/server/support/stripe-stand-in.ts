import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

export interface StripeCall {
  method: string;
  path: string;
  body: URLSearchParams;
  idempotencyKey: string | undefined;
}

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string | null;
  status: string;
  client_secret: string;
  latest_charge: object;
}

/** What the expanded charge of every intent tells. */
export const chargedAt = new Date('2026-11-22T10:00:00.000Z');
export const cardLast4 = '4242';

export interface StripeStandIn {
  stripe: Stripe;
  calls: StripeCall[];
  intents: Map<string, Intent>;
  /** Answers the next call with this status instead. */
  failNext(status: number, code?: string): void;
  close(): Promise<void>;
}

const afterVerb: Record<string, string> = { capture: 'succeeded', cancel: 'canceled' };

/** The few calls of Stripe's API that the server makes, kept in memory. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const calls: StripeCall[] = [];
  const intents = new Map<string, Intent>();
  const byIdempotencyKey = new Map<string, Intent>();
  let created = 0;
  let failure: { status: number; code: string | undefined } | undefined;

  function create(body: URLSearchParams, key: string): Intent {
    const existing = byIdempotencyKey.get(key);
    if (existing) return existing;
    created += 1;
    const id = `pi_${created}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(body.get('amount')),
      currency: body.get('currency'),
      status: 'requires_payment_method',
      client_secret: `${id}_secret`,
      latest_charge: {
        id: `ch_${created}`,
        created: chargedAt.getTime() / 1000,
        payment_method_details: { card: { last4: cardLast4 } },
      },
    };
    intents.set(id, intent);
    byIdempotencyKey.set(key, intent);
    return intent;
  }

  const server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    const path = request.url ?? '';
    const idempotencyKey = request.headers['idempotency-key']?.toString();
    calls.push({ method: request.method ?? '', path, body, idempotencyKey });
    const send = (status: number, answer: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer));

    if (failure) {
      const { status, code } = failure;
      failure = undefined;
      return send(status, { error: { type: 'invalid_request_error', message: 'No.', code } });
    }
    const [, , , id, verb] = new URL(path, 'http://localhost').pathname.split('/');
    if (!id) return send(200, create(body, idempotencyKey ?? ''));
    const intent = intents.get(id);
    if (!intent) {
      const error = { type: 'invalid_request_error', message: 'None.', code: 'resource_missing' };
      return send(404, { error });
    }
    intent.status = afterVerb[verb ?? ''] ?? intent.status;
    return send(200, intent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    stripe: new Stripe('sk_test_of_the_tests', {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    }),
    calls,
    intents,
    failNext(status, code) {
      failure = { status, code };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
