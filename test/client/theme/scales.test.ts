import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from '@chakra-ui/react/theme';
import { addLateRecipes } from '../../../src/client/theme/late-recipes';
import { scales } from '../../../src/client/theme/scales';
import { system } from '../../../src/client/theme/system';

const sources = path.resolve(__dirname, '../../../src');

addLateRecipes();

/** The names of a scale's steps, as in `4` or `gray.500`. */
function stepsOf(scale: object): string[] {
  return Object.entries(scale).flatMap(([name, step]: [string, object]) =>
    'value' in step ? [name] : stepsOf(step).map((shade) => `${name}.${shade}`),
  );
}

const leftOut = Object.entries(tokens).flatMap(([category, scale]) =>
  stepsOf(scale)
    .filter((name) => !system.tokens.getByName(`${category}.${name}`))
    .map((name) => ({ category, name })),
);

const textsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('scales.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** What stands in quotes, in the client and in the recipes that it is drawn with. */
const named = new Set(
  [
    ...[...textsOf(path.join(sources, 'client')), ...textsOf(path.join(sources, 'statecharts'))],
    JSON.stringify(
      { theme: system._config.theme, globalCss: system._config.globalCss },
      (key, value: unknown) => (key === 'tokens' || key === 'keyframes' ? undefined : value),
    ),
  ].flatMap((text) => {
    const quoted = [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n])*)\1/g)].map(
      ([, , words = '']) => words,
    );
    // A step stands alone, before an opacity, or in braces.
    const references = [...text.matchAll(/\{([\w.]+)/g)].map(([, name = '']) => name);
    return [...quoted, ...references].flatMap((words) => [words, words.split('/')[0]]);
  }),
);

test('the theme leaves something out', () => {
  expect(leftOut.length).toBeGreaterThan(100);
  expect(named).toContain('gray.500');
  expect(named).toContain('pageTitle');
});

test('a step that Chakra has is as large as there', () => {
  const theirs: Record<string, Record<string, unknown>> = tokens;
  for (const [category, scale] of Object.entries(scales)) {
    expect(theirs[category]).toMatchObject(scale);
  }
});

test('nothing is drawn with a step that the theme leaves out', () => {
  const missed = leftOut.filter(
    ({ category, name }) => named.has(name) || named.has(`${category}.${name}`),
  );
  expect(missed).toEqual([]);
});
