import { Global } from '@emotion/react';
import latin from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

const face = 'Instrument Serif';

/** In thousandths of the font size; the width is an average over English text. */
const metrics = { width: 343, ascent: 990, descent: 310 };

/** Common system serifs and their substitutes, with the width of each in the same text. */
const fallbacks = (
  [
    { fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 405 },
    { fonts: ['Georgia', 'Gelasio'], width: 445 },
    { fonts: ['Noto Serif'], width: 508 },
    { fonts: ['DejaVu Serif'], width: 521 },
    { fonts: ['Open Sans Regular', 'DejaVu Sans'], width: 480 },
  ] as const
).map((fallback) => ({ ...fallback, name: `${face} as ${fallback.fonts[0]}` }));

export const displayFont = [face, ...fallbacks.map(({ name }) => name)]
  .map((name) => `"${name}"`)
  .join(', ');

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** A system serif scaled to the metrics of the display font, so that the layout does not shift. */
const fallbackFace = ({ name, fonts, width }: (typeof fallbacks)[number]) => {
  const scale = metrics.width / width;
  return {
    '@font-face': {
      fontFamily: name,
      src: fonts.map((font) => `local('${font}')`).join(', '),
      sizeAdjust: percent(scale),
      ascentOverride: percent(metrics.ascent / 1000 / scale),
      descentOverride: percent(metrics.descent / 1000 / scale),
      lineGapOverride: '0%',
    },
  };
};

/**
 * Not an `@font-face` rule: with cascade layers, Chromium re-creates such faces whenever Emotion
 * inserts a style, and would then swap in a late font.
 */
export const displayFace = { family: face, source: `url(${latin}) format('woff2')` };

/**
 * `optional`: a font that loads late is used on the next page, and text never changes while it is
 * read. Serialized into the page as text, so it cannot use anything outside of its body.
 */
export function addFontFace({ family, source }: typeof displayFace): void {
  document.fonts.add(new FontFace(family, source, { display: 'optional' }));
}

const fallbackFaces = fallbacks.map(fallbackFace);

export function FontFaces() {
  return <Global styles={fallbackFaces} />;
}
