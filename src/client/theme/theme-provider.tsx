import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FontFaces } from './font-faces';
import { system } from './system';

/**
 * Where the build has put the styles of every page into the HTML, they are not made once more. Only
 * those name what they hold behind the space; Emotion's own, which hot reload meets, do not.
 */
const isStyled =
  typeof document !== 'undefined' &&
  document.querySelector('style[data-emotion^="css-global "]') !== null;

const theme = isStyled
  ? (Object.create(system, { _global: { value: [] } }) as typeof system)
  : system;

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={theme}>
      {!isStyled && <FontFaces />}
      {children}
    </ChakraProvider>
  );
}
