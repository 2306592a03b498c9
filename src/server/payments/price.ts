/** Stripe's limits for one charge in US dollars, in cents. */
const smallestCharge = 50;
const largestCharge = 99_999_999;

/** Reads a price that a seller typed, such as "$1,250.00"; null when it cannot be charged. */
export function priceInCents(price: string): number | null {
  const digits = price.replace(/usd|[$\s]/gi, '');
  if (!/^(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/.test(digits)) return null;
  const cents = Math.round(Number(digits.replaceAll(',', '')) * 100);
  return cents >= smallestCharge && cents <= largestCharge ? cents : null;
}
