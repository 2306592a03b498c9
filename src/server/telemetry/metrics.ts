/** The labels of a point. Each label has few possible values, and none is personal data. */
export type Labels = Readonly<Record<string, string>>;

interface Point {
  labels: Labels;
  value: number;
}

/** The number of values in each bucket of a histogram. The last bucket has the values above all bounds. */
export interface HistogramPoint {
  labels: Labels;
  counts: number[];
  sum: number;
}

interface MetricInfo {
  /** The name from OpenTelemetry's semantic conventions, if they define one. */
  name: string;
  description: string;
  /** The unit in UCUM notation: seconds or bytes. */
  unit?: 's' | 'By';
}

/** A metric with its current values. */
export type Metric = MetricInfo &
  (
    | { type: 'counter' | 'gauge'; points: Point[] }
    | { type: 'histogram'; bounds: readonly number[]; points: HistogramPoint[] }
  );

export type MetricsSource = () => Metric[] | Promise<Metric[]>;

/** The metrics of this process. They are read at each scrape or export. */
export class Metrics {
  private readonly sources: MetricsSource[] = [];

  add(source: MetricsSource): void {
    this.sources.push(source);
  }

  async read(): Promise<Metric[]> {
    return (await Promise.all(this.sources.map(async (read) => read()))).flat();
  }
}

export const gauge = (info: MetricInfo, value: number): Metric => ({
  ...info,
  type: 'gauge',
  points: [{ labels: {}, value }],
});

export const counter = (info: MetricInfo, value: number): Metric => ({
  ...info,
  type: 'counter',
  points: [{ labels: {}, value }],
});
