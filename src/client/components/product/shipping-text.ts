import { shippingAmount, type DeliveryTerms } from '../../../contract/selling/deliveries';
import { formatAmount, formatPrice } from '../../../contract/selling/format-price';

interface InsuredTerms extends DeliveryTerms {
  insuredValue?: string | null | undefined;
}

/** Returns what shipping costs and what the parcel is insured for: "$12.50, insured for $1,250". */
export function shippingText({ insuredValue, ...terms }: InsuredTerms): string {
  const amount = shippingAmount(terms);
  const price =
    amount === null ? (terms.shippingPrice ?? '') : formatShippingAmount(amount, terms.currency);
  return insuredValue
    ? `${price}, insured for ${formatPrice(insuredValue, terms.currency)}`
    : price;
}

/** Returns what shipping costs, in the currency's smallest unit, as a text: "$12.50" or "Free". */
export const formatShippingAmount = (amount: number, currency?: string | null): string =>
  amount === 0 ? 'Free' : formatAmount(amount, currency);
