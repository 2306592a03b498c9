import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfig } from '@chakra-ui/react';
import { addLateRecipes } from '../../../src/client/theme/late-recipes';
import { system } from '../../../src/client/theme/system';

const sources = path.resolve(__dirname, '../../../src');

/** Components that are drawn by the recipe of another. */
const sharedRecipes: Readonly<Record<string, string>> = {
  IconButton: 'button',
  CloseButton: 'button',
  SkeletonText: 'skeleton',
  SkeletonCircle: 'skeleton',
};

function componentsIn(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /import \{([^}]*)\} from '@chakra-ui\/react'/g,
  );
  return [...imports].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*([A-Z]\w+)/.exec(name)?.[1] ?? []),
  );
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join(sources, file));

const recipeOf = (component: string) =>
  sharedRecipes[component] ?? component.charAt(0).toLowerCase() + component.slice(1);

/** The recipes that Chakra has, of all components that the client draws. */
const needed = [...new Set(files.flatMap(componentsIn).map(recipeOf))].filter(
  (name) =>
    name in (defaultConfig.theme?.recipes ?? {}) ||
    name in (defaultConfig.theme?.slotRecipes ?? {}),
);

test.each(needed)('there is a recipe for %s, without which it would be drawn bare', (name) => {
  addLateRecipes();
  expect(system.hasRecipe(name)).toBe(true);
});

test('there is every layer style that a recipe names, as it is in Chakra', () => {
  addLateRecipes();
  const { recipes, slotRecipes, layerStyles } = system._config.theme ?? {};
  const text = JSON.stringify([recipes, slotRecipes]);
  const named = new Set([...text.matchAll(/"layerStyle":"([^"]+)"/g)].map(([, name = '']) => name));
  expect(Object.keys(layerStyles ?? {})).toEqual([...named]);
  expect(defaultConfig.theme?.layerStyles).toMatchObject(layerStyles ?? {});
});
