import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { hydrationScript } from '../client/prerender/after-first-paint';
import type { PrerenderedPages } from '../client/prerender/main';
import { shellPage, staticFallbackPage } from '../contract/website/page-files';
import { bundleRenderer } from './bundle-renderer';
import { prerenderedDocument } from './prerendered-document';

interface PrerenderFolders {
  /** A folder inside the project for the bundle while it runs. */
  cacheFolder: string;
  /** The output file of the bundle that renders pages on the server. */
  rendererFile: string;
}

/** The maximum output of the prerendering process in bytes. */
const maxOutputBytes = 64 * 1024 * 1024;

/**
 * A webpack plugin that prerenders the public pages. It bundles the client a second time, for Node, and
 * runs that bundle in another process.
 */
export class PrerenderPlugin {
  constructor(private readonly folders: PrerenderFolders) {}

  apply(compiler: Compiler): void {
    const { name } = PrerenderPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // At this stage the assets have their final names and are not compressed yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, () => this.addPages(compilation));
    });
  }

  private async addPages(compilation: Compilation): Promise<void> {
    // webpack reports compilation errors itself.
    if (compilation.errors.length > 0) return;
    const shell = compilation.getAsset(shellPage)?.source.source().toString();
    if (shell === undefined) throw new Error(`The client has no ${shellPage}`);
    const { pages, shellScript, shellHead } = await this.prerender(compilation);
    const fonts = assetPaths(Object.keys(compilation.assets), '.woff2');

    const { RawSource } = webpack.sources;
    for (const [file, { head, body, script, isText, chunk }] of Object.entries(pages)) {
      const scripts = findScripts(compilation, chunk);
      const document = prerenderedDocument(shell, {
        head,
        body,
        script: await minifyScript(script),
        hydrationScript: await minifyScript(hydrationScript(scripts, { isText })),
        fonts,
      });
      compilation.emitAsset(file, new RawSource(document));
    }
    const document = prerenderedDocument(shell, {
      head: shellHead,
      script: await minifyScript(shellScript),
      fonts,
    });
    compilation.updateAsset(shellPage, new RawSource(document));
    compilation.emitAsset(staticFallbackPage, new RawSource(document));
  }

  /** Runs the bundle in a temporary folder, because two builds may run at the same time. */
  private async prerender(compilation: Compilation): Promise<PrerenderedPages> {
    const { cacheFolder, rendererFile } = this.folders;
    await mkdir(cacheFolder, { recursive: true });
    const folder = await mkdtemp(path.join(cacheFolder, 'prerender-'));
    try {
      await bundleRenderer(folder, findAssetUrls(compilation));
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [path.join(folder, 'main.js')],
        { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: maxOutputBytes },
      );
      await mkdir(path.dirname(rendererFile), { recursive: true });
      await copyFile(path.join(folder, 'renderer.js'), rendererFile);
      return JSON.parse(stdout) as PrerenderedPages;
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

async function minifyScript(script: string): Promise<string> {
  const { code } = await transform(script, { minify: true });
  return code.trim();
}

/** The chunks that every lazy component needs. */
const sharedChunks = ['recipes'];

/**
 * Returns the paths of a page's scripts: those of the entry point and of the page's chunk.
 * @throws if the chunk does not exist
 */
function findScripts({ namedChunkGroups, entrypoints }: Compilation, chunkName?: string): string[] {
  if (chunkName !== undefined && !namedChunkGroups.has(chunkName)) {
    throw new Error(
      `There is no chunk "${chunkName}". Set it as the webpackChunkName of the page.`,
    );
  }
  const pageChunks = chunkName === undefined ? [] : [chunkName, ...sharedChunks];
  const groups = [
    ...entrypoints.values(),
    ...pageChunks.flatMap((name) => namedChunkGroups.get(name) ?? []),
  ];
  return assetPaths([...new Set(groups.flatMap((group) => group.getFiles()))], '.js');
}

function assetPaths(files: readonly string[], ending: string): string[] {
  return files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
}

/** Returns the URLs of the client's pictures and fonts by the paths of their sources. */
function findAssetUrls(compilation: Compilation): Map<string, string> {
  const root = compilation.compiler.context;
  return new Map(
    compilation.getAssets().flatMap(({ name, info }) => {
      return info.sourceFilename ? [[path.resolve(root, info.sourceFilename), `/${name}`]] : [];
    }),
  );
}
