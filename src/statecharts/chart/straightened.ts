import type { Point } from './placed';

/** A step aside of at most as many pixels is not meant: it comes from the engine's rounding. */
const smallest = 3.5;

/**
 * Takes a line's tiny steps aside out: what comes before one moves over to what comes after. The
 * line keeps to its boxes and labels, which are far wider than such a step.
 */
export function straightened(points: readonly Point[]): Point[] {
  const line = points.map((point) => ({ ...point }));
  for (let index = 1; index < line.length - 2; index += 1) {
    const [start, from, to, end] = line.slice(index - 1, index + 3);
    if (!start || !from || !to || !end) continue;
    const upright = start.x === from.x && from.y === to.y && to.x === end.x;
    if (!upright || Math.abs(from.x - to.x) > smallest) continue;
    start.x = to.x;
    line.splice(index, 2);
    index = 0;
  }
  return line;
}
