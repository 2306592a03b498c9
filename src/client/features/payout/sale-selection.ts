import type { Claim, NewPayout, OwedTotals } from '../../../contract/payout';

/** The owed sales that the admin has chosen. The list shows only some of many. */
export interface SaleSelection {
  /** Whether it is all sales without some, or only some. */
  isAll: boolean;
  /** The amounts of these some, by order id. */
  some: ReadonlyMap<string, number>;
}

/** What a seller is owed in one currency. */
export type SellerTotal = OwedTotals['totals'][number];

export const allSales: SaleSelection = { isAll: true, some: new Map() };
export const noSale: SaleSelection = { isAll: false, some: new Map() };

export const isSelected = ({ isAll, some }: SaleSelection, { orderId }: Claim): boolean =>
  isAll !== some.has(orderId);

/** Adds a sale to the selection, or removes it. */
export function toggleSale({ isAll, some }: SaleSelection, claim: Claim): SaleSelection {
  const next = new Map(some);
  if (!next.delete(claim.orderId)) next.set(claim.orderId, claim.amount);
  return { isAll, some: next };
}

/** Returns the number of the selected sales, and their sum minus the debts. */
export function sumSelection(
  { isAll, some }: SaleSelection,
  { saleCount, sales, debt }: SellerTotal,
): { saleCount: number; amount: number } {
  const sum = [...some.values()].reduce((total, amount) => total + amount, 0);
  return {
    saleCount: isAll ? saleCount - some.size : some.size,
    amount: (isAll ? sales - sum : sum) - debt,
  };
}

/** Returns the selected sales as a payout has them. */
export function toCoveredSales(
  { isAll, some }: SaleSelection,
  { until, saleCount }: { until: string; saleCount: number },
): Pick<NewPayout, 'orderIds' | 'allSales'> {
  const ids = [...some.keys()];
  return isAll ? { allSales: { until, exceptOrderIds: ids, saleCount } } : { orderIds: ids };
}
