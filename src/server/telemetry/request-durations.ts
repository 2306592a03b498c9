import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import type { Distribution, Metric, Metrics } from './metrics';

/** Seconds: those that the conventions advise, and two below them for what is kept in memory. */
const bounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];

/**
 * Counts requests by their route, status and duration. What a route has of labels is looked up once,
 * so that a request costs hardly more than adding to two numbers.
 */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const known: Distribution[] = [];
  // Fastify puts together what it tells of a route anew for each request that asks for it.
  app.addHook('onRoute', (route) => {
    // How long a page listens for changes says nothing of how quickly it is answered.
    if (route.config?.isEndless) return;
    const count = counterOf(route.url, known);
    const countOne: onResponseHookHandler = (request, reply, done) => {
      count(request, reply);
      done();
    };
    route.onResponse = [route.onResponse ?? [], countOne].flat();
  });
  const countElsewhere = counterOf('none', known);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) countElsewhere(request, reply);
    done();
  });
  metrics.add(() => [durations(known), webhookEvents(known)]);
}

/** @param known gets what is counted, a row for each method and status */
function counterOf(route: string, known: Distribution[]) {
  const byMethod = new Map<string, Map<number, Distribution>>();
  const begin = (method: string, status: number): Distribution => {
    const labels = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': String(status),
    };
    const begun = { labels, counts: Array.from(bounds, () => 0).concat(0), sum: 0 };
    const byStatus = byMethod.get(method) ?? new Map<number, Distribution>();
    byMethod.set(method, byStatus.set(status, begun));
    known.push(begun);
    return begun;
  };
  return ({ method }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void => {
    const counted = byMethod.get(method)?.get(statusCode) ?? begin(method, statusCode);
    add(counted, elapsedTime / 1_000);
  };
}

function add(distribution: Distribution, seconds: number): void {
  let index = 0;
  while (index < bounds.length && seconds > (bounds[index] ?? Infinity)) index += 1;
  distribution.counts[index] = (distribution.counts[index] ?? 0) + 1;
  distribution.sum += seconds;
}

const durations = (known: Distribution[]): Metric => ({
  name: 'http.server.request.duration',
  about: 'Request duration, by route and status.',
  unit: 's',
  type: 'histogram',
  bounds,
  points: known,
});

/**
 * What became of Stripe's events. The durations have it as well, but from the first failure on alone:
 * an alert sees what grows from nothing only if that was told.
 */
function webhookEvents(known: Distribution[]): Metric {
  const asked = known.filter(({ labels }) => labels['http.route'] === '/webhooks/stripe');
  const count = (outcome: string, statuses: RegExp) => ({
    labels: { outcome },
    value: asked
      .filter(({ labels }) => statuses.test(labels['http.response.status_code'] ?? ''))
      .flatMap(({ counts }) => counts)
      .reduce((all, some) => all + some, 0),
  });
  return {
    name: 'secondhand.webhook.events',
    about: 'Stripe webhook events: accepted, rejected or failed.',
    type: 'counter',
    points: [count('taken', /^2/), count('refused', /^4/), count('failed', /^5/)],
  };
}
