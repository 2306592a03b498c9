import type { OwedSale, NewPayout, OwedTotals } from '../../../contract/payments/payout';

/** The owed sales that the admin has chosen. Not all of them may be loaded. */
export interface SaleSelection {
  /** Whether all sales are selected except the toggled ones. Otherwise only the toggled ones are selected. */
  isAll: boolean;
  /** The amounts of the toggled sales, by order id. */
  toggled: ReadonlyMap<string, number>;
}

/** What a seller is owed in one currency. */
export type SellerTotal = OwedTotals['totals'][number];

export const allSales: SaleSelection = { isAll: true, toggled: new Map() };
export const noSale: SaleSelection = { isAll: false, toggled: new Map() };

export const isSelected = ({ isAll, toggled }: SaleSelection, { orderId }: OwedSale): boolean =>
  isAll !== toggled.has(orderId);

/** Adds a sale to the selection, or removes it. */
export function toggleSale({ isAll, toggled }: SaleSelection, sale: OwedSale): SaleSelection {
  const next = new Map(toggled);
  if (!next.delete(sale.orderId)) next.set(sale.orderId, sale.amount);
  return { isAll, toggled: next };
}

/** Returns the number of the selected sales, and their sum minus the debts. */
export function sumSelection(
  { isAll, toggled }: SaleSelection,
  { saleCount, sales, debt }: SellerTotal,
): { saleCount: number; amount: number } {
  const sum = [...toggled.values()].reduce((total, amount) => total + amount, 0);
  return {
    saleCount: isAll ? saleCount - toggled.size : toggled.size,
    amount: (isAll ? sales - sum : sum) - debt,
  };
}

/** Returns the fields of a payout for the selected sales. */
export function toCoveredSales(
  { isAll, toggled }: SaleSelection,
  { until, saleCount }: { until: string; saleCount: number },
): Pick<NewPayout, 'orderIds' | 'allSales'> {
  const ids = [...toggled.keys()];
  return isAll ? { allSales: { until, exceptOrderIds: ids, saleCount } } : { orderIds: ids };
}
