import type { HistogramPoint, Labels, Metric } from './metrics';

export const prometheusContentType = 'text/plain; version=0.0.4; charset=utf-8';

const units = { s: '_seconds', By: '_bytes' };

/** Formats metrics for Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats). */
export function formatForPrometheus(metrics: readonly Metric[]): string {
  return metrics.map((metric) => `${metricLines(metric).join('\n')}\n`).join('');
}

function metricLines(metric: Metric): string[] {
  const { type, description, unit } = metric;
  const total = type === 'counter' ? '_total' : '';
  const name = `${metricName(metric.name)}${unit ? units[unit] : ''}${total}`;
  const points =
    metric.type === 'histogram'
      ? metric.points.flatMap((point) => histogramLines(name, metric.bounds, point))
      : metric.points.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`);
  return [`# HELP ${name} ${description}`, `# TYPE ${name} ${type}`, ...points];
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: HistogramPoint,
): string[] {
  let cumulative = 0;
  const buckets = counts.map((count, index) => {
    cumulative += count;
    const le = String(bounds[index] ?? '+Inf');
    return `${name}_bucket${labelText({ ...labels, le })} ${cumulative}`;
  });
  const text = labelText(labels);
  return [...buckets, `${name}_sum${text} ${sum}`, `${name}_count${text} ${cumulative}`];
}

const metricName = (name: string) => name.replaceAll('.', '_');

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${metricName(name)}="${escape(value)}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escape = (value: string) => value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
