import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import type { HistogramPoint, Metric, Metrics } from './metrics';

/**
 * Bounds of the buckets in seconds: those of the semantic conventions, and two smaller ones for cached
 * responses.
 */
const bounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];

/** Measures the duration of requests by route, method and status. */
export function addRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  const distributions: HistogramPoint[] = [];
  app.addHook('onRoute', (route) => {
    // Endless streams are not measured: their duration is not a response time.
    if (route.config?.isEventStream) return;
    const record = createRecorder(route.url, distributions);
    const onResponse: onResponseHookHandler = (request, reply, done) => {
      record(request, reply);
      done();
    };
    route.onResponse = [route.onResponse ?? [], onResponse].flat();
  });
  const recordUnknownRoute = createRecorder('none', distributions);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) recordUnknownRoute(request, reply);
    done();
  });
  metrics.add(() => [durationMetric(distributions), webhookMetric(distributions)]);
}

/**
 * Returns a function that records the responses of a route. Labels are built once for each method and
 * status.
 */
function createRecorder(route: string, distributions: HistogramPoint[]) {
  const byMethodAndStatus = new Map<string, HistogramPoint>();
  const addDistribution = (key: string, method: string, status: number): HistogramPoint => {
    const labels = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': String(status),
    };
    const distribution = { labels, counts: Array.from(bounds, () => 0).concat(0), sum: 0 };
    byMethodAndStatus.set(key, distribution);
    distributions.push(distribution);
    return distribution;
  };
  return ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void => {
    const key = `${method} ${statusCode}`;
    record(
      byMethodAndStatus.get(key) ?? addDistribution(key, method, statusCode),
      elapsedTime / 1_000,
    );
  };
}

function record(distribution: HistogramPoint, seconds: number): void {
  const bucket = bounds.findIndex((bound) => seconds <= bound);
  const index = bucket === -1 ? bounds.length : bucket;
  distribution.counts[index] = (distribution.counts[index] ?? 0) + 1;
  distribution.sum += seconds;
}

const durationMetric = (distributions: HistogramPoint[]): Metric => ({
  name: 'http.server.request.duration',
  description: 'Request duration, by route and status.',
  unit: 's',
  type: 'histogram',
  bounds,
  points: distributions,
});

/**
 * Counts webhook events by outcome. The request durations count them as well, but have no point for a status
 * before its first response, and an alert on an increase needs a zero before it.
 */
function webhookMetric(distributions: HistogramPoint[]): Metric {
  const webhookDistributions = distributions.filter(({ labels }) =>
    labels['http.route']?.startsWith('/webhooks/stripe'),
  );
  const countEvents = (outcome: string, statuses: RegExp) => ({
    labels: { outcome },
    value: webhookDistributions
      .filter(({ labels }) => statuses.test(labels['http.response.status_code'] ?? ''))
      .flatMap(({ counts }) => counts)
      .reduce((total, count) => total + count, 0),
  });
  return {
    name: 'secondhand.webhook.events',
    description: 'Stripe webhook events: accepted, rejected or failed.',
    type: 'counter',
    points: [
      countEvents('accepted', /^2/),
      countEvents('rejected', /^4/),
      countEvents('failed', /^5/),
    ],
  };
}
