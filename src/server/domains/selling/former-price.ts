/** A price that a product has had. */
export interface PricePoint {
  sellingPrice: string;
  /** Null if the text is not an amount. */
  cents: number | null;
  since: Date;
}

export interface FormerPrice {
  sellingPrice: string;
  /** When it was replaced by a lower one. */
  fellAt: Date;
}

interface PastPrice {
  sellingPrice: string;
  cents: number;
  until: Date;
}

const millisecondsPerDay = 86_400_000;
/** The former price that a listing shows is the lowest of this many days before the price fell. */
const referenceDays = 30;

/**
 * Returns the price from which the current one fell; undefined if it has not fallen. Several falls in a row count
 * as one. It is the lowest price of the 30 days before, as the European Union's Price Indication Directive
 * requires, so raising a price to lower it again gains nothing. A price that stood for less than a day counts
 * as a typing error.
 * @param history all prices, the current one last
 */
export function findFormerPrice(history: readonly PricePoint[]): FormerPrice | undefined {
  const current = history.at(-1)?.cents;
  if (current == null) return undefined;
  const past = listPastPrices(history);
  const indexBeforeFalls = past.findLastIndex(
    ({ cents }, index) => cents <= (past[index + 1]?.cents ?? current),
  );
  // The price before the first of the falls in a row.
  const firstFallen = past[indexBeforeFalls + 1];
  if (!firstFallen) return undefined;
  const earliest = firstFallen.until.getTime() - referenceDays * millisecondsPerDay;
  const lowest = past
    .slice(0, indexBeforeFalls + 2)
    .filter(({ until }) => until.getTime() > earliest)
    .reduce((before, next) => (next.cents < before.cents ? next : before));
  if (lowest.cents <= current) return undefined;
  return { sellingPrice: lowest.sellingPrice, fellAt: lowest.until };
}

/** Returns the amounts before the current price that stood for at least a day. */
function listPastPrices(history: readonly PricePoint[]): PastPrice[] {
  return history.slice(0, -1).flatMap(({ sellingPrice, cents, since }, index) => {
    const until = history[index + 1]?.since ?? since;
    const isLasting = until.getTime() - since.getTime() >= millisecondsPerDay;
    return cents !== null && isLasting ? [{ sellingPrice, cents, until }] : [];
  });
}
