import { Global } from '@emotion/react';
import latin from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

const face = 'Instrument Serif';

/** In thousandths of the type size; the width is the average over English text. */
const metrics = { width: 343, ascent: 990, descent: 310 };

/** Serifs that systems have, and what stands in where there is none, with the width of each in the same text. */
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

/** A system's serif in the proportions of ours, so that neither moves what stands below it. */
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
 * Not a rule of a style sheet: where a page has cascade layers, Chromium makes all such faces anew
 * with every style that Emotion adds, so that a late font is swapped in after all.
 */
export const displayFace = { family: face, source: `url(${latin}) format('woff2')` };

/**
 * A page that is being read never changes its type; a late font serves the next page. It is put
 * into the HTML as text, so it can use nothing that stands outside of it.
 */
export function addFontFace({ family, source }: typeof displayFace): void {
  document.fonts.add(new FontFace(family, source, { display: 'optional' }));
}

const fallbackFaces = fallbacks.map(fallbackFace);

export function FontFaces() {
  return <Global styles={fallbackFaces} />;
}
