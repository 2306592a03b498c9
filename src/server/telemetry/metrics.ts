/** Each has few different values, and none is personal data. */
export type Labels = Readonly<Record<string, string>>;

interface Point {
  labels: Labels;
  value: number;
}

/** How many values fell into each bucket; the last bucket is for those above all bounds. */
export interface Distribution {
  labels: Labels;
  counts: number[];
  sum: number;
}

interface MetricInfo {
  /** From OpenTelemetry's semantic conventions, where they have one. */
  name: string;
  description: string;
  /** Seconds or bytes (UCUM). */
  unit?: 's' | 'By';
}

/** The values of a metric at one moment. */
export type Metric = MetricInfo &
  (
    | { type: 'counter' | 'gauge'; points: Point[] }
    | { type: 'histogram'; bounds: readonly number[]; points: Distribution[] }
  );

export type MetricsSource = () => Metric[] | Promise<Metric[]>;

/** The metrics of a process, read at each scrape or export. */
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
