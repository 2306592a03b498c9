import type { Metric } from './metrics';
import { kinds, type Attributes, type Span } from './tracer';

/**
 * OTLP in JSON (https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding): whole numbers of 64
 * bits are text.
 */

export interface Resource {
  serviceName: string;
  instanceId: string;
}

const attributesOf = (attributes: Readonly<Attributes>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const resourceOf = ({ serviceName, instanceId }: Resource) => ({
  attributes: attributesOf({ 'service.name': serviceName, 'service.instance.id': instanceId }),
});

const scope = { name: 'secondhand' };

/** Of milliseconds, a number holds no more than microseconds exactly. */
const nanoseconds = (milliseconds: number) => `${Math.round(milliseconds * 1e3)}000`;

export const tracesRequest = (resource: Resource, spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: resourceOf(resource),
      scopeSpans: [{ scope, spans: spans.map(spanOf) }],
    },
  ],
});

function spanOf({
  traceId,
  spanId,
  parentId,
  name,
  kind,
  begin,
  end,
  attributes,
  hasFailed,
}: Span) {
  return {
    ...{ traceId, spanId, name, kind: kinds[kind] },
    ...(parentId && { parentSpanId: parentId }),
    startTimeUnixNano: nanoseconds(begin),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesOf(attributes),
    status: { code: hasFailed ? 2 : 0 },
  };
}

/** @param since milliseconds since the epoch, when counting began */
export const metricsRequest = (resource: Resource, metrics: readonly Metric[], since: number) => ({
  resourceMetrics: [
    {
      resource: resourceOf(resource),
      scopeMetrics: [{ scope, metrics: metrics.map((metric) => metricOf(metric, since)) }],
    },
  ],
});

/** Counted from when it began. */
const cumulative = { aggregationTemporality: 2 };

function metricOf(metric: Metric, since: number) {
  const { name, about: description, unit = '1' } = metric;
  const described = { name, description, unit };
  const times = {
    startTimeUnixNano: nanoseconds(since),
    timeUnixNano: nanoseconds(Date.now()),
  };
  if (metric.type === 'histogram') {
    const dataPoints = metric.points.map(({ labels, counts, sum }) => ({
      ...times,
      attributes: attributesOf(labels),
      count: String(counts.reduce((all, count) => all + count, 0)),
      sum,
      bucketCounts: counts.map(String),
      explicitBounds: metric.bounds,
    }));
    return { ...described, histogram: { dataPoints, ...cumulative } };
  }
  const dataPoints = metric.points.map(({ labels, value }) => ({
    ...times,
    attributes: attributesOf(labels),
    asDouble: value,
  }));
  return metric.type === 'counter'
    ? { ...described, sum: { dataPoints, isMonotonic: true, ...cumulative } }
    : { ...described, gauge: { dataPoints } };
}
