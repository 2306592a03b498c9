import type { SitePageName } from '../../../../contract/website/site-pages';
import type { Queryable, Transaction } from '../../../database/database';
import { sql } from '../../../database/sql';
import { addPublicChange } from '../../platform/live-changes.sql';

interface StoredPage {
  name: string;
  content: string;
  revision: number;
}

/** Returns the pages that an admin has changed. */
export function findSitePages(database: Queryable): Promise<StoredPage[]> {
  return database.query<StoredPage>(sql`select name, content, revision from site_pages`);
}

export async function findSitePage(
  database: Queryable,
  name: SitePageName,
): Promise<StoredPage | undefined> {
  const [page] = await database.query<StoredPage>(
    sql`select name, content, revision from site_pages where name = ${name}`,
  );
  return page;
}

/** Stores a page unless it has another revision than the change is based on. Returns whether it is stored. */
export async function storeSitePage(
  tx: Transaction,
  name: SitePageName,
  { content, revision }: { content: string; revision: number },
): Promise<boolean> {
  const stored = await tx.query(
    revision === 0
      ? sql`insert into site_pages (name, content) values (${name}, ${content})
          on conflict do nothing returning name`
      : sql`update site_pages
          set content = ${content}, revision = revision + 1, changed_at = now()
          where name = ${name} and revision = ${revision} returning name`,
  );
  if (stored.length > 0) await addPublicChange(tx);
  return stored.length > 0;
}
