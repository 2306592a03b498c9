import { defineSemanticTokens } from '@chakra-ui/react';

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: { _light: '#fcfaf6', _dark: '#0c1119' } },
      subtle: { value: { _light: '#f5f1e8', _dark: '#121925' } },
      panel: { value: { _light: '#ffffff', _dark: '#161e2b' } },
      // Skeletons, which a neutral gray would hide on a dark panel.
      emphasized: { value: { _light: '#e5dfd2', _dark: '#2a3547' } },
    },
    // Chakra's red has too little contrast for small text on these backgrounds.
    fg: { error: { value: { _light: '{colors.red.700}', _dark: '{colors.red.300}' } } },
    border: { DEFAULT: { value: { _light: '#e5dfd2', _dark: '#2a3547' } } },
    accent: { value: { _light: '{colors.amber.600}', _dark: '{colors.amber.500}' } },
    brand: {
      solid: { value: { _light: '{colors.ink.700}', _dark: '{colors.amber.500}' } },
      contrast: { value: { _light: '#ffffff', _dark: '{colors.ink.900}' } },
      fg: { value: { _light: '{colors.ink.700}', _dark: '{colors.amber.200}' } },
      muted: { value: { _light: '{colors.ink.100}', _dark: '{colors.ink.700}' } },
      subtle: { value: { _light: '{colors.ink.50}', _dark: '{colors.ink.800}' } },
      emphasized: { value: { _light: '{colors.ink.200}', _dark: '{colors.ink.600}' } },
      border: { value: { _light: '{colors.ink.200}', _dark: '{colors.ink.500}' } },
      focusRing: { value: { _light: '{colors.ink.400}', _dark: '{colors.amber.300}' } },
    },
  },
});
