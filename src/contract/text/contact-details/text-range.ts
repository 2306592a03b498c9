/** A part of a text, from `start` up to `end`, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

/** Returns the ranges of the matches of a global pattern. */
export function findMatches(text: string, pattern: RegExp): TextRange[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** Merges ranges that overlap or touch. */
export function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of [...ranges].sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
