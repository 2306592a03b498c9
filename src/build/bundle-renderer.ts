import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const prerenderFolder = path.resolve(__dirname, '../client/prerender');

/**
 * Bundles the client for Node into the folder: `main.js` prerenders the public pages, `renderer.js` renders pages
 * for a server. With all packages, so that the server needs none of them. esbuild takes a tenth of webpack's time.
 * @param assetUrls the URLs of the client's pictures and fonts by the paths of their sources
 */
export async function bundleRenderer(
  folder: string,
  assetUrls: ReadonlyMap<string, string>,
): Promise<void> {
  const { warnings } = await build({
    entryPoints: ['main.ts', 'renderer.ts'].map((file) => path.join(prerenderFolder, file)),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // No user signs in while a page is rendered. It also awaits at its top level, as CommonJS cannot.
    external: ['./firebase-auth'],
    // The client has the styles; nothing here renders with them.
    loader: { '.css': 'empty' },
    plugins: [resolveAssets(assetUrls), wholeCalls],
    // Only browsers need the URL of a script.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'));
}

/** Makes the import of a picture or font its URL in the client. */
function resolveAssets(urls: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'resolve-assets',
    setup(build) {
      build.onLoad({ filter: /\.(woff2?|gif|svg|webp|avif|png)$/ }, ({ path: file }) => {
        const url = urls.get(file);
        if (url === undefined) return { errors: [{ text: `The client has no asset ${file}.` }] };
        return { contents: url, loader: 'text' };
      });
    },
  };
}

/** Keeps the whole calls where the client has only their signatures: the bundle is not loaded over a network. */
const wholeCalls: Plugin = {
  name: 'whole-calls',
  setup(bundle) {
    bundle.onLoad(
      { filter: /[\\/]contract[\\/]calls[\\/]/ },
      async ({ path: file, with: attributes }) =>
        attributes['type'] === 'signature'
          ? { contents: await readFile(file, 'utf8'), loader: 'ts' }
          : undefined,
    );
  },
};
