import type { Point } from './placed';

const radius = 9;
const headLength = 8;
const headWidth = 4.2;

const written = (value: number) => String(Math.round(value * 10) / 10);
const place = ({ x, y }: Point) => `${written(x)} ${written(y)}`;

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** The point at this distance from one towards the other. */
function towards(one: Point, other: Point, length: number): Point {
  const whole = distance(one, other) || 1;
  const part = length / whole;
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

function corner(before: Point, at: Point, after: Point): string {
  const room = Math.min(radius, distance(before, at) / 2, distance(at, after) / 2);
  const from = towards(at, before, room);
  return `L${place(from)} Q${place(at)} ${place(towards(at, after, room))}`;
}

/** A line along these points with rounded corners, ending where its head begins. */
export function linePath(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !last || !beforeLast) return '';
  const corners = points.slice(1, -1).map((at, index) => {
    const before = points[index] ?? at;
    return corner(before, at, points[index + 2] ?? at);
  });
  const length = Math.min(headLength - 1, distance(beforeLast, last));
  return [`M${place(first)}`, ...corners, `L${place(towards(last, beforeLast, length))}`].join(' ');
}

/** The head of an arrow along these points. */
export function headPath(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return '';
  const back = towards(tip, before, headLength);
  const part = headWidth / (distance(tip, before) || 1);
  const side = { x: (tip.y - before.y) * part, y: (before.x - tip.x) * part };
  const wing = (sign: number) => place({ x: back.x + sign * side.x, y: back.y + sign * side.y });
  return `M${place(tip)} L${wing(1)} L${wing(-1)} Z`;
}
