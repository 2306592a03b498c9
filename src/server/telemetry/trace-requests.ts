import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readTraceParent } from './trace-context';
import type { Span, Tracer } from './tracer';

/**
 * A span for each request that is recorded, with the route's pattern in place of the address. What is
 * sent before the hooks below, as it is kept, has none: nothing is done for it.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    // Of whoever has gone before no end is heard, and until then everybody's promises cost more.
    if (tracer.isResting || reply.raw.destroyed) return done();
    const { method, headers, routeOptions } = request;
    // Of a page that listens, no end comes.
    if (routeOptions.config.isEndless) return done();
    const route = routeOptions.url ?? 'none';
    const span = tracer.begin(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
      },
      readTraceParent(headers.traceparent),
    );
    if (!span) return done();
    spans.set(request, span);
    // Comes as well when whoever asked has gone.
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      span.attributes['http.response.status_code'] = statusCode;
      span.hasFailed = statusCode >= 500;
      tracer.end(span);
    });
    tracer.run(span, done);
  });
  // A body arrives outside of what asked for it.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) tracer.run(span, done);
    else done();
  });
}
