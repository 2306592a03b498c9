import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FontFaces } from './font-faces';
import { system } from './system';

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <FontFaces />
      {/* eslint-disable-next-line translation/translatable-text -- It wraps an application, never text. */}
      {children}
    </ChakraProvider>
  );
}
