import type { SitePageName } from '../../../contract/website/site-pages';
import type { Transaction } from '../../database/database';
import { sql } from '../../database/sql';

/** Records that a new user has agreed to the current revisions of the terms and the privacy notice. */
export async function recordConsent(tx: Transaction, uid: string): Promise<void> {
  await tx.query(sql`
    update users set terms_accepted_at = now(),
      terms_version = 'terms ' || ${revisionOf('terms')} || ', privacy ' || ${revisionOf('privacy')}
    where uid = ${uid} and terms_accepted_at is null`);
}

/** 0 for the text that the server comes with. */
const revisionOf = (page: SitePageName) =>
  sql`coalesce((select revision from site_pages where name = ${page}), 0)`;
