import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const documentation = 'src/docs';
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
const citingFiles = ['README.md', '.github/CONTRIBUTING.md', 'webpack.config.ts', ...sourceFiles];

/** Finds the numbers that a text cites, also in "specification 3.4, 3.5 and 7". */
function findCitations(text: string): string[] {
  // A citation may continue on the next line of a comment.
  const oneLine = text.replace(/\s+(\*|\/\/)?\s+/g, ' ');
  const matches = oneLine.matchAll(
    /\bspecification (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/gi,
  );
  return [...matches].flatMap(([, numbers = '']) => numbers.split(/, | and /));
}

/** Finds the pages of the documentation that a text cites, such as "buying.md" and "buying.md#hand-over". */
function findCitedPages(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const citations = [...text.matchAll(/(?<![\w/-])(?:src\/)?docs\/([\w-]+\.md(?:#[\w-]+)?)/g)];
  const links =
    path.dirname(file) === documentation
      ? [...text.matchAll(/\]\(([\w-]+\.md(?:#[\w-]+)?)\)/g)]
      : [];
  return [...citations, ...links].flatMap(([, page = '']) => page);
}

/** Reads the pages of the documentation and their headings, in the form of a link to each. */
function readPages(): Set<string> {
  const names = readdirSync(path.join(root, documentation));
  return new Set(
    names.flatMap((name) => {
      const text = readFileSync(path.join(root, documentation, name), 'utf8');
      const headings = [...text.matchAll(/^#+ (.+)$/gm)].flatMap(([, heading = '']) => heading);
      const anchors = headings.map((heading) =>
        heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      return [name, ...anchors.map((anchor) => `${name}#${anchor}`)];
    }),
  );
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

test('every cited page and heading of the documentation exists', () => {
  const pages = readPages();
  const unknownCitations = citingFiles.flatMap((file) =>
    findCitedPages(file)
      .filter((page) => !pages.has(page))
      .map((page) => `${file}: ${documentation}/${page}`),
  );
  expect(unknownCitations).toEqual([]);
});
