import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const sources = path.resolve(__dirname, '../../src');

/** All others ask it. */
const currencyTable = 'contract/payments/currencies.ts';

/** A currency, or its sign where no number of a group follows, as in `$1`. */
const namedCurrency = /\busd\b|\bdollars?\b|(?:^|[\s"'`(>])\$(?:\$\{|\d{2}|\d[.,]|[\s"'`<]|$)/i;

/** Spellings that the texts for users must not contain, with the ones that they use. */
const wrongSpellings = [
  { wrong: /\be-mail/i, right: 'email' },
  { wrong: /\bcan ?not\b/i, right: "can't" },
];

/** Every text of a file that a user may see: its literals and JSX texts. */
function textsOf(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = readFileSync(path.join(sources, file), 'utf8');
  const texts: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateExpression(node) ||
      ts.isRegularExpressionLiteral(node)
    ) {
      texts.push(node.getText());
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return texts;
}

test.each(wrongSpellings)('every text for users is spelled with: $right', ({ wrong }) => {
  const files = ['client', 'contract', 'server/domains', 'server/http'].flatMap((folder) =>
    readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => wrong.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('no currency is named outside of the table of currencies', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && name !== currencyTable,
  );
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => namedCurrency.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
