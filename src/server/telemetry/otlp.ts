import type { Metric } from './metrics';
import { spanKinds, type Attributes, type Span } from './tracer';

/**
 * Converts spans and metrics to OTLP in JSON, which contains 64-bit integers as strings:
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */

export interface Resource {
  serviceName: string;
  instanceId: string;
}

const toAttributes = (attributes: Readonly<Attributes>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const toResource = ({ serviceName, instanceId }: Resource) => ({
  attributes: toAttributes({ 'service.name': serviceName, 'service.instance.id': instanceId }),
});

const scope = { name: 'secondhand' };

/** Returns nanoseconds as text. Milliseconds as a number are only precise to microseconds. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1e3)}000`;

export const tracesRequest = (resource: Resource, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: toResource(resource),
      scopeSpans: [{ scope, spans: spans.map(toSpan) }],
    },
  ],
});

function toSpan({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  startTime,
  endTime,
  attributes,
  hasFailed,
}: Span) {
  return {
    traceId,
    spanId,
    name,
    kind: spanKinds[kind],
    parentSpanId: parentId,
    startTimeUnixNano: nanoseconds(startTime),
    endTimeUnixNano: nanoseconds(endTime),
    attributes: toAttributes(attributes),
    // In OTLP, 2 is the status of an error, and 0 is an unset status.
    status: { code: hasFailed ? 2 : 0 },
  };
}

/** @param since when counting started, in milliseconds since the epoch */
export const metricsRequest = (resource: Resource, metrics: readonly Metric[], since: number) => ({
  resourceMetrics: [
    {
      resource: toResource(resource),
      scopeMetrics: [{ scope, metrics: metrics.map((metric) => toMetric(metric, since)) }],
    },
  ],
});

/** 2 means cumulative: values are counted since the start. */
const cumulative = { aggregationTemporality: 2 };

function toMetric(metric: Metric, since: number) {
  const { name, description, unit = '1' } = metric;
  const info = { name, description, unit };
  const times = {
    startTimeUnixNano: nanoseconds(since),
    timeUnixNano: nanoseconds(Date.now()),
  };
  if (metric.type === 'histogram') {
    const dataPoints = metric.points.map(({ labels, counts, sum }) => ({
      ...times,
      attributes: toAttributes(labels),
      count: String(counts.reduce((total, count) => total + count, 0)),
      sum,
      bucketCounts: counts.map(String),
      explicitBounds: metric.bounds,
    }));
    return { ...info, histogram: { dataPoints, ...cumulative } };
  }
  const dataPoints = metric.points.map(({ labels, value }) => ({
    ...times,
    attributes: toAttributes(labels),
    asDouble: value,
  }));
  return metric.type === 'counter'
    ? { ...info, sum: { dataPoints, isMonotonic: true, ...cumulative } }
    : { ...info, gauge: { dataPoints } };
}
