import { defineSemanticTokens } from '@chakra-ui/react';

/** A color for light mode and one for dark mode, by token name. */
const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** The shades that Chakra's recipes use. */
const palette = (name: string) => ({
  contrast: { value: { _light: 'white', _dark: 'white' } },
  fg: pair(`${name}.700`, `${name}.300`),
  subtle: pair(`${name}.100`, `${name}.900`),
  muted: pair(`${name}.200`, `${name}.800`),
  emphasized: pair(`${name}.300`, `${name}.700`),
  solid: pair(`${name}.600`, `${name}.600`),
  focusRing: pair(`${name}.500`, `${name}.500`),
  border: pair(`${name}.500`, `${name}.400`),
});

/** Chakra's semantic colors and shadows, without unused palettes. */
export const palettes = defineSemanticTokens({
  colors: {
    bg: {
      muted: pair('gray.100', 'gray.900'),
      emphasized: pair('gray.200', 'gray.800'),
      inverted: pair('black', 'white'),
      error: pair('red.50', 'red.950'),
      warning: pair('orange.50', 'orange.950'),
      success: pair('green.50', 'green.950'),
    },
    fg: {
      DEFAULT: pair('black', 'gray.50'),
      muted: pair('gray.600', 'gray.400'),
      subtle: pair('gray.400', 'gray.500'),
      inverted: pair('gray.50', 'black'),
      warning: pair('orange.600', 'orange.300'),
      success: pair('green.600', 'green.300'),
    },
    border: {
      muted: pair('gray.100', 'gray.900'),
      subtle: pair('gray.50', 'gray.950'),
      emphasized: pair('gray.300', 'gray.700'),
      inverted: pair('gray.800', 'gray.200'),
      error: pair('red.500', 'red.400'),
      warning: pair('orange.500', 'orange.400'),
      success: pair('green.500', 'green.400'),
    },
    gray: {
      ...palette('gray'),
      contrast: pair('white', 'black'),
      fg: pair('gray.800', 'gray.200'),
      subtle: pair('gray.100', 'gray.900'),
      solid: pair('gray.900', 'white'),
      focusRing: pair('gray.400', 'gray.400'),
      border: pair('gray.200', 'gray.800'),
    },
    // On hover a button is 10 % lighter, which would make white on red.600 unreadable.
    red: { ...palette('red'), solid: pair('red.700', 'red.600') },
    orange: {
      ...palette('orange'),
      contrast: { value: { _light: 'white', _dark: 'black' } },
      solid: pair('orange.600', 'orange.500'),
    },
    green: palette('green'),
  },
  shadows: {
    xs: shadow('1px 2px', 10, 20, '1px 1px'),
    sm: shadow('2px 4px', 10, 30),
    md: shadow('4px 8px', 10, 30),
    lg: shadow('8px 16px', 10, 30),
    xl: shadow('16px 24px', 10, 30),
    '2xl': shadow('24px 40px', 16, 30),
    inner: { value: { _light: 'inset 0 2px 4px 0 {black/5}', _dark: 'inset 0 2px 4px 0 black' } },
    inset: {
      value: {
        _light: 'inset 0 0 0 1px {black/5}',
        _dark: 'inset 0 0 0 1px {colors.gray.300/5}',
      },
    },
  },
  radii: {
    l1: { value: '{radii.xs}' },
    l2: { value: '{radii.sm}' },
    l3: { value: '{radii.md}' },
  },
});

function shadow(offset: string, soft: number, line: number, darkOffset = offset) {
  const shade = '{colors.gray.900';
  return {
    value: {
      _light: `0px ${offset} ${shade}/${soft}}, 0px 0px 1px ${shade}/${line}}`,
      _dark: `0px ${darkOffset} {black/64}, 0px 0px 1px inset {colors.gray.300/${line}}`,
    },
  };
}
