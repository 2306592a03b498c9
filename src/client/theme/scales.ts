import { defineTokens } from '@chakra-ui/react';

/** Converts a scale to Chakra's token format. */
export function scale<Name extends string, Step extends string | number>(
  steps: Readonly<Record<Name, Step>>,
) {
  const entries = Object.entries<Step>(steps).map(([name, value]) => [name, { value }]);
  return Object.fromEntries(entries) as Record<Name, { value: Step }>;
}

/** The spacing steps in quarters of a rem. */
const spacingSteps = [
  ...[0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12],
  ...[14, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64],
];
const spacing = scale(Object.fromEntries(spacingSteps.map((step) => [step, `${step / 4}rem`])));

/**
 * The tokens that are in use. Each one becomes a CSS variable in every page and costs time at startup,
 * so unused ones are left out.
 */
export const scales = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    ...scale({
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      '8xl': '90rem',
      prose: '60ch',
      full: '100%',
    }),
  },
  aspectRatios: scale({ square: '1 / 1' }),
  radii: scale({
    none: '0',
    '2xs': '0.0625rem',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    '2xl': '1rem',
    '3xl': '1.5rem',
    '4xl': '2rem',
    full: '9999px',
  }),
  borders: scale({
    xs: '0.5px solid',
    sm: '1px solid',
    md: '2px solid',
    lg: '4px solid',
    xl: '8px solid',
  }),
  blurs: scale({
    none: ' ',
    sm: '4px',
    md: '8px',
    lg: '12px',
    xl: '16px',
    '2xl': '24px',
    '3xl': '40px',
    '4xl': '64px',
  }),
  fontSizes: scale({
    '2xs': '0.625rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '3.75rem',
    '7xl': '4.5rem',
    '8xl': '6rem',
  }),
  fontWeights: scale({
    light: '300',
    normal: '400',
    medium: '500',
    semibold: '600',
    bold: '700',
    black: '900',
  }),
  letterSpacings: scale({ widest: '0.1em' }),
  lineHeights: scale({ short: 1.375, moderate: 1.5 }),
  durations: scale({
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: scale({
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: scale({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  zIndex: scale({
    base: 0,
    docked: 10,
    sticky: 1100,
    popover: 1500,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
  cursor: scale({
    button: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    slider: 'default',
  }),
});
