import type { Distribution, Labels, Metric } from './metrics';

export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

const units = { s: '_seconds', By: '_bytes' };

/** Writes metrics as Prometheus reads them (https://prometheus.io/docs/instrumenting/exposition_formats). */
export function prometheusText(metrics: readonly Metric[]): string {
  return metrics.map((metric) => `${linesOf(metric).join('\n')}\n`).join('');
}

function linesOf(metric: Metric): string[] {
  const { type, about, unit } = metric;
  const total = type === 'counter' ? '_total' : '';
  const name = `${nameOf(metric.name)}${unit ? units[unit] : ''}${total}`;
  const points =
    metric.type === 'histogram'
      ? metric.points.flatMap((point) => histogramLines(name, metric.bounds, point))
      : metric.points.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`);
  return [`# HELP ${name} ${about}`, `# TYPE ${name} ${type}`, ...points];
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: Distribution,
): string[] {
  let atMost = 0;
  const buckets = counts.map((count, index) => {
    atMost += count;
    const le = String(bounds[index] ?? '+Inf');
    return `${name}_bucket${labelText({ ...labels, le })} ${atMost}`;
  });
  const text = labelText(labels);
  return [...buckets, `${name}_sum${text} ${sum}`, `${name}_count${text} ${atMost}`];
}

const nameOf = (name: string) => name.replaceAll('.', '_');

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${nameOf(name)}="${escape(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escape = (value: string) => value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n');
