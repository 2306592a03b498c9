import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasGaps, type EditableSitePage } from '../../../../contract/website/site-page-content';
import { sitePageNames, type SitePageName } from '../../../../contract/website/site-pages';
import type { ShopSettings } from '../../../../contract/platform/shop-settings';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import type { Queryable } from '../../../database/database';
import { findSitePage, findSitePages } from './stored-site-pages.sql';
import { renderSitePage } from './render-page';

/** Returns a page as JSON, as visitors read it. */
export async function sitePageJson(
  database: Queryable,
  name: SitePageName,
  settings: ShopSettings,
): Promise<string> {
  const content = (await findSitePage(database, name))?.content ?? (await defaultContents())[name];
  return JSON.stringify({ name, html: renderSitePage(content, settings).html });
}

/** Returns all pages as an admin edits them. */
export async function editableSitePages(database: Queryable): Promise<EditableSitePage[]> {
  const [defaults, stored] = [await defaultContents(), await findSitePages(database)];
  return sitePageNames.map((name) => {
    const page = stored.find((storedPage) => storedPage.name === name);
    const defaultContent = defaults[name];
    return {
      name,
      content: page?.content ?? defaultContent,
      defaultContent,
      revision: page?.revision ?? 0,
    };
  });
}

/** Returns the pages in which the operator still has to fill in something. */
async function findUnfinishedPages(database: Queryable): Promise<SitePageName[]> {
  const pages = await editableSitePages(database);
  return pages.filter(({ content }) => hasGaps(content)).map(({ name }) => name);
}

/** Logs the pages, such as the imprint, in which the operator still has to fill in something. */
export async function warnAboutUnfinishedPages(
  database: Queryable,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const pages = await findUnfinishedPages(database);
  if (pages.length === 0) return;
  log.warn(
    `Fill in these pages in the console before the shop opens: ${pages.map((page) => `/${page}`).join(', ')}.`,
  );
}

/** The files are next to this module, and next to the bundle after a build. */
const folder = path.join(__dirname, 'default-pages');

let pages: Promise<Record<SitePageName, string>> | undefined;

/** Returns the Markdown that the server ships for each page, with the nouns of the shop. */
async function defaultContents(): Promise<Record<SitePageName, string>> {
  const files = await (pages ??= readPages());
  const entries = sitePageNames.map((name) => [name, inGoodsWords(files[name])] as const);
  return Object.fromEntries(entries) as Record<SitePageName, string>;
}

async function readPages(): Promise<Record<SitePageName, string>> {
  const entries = sitePageNames.map(
    async (name) => [name, await readFile(path.join(folder, `${name}.md`), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<SitePageName, string>;
}
