import { alongRamp } from './colour';
import { trim, wedgePath } from './geometry';

/** From the deepest shadow to the brightest reflection. */
const ramps = {
  steel: ['#2f343b', '#717983', '#aab1ba', '#dfe3e8', '#ffffff'],
  gold: ['#553a10', '#98702a', '#cba24c', '#efd48d', '#fffae3'],
  rose: ['#54291c', '#9d6149', '#d09476', '#f1c8b0', '#fff4ec'],
  titanium: ['#26282b', '#54585c', '#84888b', '#b1b5b7', '#e0e3e4'],
  black: ['#050607', '#131517', '#26292c', '#4a4f54', '#979da3'],
  bronze: ['#371f0f', '#74492a', '#a67447', '#d3a677', '#f7e3c6'],
} as const;

export type MetalName = keyof typeof ramps;

/** The metal's colour at a brightness from 0 (shadow) to 1 (reflection). */
export function metalShade(metal: MetalName, brightness: number): string {
  return alongRamp(ramps[metal], brightness);
}

type Brightness = (degrees: number) => number;

function wave(degrees: number, times: number, shift: number): number {
  return Math.cos(((degrees * times + shift) * Math.PI) / 180);
}

/** A flat ring of brushed metal: two opposite fans of light. */
export const brushed: Brightness = (degrees) =>
  0.5 + 0.24 * wave(degrees, 2, 80) + 0.07 * wave(degrees, 5, 20);

/** A mirror finish: sharp dark and bright reflections of the studio around it. */
export const polished: Brightness = (degrees) =>
  0.52 + 0.3 * wave(degrees, 2, 90) + 0.17 * wave(degrees, 4, 40) + 0.1 * wave(degrees, 7, 100);

/** A slope that faces outwards, lit from the upper left. */
export const outwardSlope: Brightness = (degrees) =>
  0.5 + 0.38 * wave(degrees, 1, 40) + 0.1 * wave(degrees, 4, 10);

/** A slope that faces the dial, so its light falls on the lower right. */
export const inwardSlope: Brightness = (degrees) => 1 - outwardSlope(degrees);

/** A ring whose colour turns with the angle, as a lathe-turned surface reflects light. */
export function metalRing(
  metal: MetalName,
  inner: number,
  outer: number,
  brightness: Brightness,
  pieces = 120,
): string {
  return turnedRing(inner, outer, (degrees) => metalShade(metal, brightness(degrees)), pieces);
}

/** A ring or disc drawn in overlapping pieces, so that no seam shows between them. */
export function turnedRing(
  inner: number,
  outer: number,
  colourAt: (degrees: number) => string,
  pieces: number,
): string {
  const step = 360 / pieces;
  return Array.from({ length: pieces }, (_, index) => {
    const from = index * step;
    const path = wedgePath(inner, outer, from, from + step * 1.5);
    return `<path d="${path}" fill="${colourAt(trim(from + step / 2))}"/>`;
  }).join('');
}
