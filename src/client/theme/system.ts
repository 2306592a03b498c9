import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';

const config = defineConfig({
  globalCss: {
    'html, body': { bg: 'bg', color: 'fg', minHeight: '100%' },
    html: { colorPalette: 'brand', scrollBehavior: 'auto' },
    body: { fontVariantNumeric: 'tabular-nums' },
    ':focus-visible': { outlineColor: 'colorPalette.focusRing' },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1080px', xl: '1280px' },
    tokens: {
      fonts: {
        heading: {
          value: '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif',
        },
        body: {
          value:
            'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
        },
      },
      colors: {
        // The ink and amber of the logo.
        ink: {
          50: { value: '#eef2f8' },
          100: { value: '#d9e1ee' },
          200: { value: '#b4c3dc' },
          300: { value: '#869dc3' },
          400: { value: '#5a76a6' },
          500: { value: '#3c5788' },
          600: { value: '#2a3f63' },
          700: { value: '#1d2f50' },
          800: { value: '#142033' },
          900: { value: '#0d1524' },
          950: { value: '#080d17' },
        },
        amber: {
          100: { value: '#fce8d5' },
          200: { value: '#f9d0aa' },
          300: { value: '#f5b57a' },
          500: { value: '#f08a33' },
          600: { value: '#d1701c' },
          700: { value: '#9a4f0e' },
          900: { value: '#4a2708' },
        },
        ivory: { value: '#f8f3e8' },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: { value: { _light: '#fcfaf6', _dark: '#0c1119' } },
          subtle: { value: { _light: '#f5f1e8', _dark: '#121925' } },
          panel: { value: { _light: '#ffffff', _dark: '#161e2b' } },
        },
        // Chakra's red is too pale for small text on these grounds.
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
    },
    textStyles: {
      pageTitle: {
        value: {
          fontFamily: 'heading',
          fontSize: { base: '3xl', md: '4xl' },
          lineHeight: '1.15',
          fontWeight: '600',
        },
      },
      sectionTitle: {
        value: {
          fontFamily: 'heading',
          fontSize: { base: '2xl', md: '3xl' },
          lineHeight: '1.2',
          fontWeight: '600',
        },
      },
      eyebrow: {
        value: {
          fontSize: 'xs',
          fontWeight: '600',
          letterSpacing: '0.14em',
          textTransform: 'uppercase',
        },
      },
    },
  },
});

export const system = createSystem(defaultConfig, config);
