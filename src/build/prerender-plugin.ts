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
  /** Within the project; the bundle lies there for as long as it runs. */
  cacheFolder: string;
  /** Where the bundle goes by which a server renders pages. */
  rendererFile: string;
}

const largestOutput = 64 * 1024 * 1024;

/**
 * Adds the public pages to the client, prerendered from the same components: these are built a
 * second time, for Node, and run in a process of their own.
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
      // The assets have got their final names by then, and are not compressed yet.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name, stage }, () => this.addPages(compilation));
    });
  }

  private async addPages(compilation: Compilation): Promise<void> {
    // What can't be compiled has been reported already, and can't be rendered.
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

  /** In a folder of its own, because two builds may run at the same time. */
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

/** What comes with every part that has a chunk of its own. */
const partsOfEveryPage = ['recipes'];

/**
 * The scripts that a page is made of: those that every page has, and its own chunk's.
 * @throws if there is no such chunk.
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
