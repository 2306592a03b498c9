import { ChakraProvider } from '@chakra-ui/react';
import { LazyMotion } from 'framer-motion';
import type { ReactNode } from 'react';
import { features } from '../../../src/client/app/motion-features';
import { system } from '../../../src/client/theme/system';

/** What a component needs around it to be drawn. */
export function Drawn({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <LazyMotion features={features} strict>
        {children}
      </LazyMotion>
    </ChakraProvider>
  );
}
