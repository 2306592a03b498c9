import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const project = path.resolve(__dirname, '../../..');

/** Lets bundled sources find the files beside them. */
const keepFolders: Plugin = {
  name: 'keep-folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replace(
        /\b__dirname\b/g,
        JSON.stringify(path.dirname(file)),
      ),
      loader: 'ts',
    }));
  },
};

/** Packages that load files from their own folder, and optional ones. */
const external = ['@electric-sql/pglite', 'firebase-tools', 'pg-native', 'sharp'];

const bundlePaths = new Map<string, Promise<string>>();

/**
 * Bundles a script with its imports, once per process; resolves to the path of the bundle.
 * Transpiling and resolving the many files would take most of a server process's start.
 */
export function bundleScript(script: string): Promise<string> {
  const bundlePath = bundlePaths.get(script) ?? bundle(script);
  bundlePaths.set(script, bundlePath);
  return bundlePath;
}

async function bundle(script: string): Promise<string> {
  const name = path.relative(project, script).replace(/\W+/g, '-');
  const outfile = path.join(
    project,
    `node_modules/.cache/secondhand-processes/${name}-${process.pid}.js`,
  );
  await build({
    entryPoints: [script],
    outfile,
    bundle: true,
    external,
    // The sources of another version are in another folder.
    nodePaths: [path.join(project, 'node_modules')],
    platform: 'node',
    plugins: [keepFolders],
    logLevel: 'error',
  });
  return outfile;
}
