/** A measurement with its samples. */
export interface Figure {
  name: string;
  unit: 'ms' | 'KB' | 's' | '' | 'fps' | 'MB';
  /** For example "at most 100". */
  goal: string;
  samples: number[];
  /** The samples of the minimal page, if they are comparable. */
  minimalPage?: number[];
}

export function median(samples: readonly number[]): number {
  const ordered = [...samples].sort((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  const [low = NaN, high = NaN] = [ordered[Math.ceil(ordered.length / 2) - 1], ordered[middle]];
  return (low + high) / 2;
}

export function percentile(samples: readonly number[], fraction: number): number {
  const ordered = [...samples].sort((one, other) => one - other);
  return ordered[Math.max(0, Math.ceil(ordered.length * fraction) - 1)] ?? NaN;
}

const round = (value: number) => Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0));

/** A row of the table. The ratio compares with a minimal page measured in the same run. */
export function rowOf({ name, unit, goal, samples, minimalPage }: Figure) {
  return {
    figure: unit ? `${name}, ${unit}` : name,
    goal,
    median: round(median(samples)),
    lowest: round(Math.min(...samples)),
    highest: round(Math.max(...samples)),
    ...(minimalPage && {
      'minimal page': round(median(minimalPage)),
      ratio: round(median(samples) / median(minimalPage)),
    }),
  };
}
