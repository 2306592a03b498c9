import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const specification = readFileSync(path.join(root, 'src/contract/specification.md'), 'utf8');

/** Reads the numbers of the sections and statements, such as "7" and "7.3". */
function readStatementNumbers(): Set<string> {
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

const sourceFiles = ['src', 'test'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|md)$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name)),
);
const citingFiles = ['webpack.config.ts', ...sourceFiles];

/** Finds the numbers that a text cites, also in "specification 3.4, 3.5 and 7". */
function findCitations(text: string): string[] {
  // A citation may continue on the next line of a comment.
  const oneLine = text.replace(/\s+(\*|\/\/)?\s+/g, ' ');
  const matches = oneLine.matchAll(
    /\bspecification (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/gi,
  );
  return [...matches].flatMap(([, numbers = '']) => numbers.split(/, | and /));
}

test('every cited number is a statement of the specification', () => {
  const statementNumbers = readStatementNumbers();
  const unknownCitations = citingFiles.flatMap((file) =>
    findCitations(readFileSync(path.join(root, file), 'utf8'))
      .filter((number) => !statementNumbers.has(number))
      .map((number) => `${file}: specification ${number}`),
  );
  expect(unknownCitations).toEqual([]);
});
