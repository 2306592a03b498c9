import { defineTokens } from '@chakra-ui/react';
import { accentScale, mainScale } from '../../contract/platform/brand-scales';
import { displayFont } from './font-faces';
import { scale, scales } from './scales';

const shadeNames = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** Returns the tokens of a palette. `colors` lists the shades from light to dark, separated by spaces. */
const shades = (colors: string) =>
  Object.fromEntries(
    colors.split(' ').map((value, index) => [String(shadeNames[index]), { value }] as const),
  );

export const tokens = defineTokens({
  // The header and every page have the same edges.
  sizes: { ...scales.sizes, page: { value: '100rem' } },
  fonts: {
    heading: { value: `${displayFont}, serif` },
    body: {
      value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    },
    mono: { value: 'SFMono-Regular, Menlo, Monaco, Consolas, "Liberation Mono", monospace' },
  },
  colors: {
    // The colors of the logo, unless an admin has set others.
    ink: scale(mainScale),
    amber: scale(accentScale),
    ivory: { value: '#f8f3e8' },
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    black: { value: '#09090b' },
    white: { value: '#ffffff' },
    // Chakra's neutral and status colors, which its recipes use.
    blackAlpha: { 500: { value: 'rgba(0, 0, 0, 0.36)' } },
    gray: shades(
      '#fafafa #f4f4f5 #e4e4e7 #d4d4d8 #a1a1aa #71717a #52525b #3f3f46 #27272a #18181b #111111',
    ),
    red: shades(
      '#fef2f2 #fee2e2 #fecaca #fca5a5 #f87171 #ef4444 #dc2626 #991919 #511111 #300c0c #1f0808',
    ),
    orange: shades(
      '#fff7ed #ffedd5 #fed7aa #fdba74 #fb923c #f97316 #ea580c #92310a #6c2710 #3b1106 #220a04',
    ),
    green: shades(
      '#f0fdf4 #dcfce7 #bbf7d0 #86efac #4ade80 #22c55e #16a34a #116932 #124a28 #042713 #03190c',
    ),
    blue: { 500: { value: '#3b82f6' } },
  },
});
