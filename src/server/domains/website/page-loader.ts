import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellPage } from '../../../contract/website/page-files';
import { weakEtag } from '../platform/response-cache/etags';
import { compress, compressFast, type Encoding } from '../../http/compression';
import { inlineScriptHashes } from './script-hashes';
import { completePage, type PageAdditions } from './complete-page';

export interface Page {
  body: Buffer;
  /** The compressed bodies. Missing ones are created on first use. */
  encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  etag: string;
  scriptHashes: string[];
}

/** A page from a file of the built client. */
export interface BuiltPage extends Page {
  html: string;
}

/** Loads and completes a built page. Loads the shell if the page was not prerendered. */
export type PageLoader = (file: string) => Promise<BuiltPage>;

export function createPageLoader(clientFolder: string, additions: PageAdditions): PageLoader {
  // In development, pages are not memoized, so that a new build is served without a restart.
  const isDevelopment = process.env['NODE_ENV'] === 'development';

  const load = async (file: string): Promise<BuiltPage> => {
    const html = completePage(await readPageFile(clientFolder, file), additions);
    return { ...createPage(html), html, encoded: isDevelopment ? {} : await compress(html) };
  };
  return isDevelopment ? load : memoize(load, additions.getConfiguration);
}

/** Creates a page from its HTML. */
export function createPage(html: string): Page {
  return {
    body: Buffer.from(html),
    encoded: {},
    etag: weakEtag(html),
    scriptHashes: inlineScriptHashes(html),
  };
}

/** Returns the compressed page. Pages from files are already compressed with the best ratio. */
export function encodePage({ body, encoded }: Page, encoding: Encoding): Buffer | Promise<Buffer> {
  return (encoded[encoding] ??= compressFast(body, encoding));
}

async function readPageFile(clientFolder: string, file: string): Promise<string> {
  const shell = () => readFile(path.join(clientFolder, shellPage), 'utf8');
  return readFile(path.join(clientFolder, file), 'utf8').catch(shell);
}

/** Loads each page once for each configuration. A failed load is not memoized. */
function memoize(
  load: PageLoader,
  getConfiguration: PageAdditions['getConfiguration'],
): PageLoader {
  const pages = new Map<string, Promise<BuiltPage>>();
  let configuration = getConfiguration();
  return (file) => {
    if (getConfiguration() !== configuration) {
      configuration = getConfiguration();
      pages.clear();
    }
    const known = pages.get(file);
    if (known) return known;
    const loading = load(file).catch((error: unknown) => {
      pages.delete(file);
      throw error;
    });
    pages.set(file, loading);
    return loading;
  };
}
