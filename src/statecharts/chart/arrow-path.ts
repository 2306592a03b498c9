import type { Point } from './straighten';

const maxCornerRadius = 9;
const headLength = 8;
const headWidth = 4.2;

const formatCoordinate = (value: number) => String(Math.round(value * 10) / 10);
const formatPoint = ({ x, y }: Point) => `${formatCoordinate(x)} ${formatCoordinate(y)}`;

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** Returns the point on the line from `one` to `other` that is `length` away from `one`. */
function pointTowards(one: Point, other: Point, length: number): Point {
  const total = distance(one, other) || 1;
  const ratio = length / total;
  return { x: one.x + (other.x - one.x) * ratio, y: one.y + (other.y - one.y) * ratio };
}

function roundedCorner(before: Point, corner: Point, after: Point): string {
  const cornerRadius = Math.min(
    maxCornerRadius,
    distance(before, corner) / 2,
    distance(corner, after) / 2,
  );
  const from = pointTowards(corner, before, cornerRadius);
  return `L${formatPoint(from)} Q${formatPoint(corner)} ${formatPoint(pointTowards(corner, after, cornerRadius))}`;
}

/** Returns the SVG path of an arrow's line, with rounded corners. It ends at the base of the arrowhead. */
export function linePath(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !last || !beforeLast) return '';
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    return roundedCorner(before, corner, points[index + 2] ?? corner);
  });
  const length = Math.min(headLength - 1, distance(beforeLast, last));
  return [
    `M${formatPoint(first)}`,
    ...corners,
    `L${formatPoint(pointTowards(last, beforeLast, length))}`,
  ].join(' ');
}

/** Returns the SVG path of the arrowhead at the last point. */
export function headPath(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const back = pointTowards(tip, before, headLength);
  const ratio = headWidth / (distance(tip, before) || 1);
  const side = { x: (tip.y - before.y) * ratio, y: (before.x - tip.x) * ratio };
  const wingPoint = (sign: number) =>
    formatPoint({ x: back.x + sign * side.x, y: back.y + sign * side.y });
  return `M${formatPoint(tip)} L${wingPoint(1)} L${wingPoint(-1)} Z`;
}
