import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const project = path.resolve(__dirname, '../..');

/** Within the project, where its packages are found. */
let copy: string;
beforeEach(async () => {
  await mkdir(path.join(project, 'dist'), { recursive: true });
  copy = await mkdtemp(path.join(project, 'dist/added-page-'));
  for (const name of ['src', 'public', 'tsconfig.json', 'webpack.config.ts']) {
    await cp(path.join(project, name), path.join(copy, name), { recursive: true });
  }
});
afterEach(() => rm(copy, { recursive: true }));

/** Puts a row above the last one of a table. */
async function addRow(file: string, lastRow: string, row: string): Promise<void> {
  const table = await readFile(path.join(copy, file), 'utf8');
  expect(table.split(lastRow)).toHaveLength(2);
  await writeFile(
    path.join(copy, file),
    table.replace(lastRow, () => `${row}\n${lastRow}`),
  );
}

test('a page that is added as src/README.md says is built and prerendered', async () => {
  await writeFile(
    path.join(copy, 'src/client/pages/warranty-page.tsx'),
    `import { Heading } from '@chakra-ui/react';
    import { routes } from '../../contract/routes';
    import { PageHead } from '../components/page/page-head';

    export default function WarrantyPage() {
      return (
        <>
          <PageHead title={routes.warranty.title} />
          <Heading as="h1">Every watch runs for a year</Heading>
        </>
      );
    }`,
  );
  await addRow(
    'src/contract/routes.ts',
    '  statecharts: {\n',
    "  warranty: { ...prerendered, path: '/warranty', title: 'Warranty', menu: true },",
  );
  await addRow(
    'src/client/app/pages.ts',
    '  statecharts: lazyPage(\n',
    `  warranty: lazyPage(
      () => import(/* webpackChunkName: "warranty" */ '../pages/warranty-page'),
    ),`,
  );
  await promisify(execFile)(process.execPath, ['-r', 'esbuild-register', 'src/build/main.ts'], {
    cwd: copy,
  });
  const page = await readFile(path.join(copy, 'dist/client/warranty.html'), 'utf8');
  expect(page).toContain('<title>Warranty - Think. Feel. Resell.</title>');
  expect(page).toMatch(/<h1[^>]*>Every watch runs for a year<\/h1>/);
  const home = await readFile(path.join(copy, 'dist/client/index.html'), 'utf8');
  expect(home).toContain('href="/warranty"');
  // Nothing is cached for the copy: a build takes half a minute, and many on a busy machine.
}, 900_000);
