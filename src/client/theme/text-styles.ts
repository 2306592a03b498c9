import { defineTextStyles } from '@chakra-ui/react';

/** The display font has one weight; a bold that the browser synthesizes would look bad. */
const display = { fontFamily: 'heading', fontWeight: '400', letterSpacing: '-0.01em' } as const;

export const textStyles = defineTextStyles({
  hero: {
    value: {
      ...display,
      fontSize: { base: '2.875rem', md: '3.75rem', xl: '5rem' },
      lineHeight: '1.02',
      letterSpacing: '-0.02em',
    },
  },
  pageTitle: {
    value: { ...display, fontSize: { base: '2.25rem', md: '2.875rem' }, lineHeight: '1.08' },
  },
  sectionTitle: {
    value: { ...display, fontSize: { base: '2rem', md: '2.5rem' }, lineHeight: '1.1' },
  },
  cardTitle: { value: { ...display, fontSize: '1.5rem', lineHeight: '1.2' } },
  figure: { value: { ...display, fontSize: '1.75rem', lineHeight: '1.1' } },
  eyebrow: {
    value: {
      fontSize: 'xs',
      fontWeight: '600',
      letterSpacing: '0.14em',
      textTransform: 'uppercase',
    },
  },
});
