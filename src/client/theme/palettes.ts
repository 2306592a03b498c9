import { defineSemanticTokens } from '@chakra-ui/react';

/** Returns a color token that refers to one color token in light mode and another in dark mode. */
const lightDark = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** Returns the semantic shades of a color that Chakra's recipes use. */
const palette = (name: string) => ({
  contrast: { value: { _light: 'white', _dark: 'white' } },
  fg: lightDark(`${name}.700`, `${name}.300`),
  subtle: lightDark(`${name}.100`, `${name}.900`),
  muted: lightDark(`${name}.200`, `${name}.800`),
  emphasized: lightDark(`${name}.300`, `${name}.700`),
  solid: lightDark(`${name}.600`, `${name}.600`),
  focusRing: lightDark(`${name}.500`, `${name}.500`),
  border: lightDark(`${name}.500`, `${name}.400`),
});

/** Chakra's semantic colors, shadows and radii, without unused palettes. */
export const palettes = defineSemanticTokens({
  colors: {
    bg: {
      muted: lightDark('gray.100', 'gray.900'),
      inverted: lightDark('black', 'white'),
      error: lightDark('red.50', 'red.950'),
      warning: lightDark('orange.50', 'orange.950'),
      success: lightDark('green.50', 'green.950'),
    },
    fg: {
      DEFAULT: lightDark('black', 'gray.50'),
      muted: lightDark('gray.600', 'gray.400'),
      subtle: lightDark('gray.400', 'gray.500'),
      inverted: lightDark('gray.50', 'black'),
      warning: lightDark('orange.600', 'orange.300'),
      success: lightDark('green.600', 'green.300'),
    },
    border: {
      muted: lightDark('gray.100', 'gray.900'),
      subtle: lightDark('gray.50', 'gray.950'),
      emphasized: lightDark('gray.300', 'gray.700'),
      inverted: lightDark('gray.800', 'gray.200'),
      error: lightDark('red.500', 'red.400'),
      warning: lightDark('orange.500', 'orange.400'),
      success: lightDark('green.500', 'green.400'),
    },
    gray: {
      ...palette('gray'),
      contrast: lightDark('white', 'black'),
      fg: lightDark('gray.800', 'gray.200'),
      subtle: lightDark('gray.100', 'gray.900'),
      solid: lightDark('gray.900', 'white'),
      focusRing: lightDark('gray.400', 'gray.400'),
      border: lightDark('gray.200', 'gray.800'),
    },
    // A hovered button is 10 % lighter. In light mode, white text would be unreadable on a lighter red.600.
    red: { ...palette('red'), solid: lightDark('red.700', 'red.600') },
    orange: {
      ...palette('orange'),
      contrast: { value: { _light: 'white', _dark: 'black' } },
      solid: lightDark('orange.600', 'orange.500'),
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

/**
 * Returns a shadow token.
 * @param offset the offset and blur radius
 * @param blurOpacity the opacity of the blurred shadow in percent
 * @param outlineOpacity the opacity of the one-pixel outline in percent
 */
function shadow(offset: string, blurOpacity: number, outlineOpacity: number, darkOffset = offset) {
  const shade = '{colors.gray.900';
  return {
    value: {
      _light: `0px ${offset} ${shade}/${blurOpacity}}, 0px 0px 1px ${shade}/${outlineOpacity}}`,
      _dark: `0px ${darkOffset} {black/64}, 0px 0px 1px inset {colors.gray.300/${outlineOpacity}}`,
    },
  };
}
