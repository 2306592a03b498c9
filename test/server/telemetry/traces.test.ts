import Stripe from 'stripe';
import { sql } from '../../../src/server/database/sql';
import { Metrics } from '../../../src/server/telemetry/metrics';
import { OtlpExporter } from '../../../src/server/telemetry/otlp-exporter';
import { tracedHttpClient } from '../../../src/server/telemetry/traced-outside';
import { Tracer } from '../../../src/server/telemetry/tracer';
import { stripeKeys } from '../support/configuration';
import { earlyLeaver } from '../support/early-leaver';
import { startOtlpDouble, type CollectedMetric, type CollectedSpan } from '../support/otlp-double';
import { addPerson, storeOrder, storeProduct, type Person } from '../support/records';
import { startSmtpDouble, type SmtpDouble } from '../support/smtp-double';
import { startStripeDouble } from '../support/stripe-double';
import { startTestServer, type TestServer } from '../support/start-test-server';
import { until } from '../support/until';

let collector: Awaited<ReturnType<typeof startOtlpDouble>>;
let smtp: SmtpDouble;
let exporter: OtlpExporter;
let server: TestServer;
const errors: unknown[] = [];
beforeAll(async () => {
  [collector, smtp] = await Promise.all([startOtlpDouble(), startSmtpDouble()]);
  const metrics = new Metrics();
  exporter = new OtlpExporter(
    {
      endpoint: collector.endpoint,
      headers: { 'api-key': 'secret' },
      serviceName: 'shop',
      share: 0,
    },
    metrics,
    (error) => errors.push(error),
    { spanPause: 20, metricPause: 20 },
  );
  const tracer = new Tracer(0, (span) => exporter.add(span), 0);
  const stripe = await startStripeDouble();
  server = await startTestServer(
    { metrics, tracer, stripe: tracedStripe(stripe.origin, tracer) },
    { stripe },
  );
});
afterAll(async () => {
  await server.close();
  await server.stripe.close();
  await exporter.close();
  await smtp.close();
  collector.close();
});

function tracedStripe(origin: string, tracer: Tracer): Stripe {
  return new Stripe(stripeKeys.secretKey, {
    ...{ host: '127.0.0.1', port: new URL(origin).port, protocol: 'http' },
    ...{ maxNetworkRetries: 0, telemetry: false },
    httpClient: tracedHttpClient(tracer),
  });
}

let traces = 0;
/** A press of its own. */
function press(flags = '01') {
  traces += 1;
  const traceId = traces.toString(16).padStart(32, '0');
  const spanId = 'abcdef0123456789';
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } };
}

const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);

/** All of a trace, once the request that it began with has ended. */
async function trace(traceId: string, end: string): Promise<CollectedSpan[]> {
  await until(() => spansOf(traceId).some(({ name }) => name === end));
  return spansOf(traceId);
}

async function bookedProduct(): Promise<{ buyer: Person; productId: string }> {
  const seller = await addPerson(server.database, 'seller');
  const buyer = await addPerson(server.database, 'buyer');
  const productId = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId, buyer });
  return { buyer, productId };
}

const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a press is followed to its statements and to what is asked of Stripe', async () => {
  const { buyer, productId } = await bookedProduct();
  const { traceId, spanId, headers } = press();
  const paid = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
    headers,
  });
  expect(paid.status).toBe(200);
  const spans = await trace(traceId, 'POST /api/create-payment-intent');
  const request = spans.find(({ parentSpanId }) => parentSpanId === spanId)!;
  expect(request).toMatchObject({ name: 'POST /api/create-payment-intent', kind: 2 });
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/create-payment-intent',
    'http.response.status_code': '200',
  });
  const parts = spans.filter((span) => span !== request);
  expect(parts.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select users', 'insert payments', 'Stripe POST /v1/payment_intents']),
  );
  const ids = new Set(spans.map((span) => span.spanId));
  for (const part of parts) {
    expect(ids).toContain(part.parentSpanId);
    expect(part.kind).toBe(3);
    expect(BigInt(part.startTimeUnixNano)).toBeGreaterThanOrEqual(
      BigInt(request.startTimeUnixNano),
    );
  }
  expect(ids.size).toBe(spans.length);
});

test('no span tells of a person, or of what a statement is asked with', async () => {
  const { buyer, productId } = await bookedProduct();
  const { traceId, headers } = press();
  const own = { token: buyer.token, headers };
  await server.call('GET', `/api/user/${buyer.email}`, own);
  await server.call('POST', '/api/wishlist', {
    token: buyer.token,
    headers: { ...headers, 'idempotency-key': 'once' },
    body: { productId },
  });
  await trace(traceId, 'GET /api/user/:email');
  const spans = await trace(traceId, 'POST /api/wishlist');
  const changes = spans.find(({ name }) => name === 'transaction')!;
  expect(spans.find(({ name }) => name === 'insert wishlist_entries')!.parentSpanId).toBe(
    changes.spanId,
  );
  const told = JSON.stringify(spans);
  for (const secret of [buyer.email, buyer.uid, buyer.id, buyer.token, productId]) {
    expect(told).not.toContain(secret);
  }
});

test('what has failed is marked', async () => {
  const { buyer, productId } = await bookedProduct();
  const { traceId, headers } = press();
  server.stripe.failNext(500);
  const { status } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
    headers,
  });
  expect(status).toBe(502);
  const spans = await trace(traceId, 'POST /api/create-payment-intent');
  expect(spans.find(({ name }) => name === 'POST /api/create-payment-intent')!.status.code).toBe(2);
});

