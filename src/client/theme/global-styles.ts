import { defineGlobalStyles } from '@chakra-ui/react';

export const globalStyles = defineGlobalStyles({
  'html, body': {
    bg: { base: 'bg', _print: 'white' },
    color: { base: 'fg', _print: 'black' },
    minHeight: '100%',
  },
  html: { colorPalette: 'brand', scrollBehavior: 'auto' },
  body: { fontVariantNumeric: 'tabular-nums' },
  // The ring of a button, also around what has no recipe.
  ':focus-visible': {
    outline: '2px solid',
    outlineOffset: '2px',
    outlineColor: 'colorPalette.focusRing',
  },
  // On paper only what was bought: nothing to press, and no ground to print.
  'header, footer, nav, button, [data-screen-only]': { _print: { display: 'none !important' } },
  'main, main *': {
    _print: {
      color: 'black !important',
      background: 'none !important',
      borderColor: 'black !important',
      boxShadow: 'none !important',
    },
  },
  '*, *::before, *::after': { _motionReduce: { transitionDuration: '0.01ms !important' } },
  main: { _print: { paddingTop: '0' } },
});
