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
        brand: {
          50: { value: '#eef6f2' },
          100: { value: '#d5e9df' },
          200: { value: '#abd3c1' },
          300: { value: '#7bb89f' },
          400: { value: '#4d997c' },
          500: { value: '#2e7c61' },
          600: { value: '#1f644d' },
          700: { value: '#18503e' },
          800: { value: '#123c2f' },
          900: { value: '#0d2c23' },
          950: { value: '#071b15' },
        },
        brass: {
          100: { value: '#f6ecd9' },
          300: { value: '#dcbf87' },
          500: { value: '#a97e35' },
          700: { value: '#7a5920' },
        },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: { value: { _light: '#fbfaf6', _dark: '#0d1211' } },
          subtle: { value: { _light: '#f4f2ea', _dark: '#131a18' } },
          panel: { value: { _light: '#ffffff', _dark: '#161e1b' } },
        },
        border: { DEFAULT: { value: { _light: '#e4e0d4', _dark: '#2a3531' } } },
        accent: { value: { _light: '{colors.brass.700}', _dark: '{colors.brass.300}' } },
        brand: {
          solid: { value: { _light: '{colors.brand.600}', _dark: '{colors.brand.500}' } },
          contrast: { value: '#ffffff' },
          fg: { value: { _light: '{colors.brand.700}', _dark: '{colors.brand.200}' } },
          muted: { value: { _light: '{colors.brand.100}', _dark: '{colors.brand.800}' } },
          subtle: { value: { _light: '{colors.brand.50}', _dark: '{colors.brand.900}' } },
          emphasized: { value: { _light: '{colors.brand.200}', _dark: '{colors.brand.700}' } },
          focusRing: { value: { _light: '{colors.brand.500}', _dark: '{colors.brand.300}' } },
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
