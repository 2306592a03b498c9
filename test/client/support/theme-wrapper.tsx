import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { addLazyRecipes } from '../../../src/client/theme/lazy-recipes';
import { system } from '../../../src/client/theme/system';

// In the browser they come with the first part that is loaded on demand.
addLazyRecipes();

/** What a component needs around it to render: the `wrapper` of the testing library's render. */
export function ThemeWrapper({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
