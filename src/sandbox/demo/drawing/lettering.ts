import { trim } from './geometry';

/**
 * Single-stroke capitals and digits, ten units high: width, then path. Dials are lettered with
 * them because a fresh machine may have no fonts at all.
 */
const glyphs: Record<string, readonly [width: number, path: string]> = {
  '0': [6, 'M3 0C1.1 0 0 1.8 0 5S1.1 10 3 10 6 8.2 6 5 4.9 0 3 0Z'],
  '1': [3, 'M0.6 1.9L3 0V10'],
  '2': [6, 'M0.3 2.7C0.4 1 1.5 0 3 0 4.7 0 5.8 1.1 5.8 2.7 5.8 4.4 4.6 5.6 0 10H6'],
  '3': [6, 'M0.4 0H5.6L2.7 3.9C4.8 3.9 6 5.1 6 6.9 6 8.8 4.7 10 2.9 10 1.4 10 0.4 9.2 0 8'],
  '4': [6.2, 'M4.6 10V0L0 7.2H6.2'],
  '5': [
    6,
    'M5.5 0H1.2L0.7 4.4C1.4 3.9 2.2 3.7 3 3.7 4.8 3.7 6 4.9 6 6.8 6 8.7 4.7 10 2.9 10 1.5 10 0.5 9.3 0 8.2',
  ],
  '6': [
    6,
    'M4.6 0L0.7 5.2C0.2 5.9 0 6.4 0 7 0 8.8 1.3 10 3 10S6 8.8 6 7 4.7 4 3 4C2 4 1.1 4.5 0.7 5.2',
  ],
  '7': [6, 'M0 0H6L2 10'],
  '8': [
    6,
    'M3 4.7C1.6 4.7 0.5 3.8 0.5 2.4S1.6 0 3 0 5.5 1 5.5 2.4 4.4 4.7 3 4.7ZM3 4.7C1.3 4.7 0 5.8 0 7.3S1.3 10 3 10 6 8.9 6 7.3 4.7 4.7 3 4.7Z',
  ],
  '9': [
    6,
    'M1.4 10L5.3 4.8C5.8 4.1 6 3.6 6 3 6 1.2 4.7 0 3 0S0 1.2 0 3 1.3 6 3 6C4 6 4.9 5.5 5.3 4.8',
  ],
  A: [7, 'M0 10L3.5 0 7 10M1.2 6.7H5.8'],
  B: [
    6,
    'M0 0V10H3.2C4.9 10 6 9 6 7.4S4.9 4.8 3.2 4.8H0M0 0H2.9C4.5 0 5.4 0.9 5.4 2.4S4.5 4.8 2.9 4.8',
  ],
  C: [7, 'M7 2C6.3 0.8 5.2 0 3.9 0 1.6 0 0 2.1 0 5S1.6 10 3.9 10C5.2 10 6.3 9.2 7 8'],
  D: [6.8, 'M0 0V10H2.6C5.2 10 6.8 8 6.8 5S5.2 0 2.6 0Z'],
  E: [5.2, 'M5.2 0H0V10H5.2M0 4.8H4.5'],
  F: [5, 'M5 0H0V10M0 4.8H4.4'],
  G: [7, 'M7 2C6.3 0.8 5.2 0 3.9 0 1.6 0 0 2.1 0 5S1.6 10 3.9 10C5.7 10 7 8.6 7 6.6V5.4H4.2'],
  H: [6.4, 'M0 0V10M6.4 0V10M0 4.8H6.4'],
  I: [0.4, 'M0.2 0V10'],
  J: [4, 'M4 0V7C4 8.9 3.3 10 2 10 1 10 0.3 9.5 0 8.6'],
  K: [6.2, 'M0 0V10M6 0L0 5.8M2.1 3.9L6.2 10'],
  L: [5, 'M0 0V10H5'],
  M: [8, 'M0 10V0L4 6.5 8 0V10'],
  N: [6.6, 'M0 10V0L6.6 10V0'],
  O: [8, 'M4 0C1.7 0 0 2.1 0 5S1.7 10 4 10 8 7.9 8 5 6.3 0 4 0Z'],
  P: [5.8, 'M0 10V0H3C4.8 0 5.8 1.1 5.8 2.8S4.8 5.6 3 5.6H0'],
  R: [6, 'M0 10V0H3C4.8 0 5.8 1.1 5.8 2.8S4.8 5.6 3 5.6H0M3 5.6L6 10'],
  S: [
    5.8,
    'M5.6 1.7C5.1 0.6 4.1 0 2.9 0 1.4 0 0.4 0.9 0.4 2.4 0.4 5.6 5.8 4.2 5.8 7.4 5.8 9 4.6 10 3 10 1.6 10 0.5 9.3 0 8',
  ],
  T: [6, 'M0 0H6M3 0V10'],
  U: [6.4, 'M0 0V6.5C0 8.8 1.2 10 3.2 10S6.4 8.8 6.4 6.5V0'],
  V: [6.8, 'M0 0L3.4 10 6.8 0'],
  W: [10, 'M0 0L2.5 10 5 1 7.5 10 10 0'],
  X: [6, 'M0 0L6 10M6 0L0 10'],
  Y: [6.4, 'M0 0L3.2 4.8 6.4 0M3.2 4.8V10'],
  Z: [6, 'M0 0H6L0 10H6'],
  ' ': [3, ''],
};

