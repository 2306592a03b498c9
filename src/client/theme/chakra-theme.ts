import { defineConfig } from '@chakra-ui/react';
import {
  animationStyles,
  breakpoints,
  buttonRecipe,
  containerRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  headingRecipe,
  iconRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textStyles,
} from '@chakra-ui/react/theme';
import { palettes } from './palettes';

/**
 * Chakra's styles of every element, without the variables of its filters and rings. Nothing here uses these, and
 * each element would have 22 of them.
 */
const everyElement = Object.fromEntries(
  Object.entries(globalCss['*'] ?? {}).filter(([name]) => !/^--(?!global-)/.test(name)),
);

/** Chakra's theme with the recipes that the first render needs. All others load lazily. */
export const chakraTheme = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss: { ...globalCss, '*': everyElement },
  theme: {
    breakpoints,
    keyframes,
    semanticTokens: palettes,
    textStyles,
    layerStyles,
    animationStyles,
    recipes: {
      button: buttonRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
      // The Text component needs an entry, but Chakra has no recipe for it.
      text: {},
    },
    slotRecipes: {},
  },
});
