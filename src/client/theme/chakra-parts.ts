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
  tokens,
} from '@chakra-ui/react/theme';
import { palettes } from './palettes';

/** Every shade is a variable in each page's HTML, so only the palettes in use are taken. */
const { transparent, current, black, white, whiteAlpha, blackAlpha } = tokens.colors;
const { gray, red, orange, green, blue } = tokens.colors;
const colors = { transparent, current, black, white, whiteAlpha, blackAlpha };

/** Chakra's own theme with the recipes of what every page is drawn with; the others come late. */
export const chakraParts = defineConfig({
  preflight: true,
  cssVarsPrefix,
  cssVarsRoot,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: { ...tokens, colors: { ...colors, gray, red, orange, green, blue } },
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
    },
    slotRecipes: {},
  },
});
