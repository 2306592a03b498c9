import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { hydrationScript } from '../client/prerender/after-first-paint';
import type { PrerenderedPages } from '../client/prerender/main';
import { shellPage, staticFallbackPage } from '../contract/page-files';
import { prerenderedDocument } from './prerendered-document';
import { runWebpack } from './run-webpack';

interface PrerenderFolders {
  /** Inside the project. It contains the bundle while it runs. */
  cacheFolder: string;
  /** The output file of the bundle that renders pages on the server. */
  rendererFile: string;
}

const largestOutput = 64 * 1024 * 1024;

/**
 * Prerenders the public pages: builds the components a second time, for Node, and runs the bundle in another
 * process.
 */
export class PrerenderPlugin {
  /** @param bundle builds main.ts and renderer.ts of src/client/prerender for Node */
  constructor(
    private readonly bundle: Configuration,
    private readonly folders: PrerenderFolders,
  ) {}

  apply(compiler: Compiler): void {
    const { name } = PrerenderPlugin;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // The assets have their final names and are not compressed yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, () => this.addPages(compilation));
    });
  }

  private async addPages(compilation: Compilation): Promise<void> {
    // Compilation errors are already reported.
    if (compilation.errors.length > 0) return;
    const shell = compilation.getAsset(shellPage)?.source.source().toString();
    if (shell === undefined) throw new Error(`The client has no ${shellPage}`);
    const { pages, shellScript, shellHead } = await this.prerender();
    const fonts = assetPaths(Object.keys(compilation.assets), '.woff2');

    const { RawSource } = webpack.sources;
    for (const [file, { head, body, script, chunk }] of Object.entries(pages)) {
      const scripts = scriptsOf(compilation, chunk);
      const document = prerenderedDocument(shell, {
        head,
        body,
        script: await minified(script),
        hydrationScript: await minified(hydrationScript(scripts)),
        fonts,
      });
      compilation.emitAsset(file, new RawSource(document));
    }
    const document = prerenderedDocument(shell, {
      head: shellHead,
      script: await minified(shellScript),
      fonts,
    });
    compilation.updateAsset(shellPage, new RawSource(document));
    compilation.emitAsset(staticFallbackPage, new RawSource(document));
  }

  /** Uses its own folder, because two builds may run at the same time. */
  private async prerender(): Promise<PrerenderedPages> {
    const { cacheFolder, rendererFile } = this.folders;
    await mkdir(cacheFolder, { recursive: true });
    const folder = await mkdtemp(path.join(cacheFolder, 'prerender-'));
    try {
      await runWebpack({ ...this.bundle, output: { ...this.bundle.output, path: folder } });
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [path.join(folder, 'main.js')],
        { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: largestOutput },
      );
      await mkdir(path.dirname(rendererFile), { recursive: true });
      await copyFile(path.join(folder, 'renderer.js'), rendererFile);
      return JSON.parse(stdout) as PrerenderedPages;
    } finally {
      await rm(folder, { recursive: true });
    }
  }
}

async function minified(script: string): Promise<string> {
  const { code } = await transform(script, { minify: true });
  return code.trim();
}

/** Chunks that every lazy part shares. */
const partsOfEveryPage = ['recipes'];

/**
 * The scripts of a page: the entry's and its own chunk's.
 * @throws if the chunk does not exist
 */
function scriptsOf({ namedChunkGroups, entrypoints }: Compilation, chunkName?: string): string[] {
  if (chunkName !== undefined && !namedChunkGroups.has(chunkName)) {
    throw new Error(`No webpackChunkName is "${chunkName}", as that of a prerendered page must be`);
  }
  const own = chunkName === undefined ? [] : [chunkName, ...partsOfEveryPage];
  const groups = [
    ...entrypoints.values(),
    ...own.flatMap((name) => namedChunkGroups.get(name) ?? []),
  ];
  return assetPaths([...new Set(groups.flatMap((group) => group.getFiles()))], '.js');
}

function assetPaths(files: readonly string[], ending: string): string[] {
  return files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`);
}
