import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const specification = readFileSync(path.join(root, 'src/contract/specification.md'), 'utf8');

/** The numbers of its sections and statements, such as "7" and "7.3". */
function statements(): Set<string> {
  const numbers = new Set<string>();
  let section = '';
  for (const line of specification.split('\n')) {
    const [, heading] = /^## (\d+) /.exec(line) ?? [];
    const [, statement] = /^(\d+)\. /.exec(line) ?? [];
    if (heading) numbers.add((section = heading));
    if (statement) numbers.add(`${section}.${statement}`);
  }
  return numbers;
}

const folders = ['src', 'test'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|md)$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name)),
);
const sources = ['webpack.config.ts', ...folders];

/** The numbers that a text cites, also in "specification 3.4, 3.5 and 7". */
function citations(text: string): string[] {
  // A citation may continue on the next line of a comment.
  const oneLine = text.replace(/\s+(\*|\/\/)?\s+/g, ' ');
  const cited = oneLine.matchAll(/\bspecification (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/gi);
  return [...cited].flatMap(([, numbers = '']) => numbers.split(/, | and /));
}

test('every cited number is a statement of the specification', () => {
  const statementNumbers = statements();
  const unknownCitations = sources.flatMap((file) =>
    citations(readFileSync(path.join(root, file), 'utf8'))
      .filter((number) => !statementNumbers.has(number))
      .map((number) => `${file}: specification ${number}`),
  );
  expect(unknownCitations).toEqual([]);
});
