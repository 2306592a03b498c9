import { trim } from './geometry';
import { definitions, linearGradient, linearGradientInPlace, type Stop } from './paint';

/** Half the strap's width at the lugs, and how far it reaches beyond the picture. */
export const strapHalfWidth = 138;
export const strapReach = 860;
const taperStart = 240;

/** Straps narrow slowly towards the buckle. */
export function halfWidthAt(y: number, widest = strapHalfWidth): number {
  const beyond = Math.max(0, Math.abs(y) - taperStart);
  return trim(widest * (1 - beyond * 0.00034));
}

/** The whole strap, from beyond the top to beyond the bottom, drawn in from its edge by the inset. */
export function strapPath(inset = 0, widest = strapHalfWidth): string {
  const end = trim(halfWidthAt(strapReach, widest) - inset);
  const side = trim(widest - inset);
  return `M${-end} ${-strapReach}L${-side} ${-taperStart}V${taperStart}L${-end} ${strapReach}H${end}L${side} ${taperStart}V${-taperStart}L${end} ${-strapReach}Z`;
}

/** One long edge of the strap, for stitches and piping; the side is -1 or 1. */
export function strapEdge(side: -1 | 1, inset: number, widest = strapHalfWidth): string {
  const end = trim(side * (halfWidthAt(strapReach, widest) - inset));
  const near = trim(side * (widest - inset));
  return `M${end} ${-strapReach}L${near} ${-taperStart}V${taperStart}L${end} ${strapReach}`;
}

/** Rounds a flat strap: its sides fall away from the light, and its ends bend out of sight. */
export function strapShading(roundness: number, widest = strapHalfWidth): string {
  const across: Stop[] = [
    [0, '#000000', 0.62 * roundness],
    [0.1, '#000000', 0.2 * roundness],
    [0.3, '#ffffff', 0.2 * roundness],
    [0.48, '#ffffff', 0.05 * roundness],
    [0.85, '#000000', 0.22 * roundness],
    [1, '#000000', 0.7 * roundness],
  ];
  return `${definitions(
    linearGradient('strap-across', [0, 0, 1, 0], across),
    linearGradientInPlace(
      'strap-along',
      [0, -620, 0, 620],
      [
        [0, '#000000', 0.4],
        [0.2, '#ffffff', 0.07],
        [0.5, '#000000', 0],
        [0.78, '#000000', 0.06],
        [1, '#000000', 0.5],
      ],
    ),
  )}<path d="${strapPath(0, widest)}" fill="url(#strap-across)"/><path d="${strapPath(0, widest)}" fill="url(#strap-along)"/>`;
}
