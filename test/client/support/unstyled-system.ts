import type { SystemContext } from '@chakra-ui/react';
import { system } from '../../../src/client/theme/system';

const noStyles = {};

/** A recipe with the same variants, but without styles. */
const removeStyles = <Recipe extends object>(recipe: Recipe): Recipe =>
  Object.assign(() => noStyles, recipe, { raw: () => noStyles });

/** Returns the same recipe for the same definition or name, as Chakra does. */
function memoize<Key, Recipe extends object>(create: (key: Key) => Recipe): (key: Key) => Recipe {
  const recipes = new Map<Key, Recipe>();
  return (key) => {
    const recipe = recipes.get(key) ?? removeStyles(create(key));
    recipes.set(key, recipe);
    return recipe;
  };
}

/**
 * The Chakra system of the client without styles. jsdom has no layout, so they have no use, and computing
 * them takes a tenth of a page test's time.
 */
export const unstyledSystem: SystemContext = {
  ...system,
  _global: [],
  css: () => noStyles,
  cva: memoize(system.cva),
  sva: memoize(system.sva),
  getRecipeFn: memoize(system.getRecipeFn),
  getSlotRecipeFn: memoize(system.getSlotRecipeFn),
};
