import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '../../../src/server/database/sql';
import { addDatabaseMetrics } from '../../../src/server/telemetry/database-metrics';
import { Metrics } from '../../../src/server/telemetry/metrics';
import { serveMetrics } from '../../../src/server/telemetry/metrics-endpoint';
import { addProcessMetrics } from '../../../src/server/telemetry/process-metrics';
import { createTelemetry } from '../../../src/server/telemetry/telemetry';
import { addUser } from '../support/records';
import { setUpTestServer } from '../support/set-up-test-server';
import { until } from '../support/until';

const metrics = new Metrics();
let isOverloaded = false;
const server = setUpTestServer({
  telemetry: createTelemetry(metrics, undefined),
  isOverloaded: () => isOverloaded,
});

let endpoint: Server;
let isReachable = true;
let stopMeasuring: () => void;
beforeAll(async () => {
  addDatabaseMetrics(
    metrics,
    {
      ...server.database,
      query: async (statement) => {
        if (!isReachable) throw new Error('The connection was lost.');
        return server.database.query(statement);
      },
    },
    () => ({ used: 3, idle: 7, waiting: 2 }),
  );
  stopMeasuring = addProcessMetrics(metrics);
  endpoint = await serveMetrics(metrics, 0, console.error);
});
beforeEach(() => {
  isReachable = true;
  isOverloaded = false;
});
afterAll(() => {
  stopMeasuring();
  endpoint.close();
  endpoint.closeAllConnections();
});

const request = (path = '/metrics') =>
  fetch(`http://localhost:${(endpoint.address() as AddressInfo).port}${path}`);

/** Reads the values, with the name and the labels of the metric as keys. */
async function scrape(): Promise<Map<string, number>> {
  const lines = (await (await request()).text()).trimEnd().split('\n');
  const points = lines.filter((line) => !line.startsWith('#'));
  return new Map(
    points.map((line) => {
      const [, name, value] =
        /^([a-z_0-9]+(?:\{[^}]*(?:\{\w+\}[^}]*)*\})?) (\S+)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`Not a metric: ${line}`);
      return [name, Number(value)];
    }),
  );
}

const durationMetric = (suffix: string, route: string, status: number, more = '') =>
  `http_server_request_duration_seconds_${suffix}{http_request_method="GET",http_route="${route}",http_response_status_code="${status}"${more}}`;

/** Polls until a value is reached, because a response is counted after the client receives it. */
async function scrapeUntil(name: string, value: number): Promise<Map<string, number>> {
  await until(async () => (await scrape()).get(name) === value);
  return scrape();
}

test('requests are measured by route and status', async () => {
  for (const path of ['/api/ads', '/api/ads', '/api/category/7', '/api/wp-login', '/wp-login']) {
    await server.call('GET', path);
  }
  const metrics = await scrapeUntil(durationMetric('count', 'none', 404), 2);
  expect(metrics.get(durationMetric('count', '/api/ads', 200))).toBe(2);
  expect(metrics.get(durationMetric('bucket', '/api/ads', 200, ',le="+Inf"'))).toBe(2);
  expect(metrics.get(durationMetric('sum', '/api/ads', 200))).toBeGreaterThan(0);
  expect(metrics.get(durationMetric('count', '/api/category/:id', 404))).toBe(1);
});

test('no metric contains personal data', async () => {
  const buyer = await addUser(server.database, 'buyer');
  await server.call('GET', `/api/user/${buyer.email}`, { token: buyer.token });
  const metrics = await scrapeUntil(durationMetric('count', '/api/user/:email', 200), 1);
  const names = [...metrics.keys()].join('\n');
  for (const secret of [buyer.email, buyer.uid, buyer.id, buyer.token]) {
    expect(names).not.toContain(secret);
  }
});

test('requests rejected by load shedding are counted', async () => {
  const before = (await scrape()).get('secondhand_requests_shed_total') ?? NaN;
  isOverloaded = true;
  expect((await server.call('GET', '/api/ads')).status).toBe(503);
  await scrapeUntil('secondhand_requests_shed_total', before + 1);
});

test('the counters of webhook events are 0 before the first event', async () => {
  const events = (outcome: string) => `secondhand_webhook_events_total{outcome="${outcome}"}`;
  const before = await scrape();
  expect(['accepted', 'rejected', 'failed'].map((outcome) => before.get(events(outcome)))).toEqual([
    0, 0, 0,
  ]);
  expect((await server.call('POST', '/webhooks/stripe', { body: {} })).status).toBe(400);
  const after = await scrapeUntil(events('rejected'), 1);
  expect(after.get(events('accepted'))).toBe(0);
});

test('the outbox metrics are the pending tasks, their age and the dead letters', async () => {
  const empty = await scrape();
  expect(empty.get('secondhand_outbox_waiting')).toBe(0);
  expect(empty.get('secondhand_outbox_oldest_seconds')).toBe(0);
  await server.database.query(sql`
    insert into outbox (key, task, payload, created_at, due_at, done_at, dead_lettered_at) values
      ('a', 'email', '{}', now() - interval '90 seconds', now(), null, null),
      ('b', 'email', '{}', now(), now() - interval '1 hour', null, null),
      ('c', 'email', '{}', now() - interval '1 hour', now(), now(), null),
      ('d', 'email', '{}', now() - interval '1 hour', now(), null, now())`);
  const full = await scrape();
  expect(full.get('secondhand_outbox_waiting')).toBe(2);
  expect(full.get('secondhand_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(full.get('secondhand_outbox_oldest_seconds')).toBeLessThan(3_600);
  expect(full.get('secondhand_outbox_dead_letters')).toBe(1);
});

test('while the database is unavailable, all metrics are reported that do not need it', async () => {
  expect((await scrape()).get('secondhand_database_reachable')).toBe(1);
  isReachable = false;
  const metrics = await scrape();
  expect(metrics.get('secondhand_database_reachable')).toBe(0);
  expect(metrics.has('secondhand_outbox_waiting')).toBe(false);
  expect(metrics.get('db_client_connection_count{db_client_connection_state="used"}')).toBe(3);
  expect(metrics.get('db_client_connection_count{db_client_connection_state="idle"}')).toBe(7);
  expect(metrics.get('db_client_connection_pending_requests')).toBe(2);
  expect(metrics.get('process_memory_usage_bytes')).toBeGreaterThan(1e7);
  expect(metrics.get('nodejs_eventloop_delay_max_seconds')).toBeGreaterThanOrEqual(0);
});

test('the metrics port serves nothing but metrics', async () => {
  expect((await request('/')).status).toBe(404);
  expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
});
