import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shellPage } from '../../contract/page-files';
import { weakEtag } from '../response-cache/etags';
import { encode, encodeQuickly, type Encoded } from '../http/encodings';
import { inlineScriptHashes } from './inline-scripts';
import { completePage, type PageAdditions } from './page';

export interface Page {
  html: string;
  /** Absent while developing, where a page lives too shortly to be worth it. */
  encoded?: Encoded;
  entityTag: string;
  scriptHashes: string[];
}

/** Gives the page of a file, completed; the shell in place of one that was not prerendered. */
export type PageLoader = (file: string) => Promise<Page>;

export function createPageLoader(clientFolder: string, additions: PageAdditions): PageLoader {
  // A new build in development shows without a restart.
  const isDevelopment = process.env['NODE_ENV'] === 'development';

  const load = async (file: string): Promise<Page> => {
    const html = completePage(await readBuilt(clientFolder, file), additions);
    return completedPage(html, isDevelopment ? 'no' : 'well');
  };
  return isDevelopment ? load : remember(load);
}

/** @param compressed well where it is done once, quickly where somebody waits for it */
export async function completedPage(
  html: string,
  compressed: 'well' | 'quickly' | 'no',
): Promise<Page> {
  return {
    html,
    ...(compressed === 'well' && { encoded: await encode(html) }),
    ...(compressed === 'quickly' && {
      encoded: { br: await encodeQuickly(html, 'br'), gzip: await encodeQuickly(html, 'gzip') },
    }),
    entityTag: weakEtag(html),
    scriptHashes: inlineScriptHashes(html),
  };
}

async function readBuilt(clientFolder: string, file: string): Promise<string> {
  const shell = () => readFile(path.join(clientFolder, shellPage), 'utf8');
  return readFile(path.join(clientFolder, file), 'utf8').catch(shell);
}

/** There are as many pages as files; what failed is tried again. */
function remember(load: PageLoader): PageLoader {
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
