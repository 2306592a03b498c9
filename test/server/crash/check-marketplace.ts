import { checkOrders } from './check-orders';
import { checkPayments } from './check-payments';
import { checkRows } from './check-rows';
import type { Marketplace } from './marketplace';
import type { Rows } from './support/rows';

/** Compares all stored rows with the acknowledged requests; the journal collects the failures. */
export function checkMarketplace(marketplace: Marketplace, rows: Rows): void {
  const { journal, stripe } = marketplace;
  checkRows(journal, rows);
  checkOrders(marketplace, rows);
  checkPayments(journal, stripe, rows);
}
