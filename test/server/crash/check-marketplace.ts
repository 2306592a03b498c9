import { checkOrders } from './check-orders';
import { checkPayments } from './check-payments';
import { checkRows } from './check-rows';
import type { Marketplace } from './marketplace';
import type { Rows } from './support/rows';

/** Holds all that is stored against what was acknowledged; contradictions go to the journal. */
export function checkMarketplace(marketplace: Marketplace, rows: Rows): void {
  const { journal, stripe } = marketplace;
  checkRows(journal, rows);
  checkOrders(marketplace, rows);
  checkPayments(journal, stripe, rows);
}
