import { parsePrice } from './price';

/** How a watch reaches its buyer. */
export type Delivery = 'meeting' | 'shipping';

/** What a product offers, with its label. A product without a value offers a meeting. */
export const deliveryChoices = {
  meeting: 'Meeting',
  shipping: 'Shipping',
  both: 'Meeting or shipping',
} as const;
export type DeliveryChoice = keyof typeof deliveryChoices;

/** The fields of a product about its delivery, as texts (product-fields.ts). Null or absent for none. */
export interface DeliveryTerms {
  deliveries?: string | null | undefined;
  /** As the seller typed it, in the currency of the selling price; free if absent. */
  shippingPrice?: string | null | undefined;
  /** Codes of countries, separated by commas; everywhere if absent. */
  shippingCountries?: string | null | undefined;
  currency?: string | null | undefined;
}

/** Returns the ways in which a product can be delivered. */
export function offeredDeliveries({ deliveries }: DeliveryTerms): readonly Delivery[] {
  switch (deliveries) {
    case 'shipping':
      return ['shipping'];
    case 'both':
      return ['meeting', 'shipping'];
    default:
      return ['meeting'];
  }
}

/** Returns the codes of the countries to which a product is sent; empty for everywhere. */
export const shippingCountriesOf = ({ shippingCountries }: DeliveryTerms): string[] =>
  shippingCountries ? shippingCountries.split(', ') : [];

/** Whether a product is sent to a country. */
export function isShippedTo(terms: DeliveryTerms, country: string): boolean {
  const countries = shippingCountriesOf(terms);
  return (
    offeredDeliveries(terms).includes('shipping') &&
    (countries.length === 0 || countries.includes(country))
  );
}

/** Returns what shipping costs in the currency's smallest unit; null if the text is no amount in the currency. */
export const shippingAmount = ({ shippingPrice, currency }: DeliveryTerms): number | null =>
  shippingPrice ? parsePrice(shippingPrice, currency) : 0;

/** Whether the watch of an order is sent: then shipping has a price, which may be 0. */
export const isShipped = ({ shippingPrice }: { shippingPrice?: number | null | undefined }) =>
  typeof shippingPrice === 'number';
