import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { dependencies } from '../../package.json';

const project = path.resolve(__dirname, '../..');

/** `@scope/name/entry` → `@scope/name`, `name/entry` → `name`. */
const packageName = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

test('a production installation contains the packages that the server requires, and no others', async () => {
  const { metafile } = await build({
    absWorkingDir: project,
    entryPoints: [
      'main',
      'commands/make-admin',
      'commands/revoke-admin',
      'commands/add-category',
      'commands/set-category-attributes',
    ].map((name) => `src/server/${name}.ts`),
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    packages: 'external',
    metafile: true,
    write: false,
  });
  const required = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: request }) => external && !isBuiltin(request))
    .map(({ path: request }) => packageName(request));
  expect([...new Set(required)].sort()).toEqual(Object.keys(dependencies).sort());
});
