import { normalizeShortText } from '../text/short-text';
import { hasVisibleCharacter } from '../text/visible-text';

/** One parcel, under way to the buyer or back. The carrier is one of carriers.ts, or another that was typed. */
export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

/** The fields of a parcel and their messages, for the form and the server. */
export const parcelFields = {
  carrier: { label: 'Carrier', required: 'Please choose or type the carrier.', maxLength: 50 },
  trackingNumber: {
    label: 'Tracking number',
    required: 'Please enter the tracking number.',
    invalid: 'A tracking number has 6 to 50 letters, digits and hyphens.',
    maxLength: 50,
  },
} as const;

/** Returns a tracking number without the spaces in which it is printed. */
export const normalizeTrackingNumber = (text: string): string =>
  normalizeShortText(text).replace(/ /g, '');

/** Whether a normalized text can be a tracking number. */
export const isTrackingNumber = (text: string): boolean => /^[A-Za-z0-9-]{6,50}$/.test(text);

/** Returns the error message of each invalid field; an empty object if all are valid. */
export function validateParcel(parcel: Partial<Parcel>): Partial<Parcel> {
  const { carrier, trackingNumber } = parcelFields;
  const number = normalizeTrackingNumber(parcel.trackingNumber ?? '');
  return {
    ...(!hasVisibleCharacter(parcel.carrier) && { carrier: carrier.required }),
    ...(!isTrackingNumber(number) && {
      trackingNumber: number ? trackingNumber.invalid : trackingNumber.required,
    }),
  };
}
