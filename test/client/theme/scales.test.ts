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

/** The scale that a style property takes its steps from, by its name and by its short ones. */
const scaleOf = new Map(
  Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([property, utility]) => {
    const { values, shorthand = [] } = utility;
    let scale: string | undefined = typeof values === 'string' ? values : undefined;
    // Colours are asked for, because they can be mixed.
    if (typeof values === 'function') values((asked) => void (scale = asked));
    if (!scale) return [];
    const named = scale;
    return [property, ...[shorthand].flat()].map((name) => [name, named] as const);
  }),
);

/** The names of a scale's steps, as in `4` or `gray.500`. */
function stepsOf(scale: object, path: readonly string[] = []): string[] {
  return Object.entries(scale).flatMap(([name, step]: [string, object]) => {
    const inner = name === 'DEFAULT' ? path : [...path, name];
    return 'value' in step ? [inner.join('.')] : stepsOf(step, inner);
  });
}

const leftOut = new Set(
  [tokens, semanticTokens].flatMap((all) =>
    stepsOf(all).filter((name) => !system.tokens.getByName(name)),
  ),
);

const isStyle = (name: string) => scaleOf.has(name) || name === 'colorPalette';

/** What the value of a style property names that Chakra has and this theme has not. */
function missedBy(property: string, value: string): string[] {
  // A palette is known by the colour that its buttons have.
  const name =
    property === 'colorPalette'
      ? `colors.${value}.solid`
      : // A colour may be followed by its opacity.
        `${scaleOf.get(property)}.${value.split('/')[0]}`;
  return leftOut.has(name) ? [`${property}: ${name}`] : [];
}

/** Of styles as an object, under conditions and breakpoints too. */
function missedInStyles(styles: unknown, property = ''): string[] {
  if (typeof styles === 'string') return missedBy(property, styles);
  if (typeof styles !== 'object' || styles === null) return [];
  return Object.entries(styles).flatMap(([name, value]) =>
    missedInStyles(value, isStyle(name) ? name : property),
  );
}

/** Of style properties in a source, which are attributes of components or named in objects. */
function missedInSource(text: string): string[] {
  const visit = (node: ts.Node, property: string): string[] => {
    const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
    const name = isNamed ? node.name.getText().replace(/['"]/g, '') : '';
    const current = isStyle(name) ? name : property;
    const own = ts.isStringLiteralLike(node) ? missedBy(current, node.text) : [];
    const inner: string[] = [];
    ts.forEachChild(node, (child) => {
      // Components within an attribute have properties of their own.
      inner.push(...visit(child, ts.isJsxElement(child) ? '' : current));
    });
    return [...own, ...inner];
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

test('a step that the theme leaves out is found where a style names it, and nowhere else', () => {
  expect(missedInSource(`<Box letterSpacing="wide" />`)).toEqual([
    'letterSpacing: letterSpacings.wide',
  ]);
  expect(missedInSource(`<Box css={{ _hover: { color: { base: 'teal.500/40' } } }} />`)).toEqual([
    'color: colors.teal.500',
  ]);
  expect(missedInSource(`<Button colorPalette="teal" />`)).toEqual([
    'colorPalette: colors.teal.solid',
  ]);
  expect(missedInSource(`const size = isPhone ? 'narrow' : 'wide';`)).toEqual([]);
});

test('a step that Chakra has is as large as there', () => {
  const theirs: Record<string, Record<string, unknown>> = tokens;
  for (const [category, scale] of Object.entries(scales)) {
    expect(theirs[category]).toMatchObject(scale);
  }
});

test('no component of ours is styled by a step that the theme leaves out', () => {
  const missed = sourceFiles.flatMap((file) =>
    missedInSource(readFileSync(path.join(sources, file), 'utf8')).map((one) => `${file} ${one}`),
  );
  expect(missed).toEqual([]);
});

test('nor one of Chakra, except for an alert without a status', () => {
  const { theme } = chakraTheme;
  const styles = [theme?.recipes, recipes, slotRecipes, theme?.textStyles, theme?.layerStyles];
  const missed = [...styles, textStyles, globalStyles].flatMap((one) => missedInStyles(one));
  expect(missed).toEqual(['colorPalette: colors.blue.solid']);
});
