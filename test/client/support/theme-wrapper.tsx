import createCache from '@emotion/cache';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { addLazyRecipes } from '../../../src/client/theme/lazy-recipes';
import { system } from '../../../src/client/theme/system';

// In the browser they come with the first part that is loaded on demand.
addLazyRecipes();

const cache = createCache({ key: 'css' });
const StyleSheet = cache.sheet.constructor as new (
  options: typeof cache.sheet,
) => typeof cache.sheet;

/** jsdom lays nothing out, and weighs each rule for each element that a query by role looks at. */
class UnusedStyleSheet extends StyleSheet {
  override insert(): void {}
}

cache.sheet = new UnusedStyleSheet(cache.sheet);

/** What a component needs around it to render: the `wrapper` of the testing library's render. */
export function ThemeWrapper({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
