import Stripe from 'stripe';
import { sql } from '../../../src/server/database/sql';
import { Metrics } from '../../../src/server/telemetry/metrics';
import { OtlpExporter } from '../../../src/server/telemetry/otlp-exporter';
import { tracedHttpClient } from '../../../src/server/telemetry/traced-services';
import { createTelemetry, type Telemetry } from '../../../src/server/telemetry/telemetry';
import { Tracer, type Span } from '../../../src/server/telemetry/tracer';
import { stripeKeys } from '../support/configuration';
import { disconnectingClient } from '../support/disconnecting-client';
import { startOtlpDouble, type CollectedMetric, type CollectedSpan } from '../support/otlp-double';
import { addUser, storeOrder, storeProduct, type TestUser } from '../support/records';
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
      samplingRatio: 0,
    },
    metrics,
    (error) => errors.push(error),
    { spanInterval: 20, metricInterval: 20 },
  );
  const telemetry = createTelemetry(metrics, new Tracer(0, (span) => exporter.add(span)));
  const stripe = await startStripeDouble();
  server = await startTestServer(
    { telemetry, stripe: tracedStripe(stripe.origin, telemetry) },
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

function tracedStripe(origin: string, telemetry: Telemetry): Stripe {
  return new Stripe(stripeKeys.secretKey, {
    host: '127.0.0.1',
    port: new URL(origin).port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: tracedHttpClient(telemetry),
  });
}

let traces = 0;
/** A trace that a page has started. */
function startTrace(flags = '01') {
  traces += 1;
  const traceId = traces.toString(16).padStart(32, '0');
  const spanId = 'abcdef0123456789';
  return { traceId, spanId, headers: { traceparent: `00-${traceId}-${spanId}-${flags}` } };
}

const spansOf = (traceId: string) => collector.spans().filter((span) => span.traceId === traceId);

/** The spans of a trace, once the named one has ended. */
async function waitForSpans(traceId: string, name: string): Promise<CollectedSpan[]> {
  await until(() => spansOf(traceId).some((span) => span.name === name));
  return spansOf(traceId);
}

async function bookProduct(): Promise<{ buyer: TestUser; productId: string }> {
  const seller = await addUser(server.database, 'seller');
  const buyer = await addUser(server.database, 'buyer');
  const productId = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId, buyer });
  return { buyer, productId };
}

const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a trace contains the request, its statements and its Stripe calls', async () => {
  const { buyer, productId } = await bookProduct();
  const { traceId, spanId, headers } = startTrace();
  const paid = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
    headers,
  });
  expect(paid.status).toBe(200);
  const spans = await waitForSpans(traceId, 'POST /api/create-payment-intent');
  const request = spans.find(({ parentSpanId }) => parentSpanId === spanId)!;
  expect(request).toMatchObject({ name: 'POST /api/create-payment-intent', kind: 2 });
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/create-payment-intent',
    'http.response.status_code': '200',
  });
  const childSpans = spans.filter((span) => span !== request);
  expect(childSpans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select users', 'insert payments', 'Stripe POST /v1/payment_intents']),
  );
  const ids = new Set(spans.map((span) => span.spanId));
  for (const childSpan of childSpans) {
    expect(ids).toContain(childSpan.parentSpanId);
    expect(childSpan.kind).toBe(3);
    expect(BigInt(childSpan.startTimeUnixNano)).toBeGreaterThanOrEqual(
      BigInt(request.startTimeUnixNano),
    );
  }
  expect(ids.size).toBe(spans.length);
});

test('no span contains personal data or the values of a statement', async () => {
  const { buyer, productId } = await bookProduct();
  const { traceId, headers } = startTrace();
  const options = { token: buyer.token, headers };
  await server.call('GET', `/api/user/${buyer.email}`, options);
  await server.call('POST', '/api/wishlist', {
    token: buyer.token,
    headers: { ...headers, 'idempotency-key': 'once' },
    body: { productId },
  });
  await waitForSpans(traceId, 'GET /api/user/:email');
  const spans = await waitForSpans(traceId, 'POST /api/wishlist');
  const transaction = spans.find(({ name }) => name === 'transaction')!;
  expect(spans.find(({ name }) => name === 'insert wishlist_entries')!.parentSpanId).toBe(
    transaction.spanId,
  );
  const exported = JSON.stringify(spans);
  for (const secret of [buyer.email, buyer.uid, buyer.id, buyer.token, productId]) {
    expect(exported).not.toContain(secret);
  }
});

test('a failed request has the error status', async () => {
  const { buyer, productId } = await bookProduct();
  const { traceId, headers } = startTrace();
  server.stripe.failNext(500);
  const { status } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
    headers,
  });
  expect(status).toBe(502);
  const spans = await waitForSpans(traceId, 'POST /api/create-payment-intent');
  expect(spans.find(({ name }) => name === 'POST /api/create-payment-intent')!.status.code).toBe(2);
});

test('a request without a sampled parent is not recorded with a sampling ratio of 0', async () => {
  const unsampled = startTrace('00');
  const before = collector.spans().length;
  for (const headers of [{}, unsampled.headers, { traceparent: '00-1-2-01' }]) {
    await server.call('GET', '/api/categories', { headers });
  }
  const last = startTrace();
  await server.call('GET', '/api/category/1', { headers: last.headers });
  await waitForSpans(last.traceId, 'GET /api/category/:id');
  const newSpans = collector.spans().slice(before);
  expect(newSpans.some(({ name }) => name === 'GET /api/categories')).toBe(false);
});

