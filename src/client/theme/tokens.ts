import { defineTokens } from '@chakra-ui/react';
import { displayFont } from './font-faces';

export const tokens = defineTokens({
  fonts: {
    heading: { value: `${displayFont}, serif` },
    body: {
      value: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
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
});
