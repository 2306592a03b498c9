import createCache from '@emotion/cache';
import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { addLazyRecipes } from '../../../src/client/theme/lazy-recipes';
import { unstyledSystem } from './unstyled-system';

// In the browser, the first lazy-loaded chunk adds these recipes.
addLazyRecipes();

const cache = createCache({ key: 'css' });
const StyleSheet = cache.sheet.constructor as new (
  options: typeof cache.sheet,
) => typeof cache.sheet;

/**
 * Drops all style rules. jsdom has no layout, so they have no use, and a query by role would match every
 * rule against every element, which is slow.
 */
class EmptyStyleSheet extends StyleSheet {
  override insert(): void {}
}

cache.sheet = new EmptyStyleSheet(cache.sheet);

/** The providers that a component needs: the `wrapper` option of `render`. */
export function ThemeWrapper({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={unstyledSystem}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