/** A server that samples all of its own traces. */
async function startSamplingServer(options: Parameters<typeof startTestServer>[0] = {}) {
  const spans: Span[] = [];
  const telemetry = createTelemetry(new Metrics(), new Tracer(1, (span) => spans.push(span)));
  return { spans, samplingServer: await startTestServer({ ...options, telemetry }, server) };
}

test('a request is sampled as its parent is, and by the sampling ratio if it has no parent', async () => {
  const { spans, samplingServer } = await startSamplingServer();
  await samplingServer.call('GET', '/api/category/1', { headers: startTrace('00').headers });
  await samplingServer.call('GET', '/api/search?text=x');
  await until(() => spans.some(({ name }) => name === 'GET /api/search'));
  expect(spans.map(({ name }) => name)).not.toContain('GET /api/category/:id');
  await samplingServer.close();
});

test('simultaneous requests of sampled traces are all recorded', async () => {
  const { spans, samplingServer } = await startSamplingServer();
  const traces = Array.from({ length: 20 }, () => startTrace());
  await Promise.all(
    traces.map(({ headers }) => samplingServer.call('GET', '/api/category/1', { headers })),
  );
  await until(() => spans.filter(({ kind }) => kind === 'server').length === traces.length);
  const recorded = spans.filter(({ kind }) => kind === 'server').map(({ traceId }) => traceId);
  expect(new Set(recorded)).toEqual(new Set(traces.map(({ traceId }) => traceId)));
  await samplingServer.close();
});

test('a request of a client that has disconnected is not recorded', async () => {
  const { prepare, request } = disconnectingClient();
  const { spans, samplingServer } = await startSamplingServer({ prepare });
  await request(samplingServer.origin, '/api/category/1');
  await samplingServer.call('GET', '/api/search?text=x');
  await until(() => spans.some(({ name }) => name === 'GET /api/search'));
  expect(spans.map(({ name }) => name)).not.toContain('GET /api/category/:id');
  await samplingServer.close();
});

test('the trace of an outbox task contains its Stripe calls', async () => {
  const { buyer, productId } = await bookProduct();
  const { body } = await server.call('POST', '/api/create-payment-intent', {
    token: buyer.token,
    body: { price: '1', productId },
  });
  const [intentId] = String(body.clientSecret).split('_secret');
  const telemetry = createTelemetry(new Metrics(), new Tracer(1, (span) => exporter.add(span)));
  const backgroundServer = await startTestServer(
    {
      telemetry,
      stripe: tracedStripe(server.stripe.origin, telemetry),
      runsBackgroundWork: true,
    },
    server,
  );
  await server.database.query(sql`
    insert into outbox (key, task, payload)
    values ('cancelPayment/1', 'cancelPayment', ${JSON.stringify({ intentId })}::text::jsonb)`);
  await until(() => collector.spans().some(({ name }) => name === 'outbox cancelPayment'));
  const task = collector.spans().find(({ name }) => name === 'outbox cancelPayment')!;
  expect(task.parentSpanId).toBeUndefined();
  const childSpans = spansOf(task.traceId).filter(
    ({ parentSpanId }) => parentSpanId === task.spanId,
  );
  expect(childSpans.map(({ name }) => name)).toContain(
    'Stripe POST /v1/payment_intents/{id}/cancel',
  );
  expect(JSON.stringify(spansOf(task.traceId))).not.toContain(intentId);
  await backgroundServer.close();
});

test('metrics are exported to the same collector, under the name of the service', async () => {
  const metricExports = () => collector.collected.filter(({ path }) => path === '/v1/metrics');
  await server.call('GET', '/api/ads');
  const metrics = (): CollectedMetric[] =>
    metricExports().flatMap(({ body }) => body.resourceMetrics[0].scopeMetrics[0].metrics);
  const findAdsDuration = () =>
    metrics()
      .flatMap(({ histogram }) => histogram?.dataPoints ?? [])
      .find(({ attributes }) => JSON.stringify(attributes).includes('/api/ads'));
  await until(() => findAdsDuration() !== undefined);
  const { count, sum, bucketCounts, explicitBounds } = findAdsDuration()!;
  expect(Number(count)).toBeGreaterThan(0);
  expect(sum).toBeGreaterThan(0);
  expect(bucketCounts).toHaveLength(explicitBounds.length + 1);
  const { headers, body } = metricExports().at(-1)!;
  expect(headers['api-key']).toBe('secret');
  expect(body.resourceMetrics[0].resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'shop' },
  });
});

test('requests succeed while the collector is unavailable, and later spans are exported', async () => {
  collector.answerWith(503);
  await server.call('GET', '/api/category/1', { headers: startTrace().headers });
  await until(() => errors.some((error) => /\/v1\/traces with 503/.test(String(error))));
  collector.answerWith(200);
  const { traceId, headers } = startTrace();
  expect((await server.call('GET', '/api/category/1', { headers })).status).toBe(404);
  await waitForSpans(traceId, 'GET /api/category/:id');
});
