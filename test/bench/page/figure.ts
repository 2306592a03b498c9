/** Something that was measured, several times over. */
export interface Figure {
  name: string;
  unit: 'ms' | 'KB' | 's' | '' | 'fps' | 'MB';
  /** As people read it, as in "at most 100". */
  goal: string;
  samples: number[];
  /** The same of the minimal page, where that means something. */
  reference?: number[];
}

export function median(samples: readonly number[]): number {
  const ordered = [...samples].sort((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  const [low = NaN, high = NaN] = [ordered[Math.ceil(ordered.length / 2) - 1], ordered[middle]];
  return (low + high) / 2;
}

/** The value that so large a part of the samples does not exceed. */
export function percentile(samples: readonly number[], part: number): number {
  const ordered = [...samples].sort((one, other) => one - other);
  return ordered[Math.max(0, Math.ceil(ordered.length * part) - 1)] ?? NaN;
}

const shown = (value: number) => Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0));

/** A row of the table. The ratio compares with a minimal page measured in the same run. */
export function rowOf({ name, unit, goal, samples, reference }: Figure) {
  return {
    figure: unit ? `${name}, ${unit}` : name,
    goal,
    median: shown(median(samples)),
    lowest: shown(Math.min(...samples)),
    highest: shown(Math.max(...samples)),
    ...(reference && {
      'minimal page': shown(median(reference)),
      ratio: shown(median(samples) / median(reference)),
    }),
  };
}
