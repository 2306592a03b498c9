import { defineGlobalStyles } from '@chakra-ui/react';

const forcedColors = '@media (forced-colors: active)';

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
  // An iPhone zooms into a field whose text is smaller than 16 px.
  'input, select, textarea': { '@media (pointer: coarse)': { fontSize: '16px !important' } },
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
  // What people write may run in either direction, and on without a space.
  'bdi, [dir=auto]': { overflowWrap: 'anywhere' },
  // Where a system's few colours stand for ours, edges show what grounds and shadows show else.
  '[aria-current]:not(:focus-visible), [aria-pressed=true]:not(:focus-visible)': {
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '[role=dialog], [role=alertdialog], [role=menu]': {
    [forcedColors]: { border: '1px solid' },
  },
});