test('what nobody asks to be recorded is not, and a malformed trace is none', async () => {
  const silent = press('00');
  const before = collector.spans().length;
  for (const headers of [{}, silent.headers, { traceparent: '00-1-2-01' }]) {
    await server.call('GET', '/api/categories', { headers });
  }
  const last = press();
  await server.call('GET', '/api/category/1', { headers: last.headers });
  await trace(last.traceId, 'GET /api/category/:id');
  const since = collector.spans().slice(before);
  expect(since.some(({ name }) => name === 'GET /api/categories')).toBe(false);
});

test('without a word from whoever asks, a share is recorded', async () => {
  const ended: string[] = [];
  const every = new Tracer(1, ({ name }) => ended.push(name), 0);
  const recording = await startTestServer({ tracer: every }, server);
  await recording.call('GET', '/api/category/1', { headers: press('00').headers });
  await recording.call('GET', '/api/search?text=x');
  await until(() => ended.includes('GET /api/search'));
  expect(ended).not.toContain('GET /api/category/:id');
  await recording.close();
});

test('at most so many are recorded in a time, whoever asks for them', async () => {
  const ended: string[] = [];
  const seldom = new Tracer(1, ({ traceId }) => ended.push(traceId), 60_000);
  const recording = await startTestServer({ tracer: seldom }, server);
  const [first, second] = [press(), press()];
  await recording.call('GET', '/api/category/1', { headers: first.headers });
  await recording.call('GET', '/api/category/1', { headers: second.headers });
  await recording.close();
  expect(new Set(ended)).toEqual(new Set([first.traceId]));
});

test('who leaves before their request is begun takes no turn of those that are recorded', async () => {
  const ended: string[] = [];
  const seldom = new Tracer(1, ({ name }) => ended.push(name), 60_000);
  const { prepare, ask } = earlyLeaver();
  const recording = await startTestServer({ tracer: seldom, prepare }, server);
  await ask(recording.origin, '/api/category/1');
  await recording.call('GET', '/api/search?text=x');
  await recording.close();
  expect(ended).toContain('GET /api/search');
});

test('after what has taken long nothing is recorded for much longer', () => {
  jest.useFakeTimers({ now: 0 });
  const tracer = new Tracer(1, () => undefined, 100);
  const begin = () => tracer.begin({ name: 'GET /api/categories', kind: 'server' });
  const first = begin();
  jest.advanceTimersByTime(50);
  if (first) tracer.end(first);
  jest.advanceTimersByTime(1_999);
  expect(begin()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(begin()).toBeDefined();
  jest.useRealTimers();
});

test('a task of the outbox is a trace, with its mail or what it asks of Stripe', async () => {
  const { buyer, productId } = await bookedProduct();
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    ...{ token: buyer.token, body: { price: '1', productId } },
  });
  const [intentId] = String(body.clientSecret).split('_secret');
  const every = new Tracer(1, (span) => exporter.add(span), 0);
  const working = await startTestServer(
    {
      tracer: every,
      stripe: tracedStripe(server.stripe.origin, every),
      worksInBackground: true,
    },
    server,
  );
  await server.database.query(sql`
    insert into outbox (key, task, payload)
    values ('cancelPayment/1', 'cancelPayment', ${JSON.stringify({ intentId })}::text::jsonb)`);
  await until(() => collector.spans().some(({ name }) => name === 'outbox cancelPayment'));
  const task = collector.spans().find(({ name }) => name === 'outbox cancelPayment')!;
  expect(task.parentSpanId).toBeUndefined();
  const parts = spansOf(task.traceId).filter(({ parentSpanId }) => parentSpanId === task.spanId);
  expect(parts.map(({ name }) => name)).toContain('Stripe POST /v1/payment_intents/{id}/cancel');
  expect(JSON.stringify(spansOf(task.traceId))).not.toContain(intentId);
  await working.close();
});

test('metrics come by the same way, under the name of the service', async () => {
  const handed = () => collector.collected.filter(({ path }) => path === '/v1/metrics');
  await server.call('GET', '/api/ads');
  const metrics = (): CollectedMetric[] =>
    handed().flatMap(({ body }) => body.resourceMetrics[0].scopeMetrics[0].metrics);
  const counted = () =>
    metrics()
      .flatMap(({ histogram }) => histogram?.dataPoints ?? [])
      .find(({ attributes }) => JSON.stringify(attributes).includes('/api/ads'));
  await until(() => counted() !== undefined);
  const { count, sum, bucketCounts, explicitBounds } = counted()!;
  expect(Number(count)).toBeGreaterThan(0);
  expect(sum).toBeGreaterThan(0);
  expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  const { headers, body } = handed().at(-1)!;
  expect(headers['api-key']).toBe('secret');
  expect(body.resourceMetrics[0].resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'shop' },
  });
});

test('a collector that fails keeps nobody from buying, and is asked again', async () => {
  collector.answerWith(503);
  await server.call('GET', '/api/category/1', { headers: press().headers });
  await until(() => errors.some((error) => /\/v1\/traces with 503/.test(String(error))));
  collector.answerWith(200);
  const { traceId, headers } = press();
  expect((await server.call('GET', '/api/category/1', { headers })).status).toBe(404);
  await trace(traceId, 'GET /api/category/:id');
});
