import { Global } from '@emotion/react';
import latin from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

const family = 'Instrument Serif';

/**
 * The metrics of the display font in thousandths of the font size. `width` is the average width of a
 * character in English text.
 */
const metrics = { width: 343, ascent: 990, descent: 310 };

/** System fonts that replace the display font until it loads, with the average width of a character. */
const fallbacks = (
  [
    { fonts: ['Times New Roman', 'Liberation Serif', 'Tinos'], width: 405 },
    { fonts: ['Georgia', 'Gelasio'], width: 445 },
    { fonts: ['Noto Serif'], width: 508 },
    { fonts: ['DejaVu Serif'], width: 521 },
    { fonts: ['Open Sans Regular', 'DejaVu Sans'], width: 480 },
  ] as const
).map((fallback) => ({ ...fallback, name: `${family} as ${fallback.fonts[0]}` }));

export const displayFont = [family, ...fallbacks.map(({ name }) => name)]
  .map((name) => `"${name}"`)
  .join(', ');

const toPercent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;

/** Returns a system font scaled to the metrics of the display font, so that the layout does not shift. */
const fallbackFace = ({ name, fonts, width }: (typeof fallbacks)[number]) => {
  const scale = metrics.width / width;
  return {
    '@font-face': {
      fontFamily: name,
      src: fonts.map((font) => `local('${font}')`).join(', '),
      sizeAdjust: toPercent(scale),
      ascentOverride: toPercent(metrics.ascent / 1000 / scale),
      descentOverride: toPercent(metrics.descent / 1000 / scale),
      lineGapOverride: '0%',
    },
  };
};

/**
 * The display font, which a script adds. In an `@font-face` rule Chromium would re-create the font
 * whenever Emotion inserts a style.
 */
export const displayFace = { family, source: `url(${latin}) format('woff2')` };

/**
 * Adds a font with `display: swap`: a fallback of the same metrics is shown until it loads. The function's source is embedded in the page, so it must not use
 * anything outside its body.
 */
export function addFontFace({ family, source }: typeof displayFace): void {
  document.fonts.add(new FontFace(family, source, { display: 'swap' }));
}

const fallbackFaces = fallbacks.map(fallbackFace);

export function FontFaces() {
  return <Global styles={fallbackFaces} />;
}
