export interface Point {
  x: number;
  y: number;
}

/** Keeps the drawing small: two decimals are finer than any pixel it is rendered to. */
export function trim(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A point on a circle around the origin; 0 degrees is twelve o'clock, clockwise. */
export function polar(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: trim(radius * Math.sin(radians)), y: trim(-radius * Math.cos(radians)) };
}

export function circlePath(radius: number, centre: Point = { x: 0, y: 0 }): string {
  const diameter = trim(radius * 2);
  const r = trim(radius);
  return `M${trim(centre.x - radius)} ${trim(centre.y)}a${r} ${r} 0 1 0 ${diameter} 0a${r} ${r} 0 1 0 ${-diameter} 0Z`;
}

/** The outline of a piece of a ring, or of a disc when the inner radius is 0. */
export function wedgePath(inner: number, outer: number, from: number, to: number): string {
  const [start, end] = [polar(outer, from), polar(outer, to)];
  const rim = `${start.x} ${start.y}A${outer} ${outer} 0 0 1 ${end.x} ${end.y}`;
  if (inner === 0) return `M0 0L${rim}Z`;
  const [back, close] = [polar(inner, to), polar(inner, from)];
  return `M${rim}L${back.x} ${back.y}A${inner} ${inner} 0 0 0 ${close.x} ${close.y}Z`;
}

export function roundedRectangle(width: number, height: number, corner: number): string {
  const x = trim(-width / 2);
  const y = trim(-height / 2);
  return `x="${x}" y="${y}" width="${trim(width)}" height="${trim(height)}" rx="${trim(corner)}"`;
}

/** Draws something once per step around the dial, turned to its place. */
export function around(
  count: number,
  draw: (index: number, degrees: number) => string,
  start = 0,
): string {
  return Array.from({ length: count }, (_, index) =>
    draw(index, trim(start + (index * 360) / count)),
  ).join('');
}
