import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellPage } from '../../contract/page-files';
import { weakEtag } from '../response-cache/etags';
import { compress, compressFast, type CompressedBodies } from '../http/compression';
import { inlineScriptHashes } from './script-hashes';
import { completePage, type PageAdditions } from './complete-page';

export interface Page {
  html: string;
  /** The compressed page; undefined in development. */
  compressed?: CompressedBodies;
  etag: string;
  scriptHashes: string[];
}

/** Loads and completes a built page. Loads the shell if the page was not prerendered. */
export type PageLoader = (file: string) => Promise<Page>;

export function createPageLoader(clientFolder: string, additions: PageAdditions): PageLoader {
  // In development, pages are not memoized, so that a new build is served without a restart.
  const isDevelopment = process.env['NODE_ENV'] === 'development';

  const load = async (file: string): Promise<Page> => {
    const html = completePage(await readPageFile(clientFolder, file), additions);
    return createPage(html, isDevelopment ? 'none' : 'best');
  };
  return isDevelopment ? load : memoize(load);
}

/**
 * Creates a page from its HTML.
 * @param compression `best` if the page is built once, `fast` if it is rendered for a request
 */
export async function createPage(
  html: string,
  compression: 'best' | 'fast' | 'none',
): Promise<Page> {
  return {
    html,
    ...(compression === 'best' && { compressed: await compress(html) }),
    ...(compression === 'fast' && {
      compressed: { br: await compressFast(html, 'br'), gzip: await compressFast(html, 'gzip') },
    }),
    etag: weakEtag(html),
    scriptHashes: inlineScriptHashes(html),
  };
}

async function readPageFile(clientFolder: string, file: string): Promise<string> {
  const shell = () => readFile(path.join(clientFolder, shellPage), 'utf8');
  return readFile(path.join(clientFolder, file), 'utf8').catch(shell);
}

/** Loads each page once. A failed load is not memoized. */
function memoize(load: PageLoader): PageLoader {
  const pages = new Map<string, Promise<Page>>();
  return (file) => {
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
