import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react';
import { semanticTokens, tokens } from '@chakra-ui/react/theme';
import ts from 'typescript';
import { chakraTheme } from '../../../src/client/theme/chakra-theme';
import { globalStyles } from '../../../src/client/theme/global-styles';
import { recipes, slotRecipes } from '../../../src/client/theme/lazy-recipes';
import { scales } from '../../../src/client/theme/scales';
import { system } from '../../../src/client/theme/system';
import { textStyles } from '../../../src/client/theme/text-styles';

/** The token scale of a style property, by its name and its shorthands. */
const scaleOf = new Map(
  Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([property, utility]) => {
    const { values, shorthand = [] } = utility;
    let scale: string | undefined = typeof values === 'string' ? values : undefined;
    // The values of colors are a function of the theme, because colors can be mixed.
    if (typeof values === 'function') values((scaleName) => void (scale = scaleName));
    if (!scale) return [];
    const scaleName = scale;
    return [property, ...[shorthand].flat()].map((name) => [name, scaleName] as const);
  }),
);

/** The names of a scale's tokens, such as `4` or `gray.500`. */
function tokenNamesOf(scale: object, path: readonly string[] = []): string[] {
  return Object.entries(scale).flatMap(([name, step]: [string, object]) => {
    const namePath = name === 'DEFAULT' ? path : [...path, name];
    return 'value' in step ? [namePath.join('.')] : tokenNamesOf(step, namePath);
  });
}

/** The tokens that Chakra has and this theme lacks. */
const omittedTokens = new Set(
  [tokens, semanticTokens].flatMap((all) =>
    tokenNamesOf(all).filter((name) => !system.tokens.getByName(name)),
  ),
);

const isStyleProperty = (name: string) => scaleOf.has(name) || name === 'colorPalette';

/** The omitted tokens in a style value. */
function omittedIn(property: string, value: string): string[] {
  // A color palette has no token of its own. Its buttons use the color `solid`.
  const name =
    property === 'colorPalette'
      ? `colors.${value}.solid`
      : // A color may be followed by its opacity.
        `${scaleOf.get(property)}.${value.split('/')[0]}`;
  return omittedTokens.has(name) ? [`${property}: ${name}`] : [];
}

/** The omitted tokens in a style object, including conditions and breakpoints. */
function omittedInStyles(styles: unknown, property = ''): string[] {
  if (typeof styles === 'string') return omittedIn(property, styles);
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([name, value]) =>
    omittedInStyles(value, isStyleProperty(name) ? name : property),
  );
}

/** The omitted tokens in a source file, in JSX attributes and in objects. */
function omittedInSource(text: string): string[] {
  const visit = (node: ts.Node, property: string): string[] => {
    const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    const name = isNamed ? node.name.getText().replace(/['"]/g, '') : '';
    const current = isStyleProperty(name) ? name : property;
    const ownTokens = ts.isStringLiteralLike(node) ? omittedIn(current, node.text) : [];
    const childTokens: string[] = [];
    ts.forEachChild(node, (child) => {
      // Components within an attribute have their own properties.
      childTokens.push(...visit(child, ts.isJsxElement(child) ? '' : current));
    });
    return [...ownTokens, ...childTokens];
  };
  const source = ts.createSourceFile(
    'a.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  return visit(source, '');
}

const sources = path.resolve(__dirname, '../../../src');
const sourceFiles = ['client', 'statecharts'].flatMap((folder) =>
  readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file)),
);

test('the search finds tokens that the theme lacks, and reads only styles', () => {
  expect(omittedInSource(`<Box letterSpacing="wide" />`)).toEqual([
    'letterSpacing: letterSpacings.wide',
  ]);
  expect(omittedInSource(`<Box css={{ _hover: { color: { base: 'teal.500/40' } } }} />`)).toEqual([
    'color: colors.teal.500',
  ]);
  expect(omittedInSource(`<Button colorPalette="teal" />`)).toEqual([
    'colorPalette: colors.teal.solid',
  ]);
  expect(omittedInSource(`const size = isPhone ? 'narrow' : 'wide';`)).toEqual([]);
});

test('the tokens of the theme have the values that Chakra gives them', () => {
  const chakraTokens: Record<string, Record<string, unknown>> = tokens;
  for (const [category, scale] of Object.entries(scales)) {
    expect(chakraTokens[category]).toMatchObject(scale);
  }
});

test('the components of this project use no token that the theme lacks', () => {
  const omitted = sourceFiles.flatMap((file) =>
    omittedInSource(readFileSync(path.join(sources, file), 'utf8')).map((one) => `${file} ${one}`),
  );
  expect(omitted).toEqual([]);
});

test('Chakra components use no token that the theme lacks, except for an alert without a status', () => {
  const { theme } = chakraTheme;
  const styles = [theme?.recipes, recipes, slotRecipes, theme?.textStyles, theme?.layerStyles];
  const omitted = [...styles, textStyles, globalStyles].flatMap((one) => omittedInStyles(one));
  expect(omitted).toEqual(['colorPalette: colors.blue.solid']);
});
