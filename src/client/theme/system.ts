import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type RecipeDefinition,
  type SlotRecipeDefinition,
  type SystemContext,
} from '@chakra-ui/react';
import { chakraParts } from './chakra-parts';
import { globalStyles } from './global-styles';
import { scales } from './scales';
import { semanticTokens } from './semantic-tokens';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const config = defineConfig({
  globalCss: globalStyles,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1080px', xl: '1280px' },
    tokens: { ...scales, ...tokens },
    semanticTokens,
    textStyles,
    recipes: {
      heading: { base: { fontFamily: 'heading', fontWeight: '400' } },
      button: { base: { borderRadius: 'md', fontWeight: '500' } },
    },
  },
});

const initial = createSystem(defaultBaseConfig, chakraParts, config);

interface Recipes {
  recipes: Readonly<Record<string, RecipeDefinition>>;
  slotRecipes: Readonly<Record<string, SlotRecipeDefinition>>;
}

let late: Recipes = { recipes: {}, slotRecipes: {} };

/** Lets components be rendered whose recipes are in a chunk of their own. */
export function addRecipes(recipes: Recipes): void {
  late = recipes;
}

/** Without this a component whose recipe nobody has added would be rendered bare, and silently. */
function known<Recipe>(recipe: Recipe | undefined, name: string): Recipe {
  if (recipe) return recipe;
  throw new Error(`No recipe "${name}": add it to theme/chakra-parts.ts or theme/lazy-recipes.ts`);
}

/**
 * What components are styled by. Chakra asks for a recipe when its component is rendered for the
 * first time, and takes a second one in case that its own theme has none.
 * @throws when a component is rendered whose recipe is in neither.
 */
export const system: SystemContext = {
  ...initial,
  getRecipeFn: (name): unknown =>
    initial.getRecipeFn(name, initial.isRecipe(name) ? undefined : known(late.recipes[name], name)),
  getSlotRecipeFn: (name): unknown =>
    initial.getSlotRecipeFn(
      name,
      initial.isSlotRecipe(name) ? undefined : known(late.slotRecipes[name], name),
    ),
};
