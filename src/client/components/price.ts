/** A price with its dollar sign. Sellers type prices freely, so one may hold a sign already. */
export function formatPrice(price: string): string {
  const bare = price.trim().replace(/^\$\s*/, '');
  const amount = Number(bare.replace(/,/g, ''));
  if (bare === '' || !Number.isFinite(amount)) return `$${bare}`;
  const fractionDigits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString(undefined, {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })}`;
}
