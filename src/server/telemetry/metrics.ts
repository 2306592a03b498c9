/** What tells the points of a metric apart: of few values each, and never about a person. */
export type Labels = Readonly<Record<string, string>>;

interface Point {
  labels: Labels;
  value: number;
}

/** How often a value was at most each of the bounds, but above the one before; and beyond the last. */
export interface Distribution {
  labels: Labels;
  counts: number[];
  sum: number;
}

interface Description {
  /** As OpenTelemetry's semantic conventions name it, where they do. */
  name: string;
  about: string;
  /** Seconds or bytes (UCUM); a number of things has none. */
  unit?: 's' | 'By';
}

/** A metric as it is at one moment. */
export type Metric = Description &
  (
    | { type: 'counter' | 'gauge'; points: Point[] }
    | { type: 'histogram'; bounds: readonly number[]; points: Distribution[] }
  );

type Source = () => Metric[] | Promise<Metric[]>;

/** All that a process tells of itself, read when somebody asks. */
export class Metrics {
  private readonly sources: Source[] = [];

  add(source: Source): void {
    this.sources.push(source);
  }

  async read(): Promise<Metric[]> {
    return (await Promise.all(this.sources.map(async (read) => read()))).flat();
  }
}

/** A metric of one number. */
export function single(type: 'counter' | 'gauge', description: Description, value: number): Metric {
  return { ...description, type, points: [{ labels: {}, value }] };
}
