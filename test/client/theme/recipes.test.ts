import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfig } from '@chakra-ui/react';
import { addLazyRecipes, slotRecipes } from '../../../src/client/theme/lazy-recipes';
import { scales } from '../../../src/client/theme/scales';
import { system } from '../../../src/client/theme/system';

const sources = path.resolve(__dirname, '../../../src');

/** Components that use the recipe of another component. */
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

/** The Chakra recipes of all components that the client renders. */
const usedRecipes = [...new Set(files.flatMap(componentsIn).map(recipeOf))].filter(
  (name) =>
    name in (defaultConfig.theme?.recipes ?? {}) ||
    name in (defaultConfig.theme?.slotRecipes ?? {}),
);

test.each(usedRecipes)('has a recipe for %s, which would be unstyled without it', (name) => {
  addLazyRecipes();
  const isSlotted = name in (defaultConfig.theme?.slotRecipes ?? {});
  const recipe = isSlotted ? system.getSlotRecipeFn(name) : system.getRecipeFn(name);
  expect(recipe).toEqual(expect.any(Function));
});

test('a component without a recipe throws an error with the file to edit', () => {
  expect(() => system.getSlotRecipeFn('carousel')).toThrow('No recipe "carousel": add it to');
  expect(() => system.getRecipeFn('kbd')).toThrow('No recipe "kbd": add it to');
});

test.each(['dialog', 'drawer'] as const)(
  'a %s opens and closes within 200 ms, and at once for who wants less motion',
  (name) => {
    const { backdrop, content } = slotRecipes[name].base ?? {};
    for (const style of [backdrop, content].flatMap((slot) => [
      slot?.['_open'],
      slot?.['_closed'],
    ])) {
      const { animationDuration, _motionReduce } = style as Record<string, unknown>;
      const { value } = scales.durations[animationDuration as keyof typeof scales.durations];
      expect(Number.parseInt(value, 10)).toBeLessThanOrEqual(200);
      expect(_motionReduce).toEqual({ animationDuration: '0s' });
    }
  },
);
