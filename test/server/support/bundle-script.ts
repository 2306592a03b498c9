import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const project = path.resolve(__dirname, '../../..');

/** Sources that read files beside them still find them there. */
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

/** What loads files that lie beside its own, or is not there at all. */
const leftOut = ['@electric-sql/pglite', 'firebase-tools', 'pg-native', 'sharp'];

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles a script with the sources and packages that it imports, once for this process; resolves to
 * the bundle's path. To transpile or to find their many files anew takes most of what a server
 * process needs to start.
 */
export function bundleScript(script: string): Promise<string> {
  const known = bundled.get(script) ?? bundle(script);
  bundled.set(script, known);
  return known;
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
    external: leftOut,
    // For the sources of another version, which lie elsewhere.
    nodePaths: [path.join(project, 'node_modules')],
    platform: 'node',
    plugins: [keepFolders],
    logLevel: 'error',
  });
  return outfile;
}
