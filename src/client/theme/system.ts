import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type RecipeDefinition,
  type SlotRecipeDefinition,
  type SystemContext,
} from '@chakra-ui/react';
import { css } from '@emotion/react';
import { chakraTheme } from './chakra-theme';
import { globalStyles } from './global-styles';
import { scales } from './scales';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

/** The heights of buttons as minimum heights, so that a button grows with text that wraps. */
const growingSizes = Object.fromEntries(
  Object.entries({ '2xs': '6', xs: '8', sm: '9', md: '10', lg: '11', xl: '12' }).map(
    ([size, minHeight]) => [size, { h: 'auto', minHeight }],
  ),
);

const config = defineConfig({
  globalCss: globalStyles,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1080px', xl: '1280px' },
    tokens: { ...scales, ...tokens },
    semanticTokens,
    textStyles,
    recipes: {
      heading: { base: { fontFamily: 'heading', fontWeight: '400' } },
      button: {
        base: {
          borderRadius: 'md',
          fontWeight: '500',
          // Large text wraps on a phone.
          maxWidth: 'full',
          paddingY: '0.5',
          textAlign: 'center',
          whiteSpace: { base: 'normal', md: 'nowrap' },
        },
        variants: {
          // The icons of small buttons are as large as those of others.
          size: { ...growingSizes, sm: { ...growingSizes.sm, _icon: { boxSize: '5' } } },
        },
      },
    },
  },
});

const initialSystem = createSystem(defaultBaseConfig, chakraTheme, config);

interface Recipes {
  recipes: Readonly<Record<string, RecipeDefinition>>;
  slotRecipes: Readonly<Record<string, SlotRecipeDefinition>>;
}

let lazyRecipes: Recipes = { recipes: {}, slotRecipes: {} };

/** Registers the recipes of lazy components. */
export function addRecipes(recipes: Recipes): void {
  lazyRecipes = recipes;
}

/** Throws for a missing recipe, because Chakra would silently render a component without styles. */
function requireRecipe<Recipe>(recipe: Recipe | undefined, name: string): Recipe {
  if (recipe) return recipe;
  throw new Error(`No recipe "${name}": add it to theme/chakra-theme.ts or theme/lazy-recipes.ts`);
}

/**
 * The Chakra system. It also finds the lazy recipes, because Chakra looks up a recipe only when its
 * component first renders.
 * @throws if a rendered component has no recipe
 */
export const system: SystemContext = {
  ...initialSystem,
  // Serialized once instead of on every render of a page. Emotion accepts this in place of the objects.
  _global: css(initialSystem._global) as unknown as SystemContext['_global'],
  getRecipeFn: (name): unknown =>
    initialSystem.getRecipeFn(
      name,
      initialSystem.isRecipe(name) ? undefined : requireRecipe(lazyRecipes.recipes[name], name),
    ),
  getSlotRecipeFn: (name): unknown =>
    initialSystem.getSlotRecipeFn(
      name,
      initialSystem.isSlotRecipe(name)
        ? undefined
        : requireRecipe(lazyRecipes.slotRecipes[name], name),
    ),
};
