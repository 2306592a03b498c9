import { normalizeContact, validateContact, type Contact } from '../../../contract/buying/contact';
import {
  normalizeAddress,
  validateAddress,
  type EnteredAddress,
  type ShippingAddress,
} from '../../../contract/buying/shipping-address';
import {
  isShippedTo,
  type Delivery,
  type DeliveryTerms,
} from '../../../contract/selling/deliveries';

/** What the buyer enters. The address counts only for shipping, the meeting location only for a meeting. */
export interface BookingInput extends Contact, ShippingAddress {
  delivery: Delivery;
}

/** What is booked: with an address if the watch is to be sent. */
export interface BookingDetails extends Contact {
  shipping?: EnteredAddress;
}

/** Returns the error message of each invalid field. */
export function validateBooking(
  input: Partial<BookingInput>,
  terms: DeliveryTerms,
): Partial<Record<keyof BookingInput, string>> {
  const { phoneNumber, ...meetingErrors } = validateContact(input);
  const errors = input.delivery === 'shipping' ? shippingErrors(input, terms) : meetingErrors;
  return { ...(phoneNumber && { phoneNumber }), ...errors };
}

function shippingErrors(input: Partial<BookingInput>, terms: DeliveryTerms) {
  const errors = validateAddress(input);
  const isElsewhere = !errors.country && !isShippedTo(terms, input.country ?? '');
  return { ...errors, ...(isElsewhere && { country: "The seller doesn't ship to this country." }) };
}

/** Returns the details of a valid input. The specification's payload has a place for a parcel as well. */
export function toBookingDetails(input: BookingInput): BookingDetails {
  const { delivery, phoneNumber, meetingLocation } = input;
  return delivery === 'shipping'
    ? {
        ...normalizeContact({ phoneNumber, meetingLocation: input.city }),
        shipping: normalizeAddress(input),
      }
    : normalizeContact({ phoneNumber, meetingLocation });
}
