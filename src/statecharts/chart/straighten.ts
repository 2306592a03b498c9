export interface Point {
  x: number;
  y: number;
}

/** Horizontal steps up to this many pixels come from rounding in the layout engine. */
const maxStep = 3.5;

/**
 * Removes tiny horizontal steps from a line by moving the segment before a step onto the one after
 * it. The line stays attached to its boxes and labels, which are far wider than such a step.
 */
export function straighten(points: readonly Point[]): Point[] {
  const line = points.map((point) => ({ ...point }));
  for (let index = 1; index < line.length - 2; index += 1) {
    const [start, from, to, end] = line.slice(index - 1, index + 3);
    if (!start || !from || !to || !end) continue;
    const isHorizontalStep = start.x === from.x && from.y === to.y && to.x === end.x;
    if (!isHorizontalStep || Math.abs(from.x - to.x) > maxStep) continue;
    start.x = to.x;
    line.splice(index, 2);
    index = 0;
  }
  return line;
}
