import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
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

export const system = createSystem(defaultBaseConfig, chakraParts, config);
