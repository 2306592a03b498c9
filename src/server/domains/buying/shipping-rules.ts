import type { ShippingAddress } from '../../../contract/buying/shipping-address';
import {
  isShippedTo,
  offeredDeliveries,
  shippingAmount,
  type DeliveryTerms,
} from '../../../contract/selling/deliveries';
import { BookingRejectedError } from './booking-rules';

/** How an order is sent: where to, and what that costs in the smallest unit of the price's currency. */
export interface Shipping {
  address: ShippingAddress;
  price: number;
}

export const bookFirstMessage =
  'The seller only ships this watch. Book it with your address before you pay.';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/**
 * Returns how a product is sent to an address; undefined for a meeting, without one.
 * @throws BookingRejectedError if the product's terms do not allow the buyer's choice
 */
export function chooseShipping(
  terms: DeliveryTerms,
  address: ShippingAddress | undefined,
): Shipping | undefined {
  const offered = offeredDeliveries(terms);
  if (!address) {
    if (offered.includes('meeting')) return undefined;
    throw new BookingRejectedError('The seller only ships this watch. Please enter an address.');
  }
  if (!offered.includes('shipping')) {
    throw new BookingRejectedError(
      "The seller doesn't ship this watch. Please choose to meet them.",
    );
  }
  if (!isShippedTo(terms, address.country)) {
    const country = countryNames.of(address.country) ?? address.country;
    throw new BookingRejectedError(`The seller doesn't ship this watch to ${country}.`);
  }
  const price = shippingAmount(terms);
  if (price === null) {
    throw new BookingRejectedError(
      "The seller's shipping price isn't an amount, so the watch can't be shipped. Please ask the seller.",
    );
  }
  return { address, price };
}
