import { tooLongMessage } from '../text/messages';
import { invalidPhoneNumber, isPhoneNumber } from '../text/phone-forms';
import { normalizePhoneNumber } from '../text/phone-number';
import { hasVisibleCharacter, sanitizeText } from '../text/visible-text';

/** The details for the meeting of buyer and seller (specification 5.2). */
export interface Contact {
  phoneNumber: string;
  meetingLocation: string;
}

export const contactFields = {
  phoneNumber: {
    label: 'Phone number',
    required: 'Phone number is required!',
  },
  meetingLocation: {
    label: 'Meeting location',
    required: 'Meeting location is required!',
    maxLength: 500,
  },
} as const;

/** Returns the error message of each invalid field; an empty object if all are valid. */
export function validateContact(contact: Partial<Contact>): Partial<Contact> {
  const phoneNumber = phoneNumberError(contact.phoneNumber);
  const meetingLocation = meetingLocationError(contact.meetingLocation);
  return { ...(phoneNumber && { phoneNumber }), ...(meetingLocation && { meetingLocation }) };
}

function phoneNumberError(text = ''): string | undefined {
  const digits = normalizePhoneNumber(text);
  if (!digits) return contactFields.phoneNumber.required;
  return isPhoneNumber(digits) ? undefined : invalidPhoneNumber();
}

function meetingLocationError(text = ''): string | undefined {
  const { required, maxLength } = contactFields.meetingLocation;
  if (!hasVisibleCharacter(text)) return required;
  return sanitizeText(text).length > maxLength ? tooLongMessage(maxLength) : undefined;
}

/** Normalizes a valid contact for the request. */
export function normalizeContact({ phoneNumber, meetingLocation }: Contact): Contact {
  return {
    phoneNumber: normalizePhoneNumber(phoneNumber),
    meetingLocation: sanitizeText(meetingLocation),
  };
}
