import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sitePageNames, type SitePageName } from '../../../../contract/website/site-pages';

/** The files are next to this module, and next to the bundle after a build. */
const folder = path.join(__dirname, 'default-pages');

let pages: Promise<Record<SitePageName, string>> | undefined;

/** Returns the Markdown that the server ships for each page. */
export function defaultPages(): Promise<Record<SitePageName, string>> {
  pages ??= readPages();
  return pages;
}

async function readPages(): Promise<Record<SitePageName, string>> {
  const entries = sitePageNames.map(
    async (name) => [name, await readFile(path.join(folder, `${name}.md`), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<SitePageName, string>;
}
