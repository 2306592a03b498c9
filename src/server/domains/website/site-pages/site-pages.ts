import { hasGaps, type EditableSitePage } from '../../../../contract/website/site-page-content';
import { sitePageNames, type SitePageName } from '../../../../contract/website/site-pages';
import type { ShopSettings } from '../../../../contract/platform/shop-settings';
import type { Queryable } from '../../../database/database';
import { findSitePage, findSitePages } from './stored-site-pages.sql';
import { defaultPages } from './default-pages';
import { renderSitePage } from './render-page';

/** Returns a page as JSON, as visitors read it. */
export async function sitePageJson(
  database: Queryable,
  name: SitePageName,
  settings: ShopSettings,
): Promise<string> {
  const content = (await findSitePage(database, name))?.content ?? (await defaultPages())[name];
  return JSON.stringify({ name, html: renderSitePage(content, settings) });
}

/** Returns all pages as an admin edits them. */
export async function editableSitePages(database: Queryable): Promise<EditableSitePage[]> {
  const [defaults, stored] = [await defaultPages(), await findSitePages(database)];
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
export async function findUnfinishedPages(database: Queryable): Promise<SitePageName[]> {
  const pages = await editableSitePages(database);
  return pages.filter(({ content }) => hasGaps(content)).map(({ name }) => name);
}
