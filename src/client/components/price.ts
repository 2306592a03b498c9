/** A price without the sign that a seller may have typed. */
const bareOf = (price: string) => price.trim().replace(/^\$\s*/, '');

/** The number that a price is; null when a seller typed something else. */
export function amountOf(price: string): number | null {
  const bare = bareOf(price);
  const amount = Number(bare.replace(/,/g, ''));
  return bare === '' || !Number.isFinite(amount) ? null : amount;
}

/** A price with its dollar sign. Sellers type prices freely, so one may hold a sign already. */
export function formatPrice(price: string): string {
  const amount = amountOf(price);
  if (amount === null) return `$${bareOf(price)}`;
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString(undefined, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })}`;
}
