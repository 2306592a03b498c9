import { trim } from './geometry';

/** Offset from 0 to 1, colour, and opacity when not solid. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${trim(offset)}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

/** A gradient along a line given in shares of the painted shape's box. */
export function linearGradient(
  id: string,
  line: readonly [x1: number, y1: number, x2: number, y2: number],
  stops: readonly Stop[],
): string {
  const [x1, y1, x2, y2] = line;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopElements(stops)}</linearGradient>`;
}

/** A gradient along a line in the drawing's own units, shared by all that is painted with it. */
export function linearGradientInPlace(
  id: string,
  line: readonly [x1: number, y1: number, x2: number, y2: number],
  stops: readonly Stop[],
): string {
  const [x1, y1, x2, y2] = line;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopElements(stops)}</linearGradient>`;
}

/** A gradient outwards from a point, in the drawing's own units. */
export function radialGradient(
  id: string,
  circle: readonly [x: number, y: number, radius: number],
  stops: readonly Stop[],
): string {
  const [x, y, radius] = circle;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stopElements(stops)}</radialGradient>`;
}

/** The whole picture is the filter's region, and sRGB its space: both save most of the time. */
export function blurFilter(id: string, deviation: number): string {
  return `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** A blurred silhouette in black; working on its alpha alone takes a quarter of the time. */
export function shadowFilter(id: string, deviation: number): string {
  return blurFilter(id, deviation).replace('<feGaussianBlur', '<feGaussianBlur in="SourceAlpha"');
}

export function definitions(...parts: string[]): string {
  return `<defs>${parts.join('')}</defs>`;
}