export interface LetteringStyle {
  height: number;
  colour: string;
  /** Thickness of the stroke, in tenths of the height. */
  weight?: number;
  spacing?: number;
}

/** Draws text centred on the origin. Characters without a glyph are left out. */
export function lettering(text: string, style: LetteringStyle): string {
  const { height, colour, weight = 1.1, spacing = 2.4 } = style;
  const letters = [...text.toUpperCase()].flatMap((character) => {
    const glyph = glyphs[character];
    return glyph ? [glyph] : [];
  });
  return letters.length ? set(letters, { height, colour, weight, spacing }) : '';
}

function set(
  letters: readonly (readonly [number, string])[],
  { height, colour, weight, spacing }: Required<LetteringStyle>,
): string {
  const total = letters.reduce((sum, [width]) => sum + width + spacing, -spacing);
  let x = -total / 2;
  const paths = letters.map(([width, path]) => {
    const placed = path && `<path d="${path}" transform="translate(${trim(x)} -5)"/>`;
    x += width + spacing;
    return placed;
  });
  return `<g transform="scale(${trim(height) / 10})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

const romanNumerals = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** Thick strokes, then thin ones, in a box ten units high. */
const romanStrokes: Record<string, readonly [width: number, thick: string, thin: string]> = {
  I: [2.4, 'M1.2 0V10', 'M0 0H2.4M0 10H2.4'],
  V: [6.4, 'M1.3 0L3.5 10', 'M5.2 0L3.5 10M0 0H2.6M4.2 0H6.4'],
  X: [6.4, 'M1.2 0L5.2 10', 'M5.1 0L1.3 10M0 0H2.5M4 0H6.2M0.2 10H2.4M3.9 10H6.4'],
};

/** The hour in Roman numerals, as clockmakers write it: IIII for four. Centred on the origin. */
export function romanHour(hour: number, height: number, colour: string): string {
  const letters = [...(romanNumerals[hour % 12] ?? '')].flatMap((letter) => {
    const strokes = romanStrokes[letter];
    return strokes ? [strokes] : [];
  });
  let x = -letters.reduce((sum, [width]) => sum + width + 0.35, -0.35) / 2;
  const drawn = letters.map(([width, thick, thin]) => {
    const placed = `<g transform="translate(${trim(x)} -5)"><path d="${thick}" stroke-width="1.5"/><path d="${thin}" stroke-width="0.5"/></g>`;
    x += width + 0.35;
    return placed;
  });
  return `<g transform="scale(${trim(height) / 10})" fill="none" stroke="${colour}">${drawn.join('')}</g>`;
}
