import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Distribution, Metric, Metrics } from './metrics';

/** Seconds: those that the conventions advise, and two below them for what is kept in memory. */
const bounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];

/** By method and status, of each route. */
type Known = Map<string, Map<string, Distribution>>;

/**
 * Counts requests by their route, status and duration. What a route has of labels is looked up once,
 * so that a request costs hardly more than adding to two numbers.
 */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  const known: Known = new Map();
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url = 'none' } = request.routeOptions;
    // How long a page listens for changes says nothing of how quickly it is answered.
    if (!config.isEndless) {
      add(distributionOf(known, url, request, reply), reply.elapsedTime / 1_000);
    }
    done();
  });
  metrics.add(() => [durations(known), webhookEvents(known)]);
}

function distributionOf(
  known: Known,
  route: string,
  { method }: FastifyRequest,
  { statusCode }: FastifyReply,
): Distribution {
  let ofRoute = known.get(route);
  if (!ofRoute) known.set(route, (ofRoute = new Map<string, Distribution>()));
  const name = `${method} ${statusCode}`;
  let found = ofRoute.get(name);
  if (!found) {
    const labels = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': String(statusCode),
    };
    found = { labels, counts: Array.from(bounds, () => 0).concat(0), sum: 0 };
    ofRoute.set(name, found);
  }
  return found;
}

function add(distribution: Distribution, seconds: number): void {
  let index = 0;
  while (index < bounds.length && seconds > (bounds[index] ?? Infinity)) index += 1;
  distribution.counts[index] = (distribution.counts[index] ?? 0) + 1;
  distribution.sum += seconds;
}

const durations = (known: Known): Metric => ({
  name: 'http.server.request.duration',
  about: 'How long requests took, by route and status.',
  unit: 's',
  type: 'histogram',
  bounds,
  points: [...known.values()].flatMap((ofRoute) => [...ofRoute.values()]),
});

/**
 * What became of Stripe's events. The durations have it as well, but from the first failure on alone:
 * an alert sees what grows from nothing only if that was told.
 */
function webhookEvents(known: Known): Metric {
  const asked = [...(known.get('/webhooks/stripe')?.values() ?? [])];
  const count = (outcome: string, statuses: RegExp) => ({
    labels: { outcome },
    value: asked
      .filter(({ labels }) => statuses.test(labels['http.response.status_code'] ?? ''))
      .flatMap(({ counts }) => counts)
      .reduce((all, some) => all + some, 0),
  });
  return {
    name: 'secondhand.webhook.events',
    about: 'Events of Stripe that were taken, refused, or failed.',
    type: 'counter',
    points: [count('taken', /^2/), count('refused', /^4/), count('failed', /^5/)],
  };
}
