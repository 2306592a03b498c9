import { normalizePhoneNumber, phoneNumberPattern } from './phone-number';
import { hasVisibleCharacter, sanitizeText } from './visible-text';

/** How a buyer and a seller meet (specification 5.2). */
export interface Contact {
  phoneNumber: string;
  meetingLocation: string;
}

export const contactFields = {
  phoneNumber: {
    label: 'Phone number',
    required: 'Phone number is required!',
    invalid: 'Phone number must be 11 digits in the form 01*********!',
  },
  meetingLocation: {
    label: 'Meeting location',
    required: 'Meeting location is required!',
    maxLength: 500,
  },
} as const;

/** The message of each field that is not valid. */
export function validateContact(typed: Partial<Contact>): Partial<Contact> {
  const { phoneNumber, meetingLocation } = contactFields;
  const digits = normalizePhoneNumber(typed.phoneNumber ?? '');
  return {
    ...(!digits
      ? { phoneNumber: phoneNumber.required }
      : !phoneNumberPattern.test(digits) && { phoneNumber: phoneNumber.invalid }),
    ...(!hasVisibleCharacter(typed.meetingLocation) && {
      meetingLocation: meetingLocation.required,
    }),
  };
}

/** A valid contact as it is sent. */
export function normalizeContact({ phoneNumber, meetingLocation }: Contact): Contact {
  return {
    phoneNumber: normalizePhoneNumber(phoneNumber),
    meetingLocation: sanitizeText(meetingLocation),
  };
}
