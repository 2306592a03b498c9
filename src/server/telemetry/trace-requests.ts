import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseTraceParent } from './trace-context';
import type { Span, Tracer } from './tracer';

/** Records a span for each sampled request, named by its route pattern, not its URL. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    // A client that has already disconnected emits no 'close', and an endless stream emits it too late.
    if (reply.raw.destroyed || routeOptions.config.isEventStream) return done();
    const route = routeOptions.url ?? 'none';
    const span = tracer.start(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
      },
      parseTraceParent(headers.traceparent),
    );
    if (!span) return done();
    spans.set(request, span);
    // 'close' is also emitted when the client disconnects.
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      span.attributes['http.response.status_code'] = statusCode;
      span.hasFailed = statusCode >= 500;
      tracer.end(span);
    });
    tracer.run(span, done);
  });
  // Events of the request's body do not run in the async context of the first hook, so it is set again.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) tracer.run(span, done);
    else done();
  });
}
