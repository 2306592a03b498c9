import type { Database } from '../../../database/database';
import { addAccountEmail } from '../../platform/outbox.sql';
import { storeTaxRequests } from './tax-details.sql';
import { findSellersToAsk, yearOf, type ReportRule } from './tax-report.sql';

/**
 * Asks the sellers who will soon be reported for the tax details that are missing, and those of last year, reminds them,
 * and holds payouts to those who do not answer. Returns the number of emails.
 */
export function askForTaxDetails(database: Database, rule: ReportRule): Promise<number> {
  return database.transaction(async (tx) => {
    const sellers = await findSellersToAsk(tx, rule, yearOf(new Date(), rule.timeZone));
    const asked = await storeTaxRequests(tx, sellers);
    for (const { sellerId: userId, holdsFrom, isHeld } of asked) {
      await addAccountEmail(tx, {
        userId,
        kind: isHeld ? 'payoutsHeld' : 'taxDetailsNeeded',
        reason: null,
        until: isHeld ? null : holdsFrom.toISOString(),
      });
    }
    return asked.length;
  });
}
