import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react';
import {
  accordionSlotRecipe,
  alertSlotRecipe,
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

const atOnce = { _motionReduce: { animationDuration: '0s' } };
const motion = {
  _open: { animationDuration: 'moderate', animationTimingFunction: 'ease-out', ...atOnce },
  _closed: { animationDuration: 'fast', animationTimingFunction: 'ease-out', ...atOnce },
};

/** A dialog or sheet opens in the time of the design language instead of Chakra's half a second. */
function withMotion({ base, ...recipe }: SlotRecipeDefinition): SlotRecipeDefinition {
  const withBase = (slot: 'backdrop' | 'content') => {
    const { _open, _closed, ...styles } = base?.[slot] ?? {};
    return {
      ...styles,
      _open: { ..._open, ...motion._open },
      _closed: { ..._closed, ...motion._closed },
    };
  };
  return {
    ...recipe,
    base: { ...base, backdrop: withBase('backdrop'), content: withBase('content') },
  };
}

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
  dataList,
  dialog: withMotion(dialogSlotRecipe),
  drawer: withMotion(drawerSlotRecipe),
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
