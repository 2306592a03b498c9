import type { FastifyInstance } from 'fastify';
import type { Metrics, MetricsSource } from './metrics';
import { addRequestMetrics } from './request-metrics';
import { traceRequests } from './trace-requests';
import type { SpanDescription, Tracer } from './tracer';

/** All that the rest of the server knows of telemetry. An OpenTelemetry SDK can replace what is behind it. */
export interface Telemetry {
  /** Counts and traces the requests of the server. */
  instrument(app: FastifyInstance): void;
  /** Adds metrics, which are read at each scrape. */
  addMetrics(read: MetricsSource): void;
  /** Runs the work as a trace of its own, if that is sampled. */
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

/** @param tracer undefined if traces are not collected */
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
