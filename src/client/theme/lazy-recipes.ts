import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react';
import {
  accordionSlotRecipe,
  alertSlotRecipe,
  avatarSlotRecipe,
  badgeRecipe,
  dataListSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  inputRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  separatorRecipe,
  tableSlotRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { addRecipes } from './system';

/** Large text wraps on a phone. */
const badge: RecipeDefinition = {
  ...badgeRecipe,
  base: { ...badgeRecipe.base, whiteSpace: { base: 'normal', md: 'nowrap' } },
};

const { orientation, ...dataListVariants } = dataListSlotRecipe.variants ?? {};

/** The value of a fact stands below its label where both don't fit beside each other. */
const dataList: SlotRecipeDefinition = {
  ...dataListSlotRecipe,
  variants: {
    ...dataListVariants,
    orientation: {
      ...orientation,
      horizontal: {
        ...orientation?.horizontal,
        item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' },
        itemValue: { flex: '1 1 8rem', overflowWrap: 'anywhere' },
      },
    },
  },
};

/** The recipes of components that only lazy chunks render. */
export const recipes = {
  badge,
  input: inputRecipe,
  separator: separatorRecipe,
  textarea: textareaRecipe,
};
export const slotRecipes = {
  accordion: accordionSlotRecipe,
  alert: alertSlotRecipe,
  avatar: avatarSlotRecipe,
  dataList,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  progress: progressSlotRecipe,
  table: tableSlotRecipe,
};

/** Registers the recipes of all lazy components. */
export function addLazyRecipes(): void {
  addRecipes({ recipes, slotRecipes });
}
