import { Global } from '@emotion/react';
import latin from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';

const face = 'Instrument Serif';
const fallback = 'Instrument Serif Fallback';

export const displayFont = `"${face}", "${fallback}"`;

const faces = [
  {
    '@font-face': {
      fontFamily: face,
      src: `url(${latin}) format('woff2')`,
      // A page that is being read never changes its type; a late font serves the next page.
      fontDisplay: 'optional',
    },
  },
  {
    // Times in the proportions of the face above, measured over English text.
    '@font-face': {
      fontFamily: fallback,
      src: `local('Times New Roman'), local('Liberation Serif'), local('Tinos')`,
      sizeAdjust: '84.6%',
      ascentOverride: '117%',
      descentOverride: '36.6%',
      lineGapOverride: '0%',
    },
  },
];

export function FontFaces() {
  return <Global styles={faces} />;
}
