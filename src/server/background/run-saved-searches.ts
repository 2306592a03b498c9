import type { Database } from '../database/database';
import { interpretSavedSearches, matchProducts } from '../domains/finding/match-saved-searches.sql';
import { synonymsWith } from '../domains/finding/synonym-table';
import { addDueSearchEmails } from '../domains/mail/search-emails.sql';
import type { ShopSettingsReader } from '../domains/platform/shop-settings-reader';

const emailBatchSize = 200;

/**
 * Interprets new saved searches, matches them with new products, and adds outbox tasks for what they have found.
 * Returns the number of these tasks.
 */
export async function runSavedSearches(
  database: Database,
  shopSettings: Pick<ShopSettingsReader, 'read'>,
  isStopping: () => boolean,
): Promise<number> {
  const synonyms = synonymsWith((await shopSettings.read()).searchWords);
  let emails = 0;
  for (let isBusy = true; isBusy && !isStopping();) {
    const interpreted = await interpretSavedSearches(database, synonyms);
    const matched = await matchProducts(database);
    const added = await addDueSearchEmails(database, emailBatchSize);
    emails += added;
    isBusy = interpreted + matched + added > 0;
  }
  return emails;
}
