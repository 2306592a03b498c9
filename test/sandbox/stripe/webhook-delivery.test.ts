import { once, EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { Database } from '../../../src/server/database/database';
import { addEvent } from '../../../src/sandbox/stripe/intent-store';
import { newIntent } from '../../../src/sandbox/stripe/payment-intent';
import { WebhookDelivery } from '../../../src/sandbox/stripe/webhook-delivery';
import { openSandboxDatabase } from '../../server/support/sandbox-database';

jest.setTimeout(60_000);

const secret = 'whsec_of_the_tests';
const received = new EventEmitter();
let answers: number[];
let database: Database;
let webhook: Server;
let url: string;
let delivery: WebhookDelivery;

beforeAll(async () => {
  webhook = createServer(async (request, response) => {
    const event = new Stripe('sk_test').webhooks.constructEvent(
      await buffer(request),
      String(request.headers['stripe-signature']),
      secret,
    );
    const status = answers.shift() ?? 200;
    response.writeHead(status).end(() => received.emit('event', event.id, status));
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  url = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/webhooks/stripe`;
});

beforeEach(async () => {
  answers = [];
  database = await openSandboxDatabase();
  delivery = new WebhookDelivery(database, { url, secret });
});

afterEach(async () => {
  await delivery.stop();
  await database.close();
});

afterAll(() => webhook.close());

async function addPayment() {
  const intent = newIntent({
    amount: 500,
    capture_method: 'manual',
    currency: 'usd',
    description: null,
    metadata: {},
    receipt_email: null,
  });
  await addEvent(database, 'payment_intent.succeeded', intent, null);
}

test('an event is delivered with a signature that Stripe’s library accepts', async () => {
  delivery.start();
  const arrived = once(received, 'event');
  await addPayment();
  delivery.wake();
  expect(await arrived).toEqual([expect.stringMatching(/^evt_/), 200]);
});

test('an event that was not acknowledged is delivered again', async () => {
  answers = [500];
  await addPayment();
  const refused = once(received, 'event');
  delivery.start();
  const [firstId] = await refused;
  expect(await once(received, 'event')).toEqual([firstId, 200]);
});

test('an event that was left by an ended process is delivered at the next start', async () => {
  await addPayment();
  const arrived = once(received, 'event');
  delivery.start();
  expect(await arrived).toEqual([expect.stringMatching(/^evt_/), 200]);
});

test('an acknowledged event is not delivered after a restart', async () => {
  await addPayment();
  const first = once(received, 'event');
  delivery.start();
  const [firstId] = await first;
  await delivery.stop();

  delivery = new WebhookDelivery(database, { url, secret });
  await addPayment();
  const next = once(received, 'event');
  delivery.start();
  expect((await next)[0]).not.toBe(firstId);
});
