import { defineGlobalStyles } from '@chakra-ui/react';
import { bottomBarHeight, bottomBarQuery } from './bottom-bar';

const forcedColors = '@media (forced-colors: active)';

export const globalStyles = defineGlobalStyles({
  'html, body': {
    bg: { base: 'bg', _print: 'white' },
    color: { base: 'fg', _print: 'black' },
    minHeight: '100%',
  },
  html: { colorPalette: 'brand', scrollBehavior: 'auto' },
  // What has the focus is not behind a bar at the bottom of a phone's window.
  'html:has([data-price])': {
    scrollPaddingBottom: { base: 'calc(4rem + var(--bottom-bar, 0px))', md: '0' },
  },
  body: { fontVariantNumeric: 'tabular-nums' },
  // The focus ring of a button, also for elements without a recipe.
  ':focus-visible': {
    outline: '2px solid',
    outlineOffset: '2px',
    outlineColor: 'colorPalette.focusRing',
  },
  // iOS zooms into a field whose text is smaller than 16 px. Large text of the user stays large.
  'input, select, textarea': {
    '@media (pointer: coarse)': { fontSize: 'max(16px, 1rem) !important' },
  },
  // Prints only the content, without controls and backgrounds.
  'header, footer, nav, button, [data-screen-only]': { _print: { display: 'none !important' } },
  'main, main *': {
    _print: {
      color: 'black !important',
      background: 'none !important',
      borderColor: 'black !important',
      boxShadow: 'none !important',
    },
  },
  // Only the picture of a pressed card moves. The page stays live beneath it.
  ':root': {
    '--bottom-bar': '0px',
    [bottomBarQuery]: { '--bottom-bar': bottomBarHeight },
    viewTransitionName: 'none',
  },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': { animationDuration: 'fast' },
  '::view-transition-old(*), ::view-transition-new(*)': { height: '100%', objectFit: 'cover' },
  '*': { _motionReduce: { viewTransitionName: 'none !important' } },
  '*, *::before, *::after': { _motionReduce: { transitionDuration: '0.01ms !important' } },
  // A word of large text may be wider than a phone.
  'h1, h2, h3': { overflowWrap: 'break-word' },
  // User text may run in either direction and have no spaces.
  'bdi, [dir=auto]': { overflowWrap: 'anywhere' },
  // In forced-colors mode backgrounds and shadows are removed, so outlines and borders replace them.
  '[aria-current]:not(:focus-visible), [aria-pressed=true]:not(:focus-visible)': {
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  '[role=dialog], [role=alertdialog], [role=menu]': {
    [forcedColors]: { border: '1px solid' },
  },
});
