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
  'This watch is only sent, so it has to be booked with an address before the payment.';

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
    throw new BookingRejectedError('This watch is only sent. Please enter an address.');
  }
  if (!offered.includes('shipping')) {
    throw new BookingRejectedError("The seller doesn't send this watch. Please choose a meeting.");
  }
  if (!isShippedTo(terms, address.country)) {
    const country = countryNames.of(address.country) ?? address.country;
    throw new BookingRejectedError(`The seller doesn't send this watch to ${country}.`);
  }
  const price = shippingAmount(terms);
  if (price === null) {
    throw new BookingRejectedError(
      "The price of shipping is not an amount, so the watch can't be sent. Please ask the seller.",
    );
  }
  return { address, price };
}
