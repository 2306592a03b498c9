import createCache from '@emotion/cache';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { addLazyRecipes } from '../../../src/client/theme/lazy-recipes';
import { system } from '../../../src/client/theme/system';

// In the browser, the first lazy-loaded chunk adds them.
addLazyRecipes();

const cache = createCache({ key: 'css' });
const StyleSheet = cache.sheet.constructor as new (
  options: typeof cache.sheet,
) => typeof cache.sheet;

/** jsdom has no layout, and matches every style rule against every element of a query by role. */
class UnusedStyleSheet extends StyleSheet {
  override insert(): void {}
}

cache.sheet = new UnusedStyleSheet(cache.sheet);

/** The providers that a component needs: the `wrapper` option of `render`. */
export function ThemeWrapper({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
