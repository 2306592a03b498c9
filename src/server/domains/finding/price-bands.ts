import type { PriceBand } from '../../../contract/finding/search';

/** The first digits of the limits: each is about one and a half times the one before, as are people's budgets. */
const steps = [1, 1.5, 2, 3, 5, 7];

/** A single price far from the others would make their bars too thin. */
const maxBands = 16;

/**
 * Counts prices by bands, from the lowest band with a price to the highest. Of too many bands those with the most
 * prices are returned.
 * @param prices in the currency's smallest unit
 * @param unit the number of smallest units in the currency's main unit, in which the limits are
 */
export function toPriceBands(prices: readonly number[], unit: number): PriceBand[] {
  const highest = Math.max(0, ...prices) / unit;
  const limits = [0];
  for (let power = 10; (limits.at(-1) ?? 0) <= highest; power *= 10) {
    limits.push(...steps.map((step) => step * power));
  }
  const bands = limits.slice(1).map((to, index) => {
    const from = limits[index] ?? 0;
    const count = prices.filter((price) => price >= from * unit && price < to * unit).length;
    return { from, to, count };
  });
  const isFilled = ({ count }: PriceBand) => count > 0;
  const filled = bands.slice(bands.findIndex(isFilled), bands.findLastIndex(isFilled) + 1);
  const startCount = Math.max(1, filled.length - maxBands + 1);
  return filled
    .slice(0, startCount)
    .map((_, start) => filled.slice(start, start + maxBands))
    .reduce((best, each) => (total(each) > total(best) ? each : best), []);
}

const total = (bands: readonly PriceBand[]) => bands.reduce((sum, { count }) => sum + count, 0);
