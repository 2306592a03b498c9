import type { FastifyInstance } from 'fastify';
import type { Metrics, MetricsSource } from './metrics';
import { addRequestMetrics } from './request-metrics';
import { traceRequests } from './trace-requests';
import type { SpanDescription, Tracer } from './tracer';

/** The interface that the rest of the server uses for telemetry. */
export interface Telemetry {
  /** Measures and traces the requests of a server. */
  instrument(app: FastifyInstance): void;
  /** Adds metrics, which are read at each scrape or export. */
  addMetrics(read: MetricsSource): void;
  /** Runs the work as a new trace, if the trace is sampled. */
  trace<Result>(span: SpanDescription, work: () => Promise<Result>): Promise<Result>;
  /** Runs the work as a span of the current trace, if there is one. */
  span<Result>(describe: () => SpanDescription, work: () => Promise<Result>): Promise<Result>;
}

export const noTelemetry: Telemetry = {
  instrument: () => undefined,
  addMetrics: () => undefined,
  trace: (_span, work) => work(),
  span: (_describe, work) => work(),
};

/**
 * Creates the telemetry of a server.
 * @param tracer undefined if traces are not collected
 */
export function createTelemetry(metrics: Metrics, tracer: Tracer | undefined): Telemetry {
  return {
    instrument(app) {
      addRequestMetrics(app, metrics);
      if (tracer) traceRequests(app, tracer);
    },
    addMetrics: (read) => metrics.add(read),
    trace: (span, work) => (tracer ? tracer.trace(span, work) : work()),
    span: (describe, work) => (tracer ? tracer.span(describe, work) : work()),
  };
}
