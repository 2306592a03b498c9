import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { meetingLocationRequired, phoneNumberRequired } from '../../../contract/contact-messages';
import { normalizePhoneNumber, phoneNumberPattern } from '../../../contract/phone-number';
import { sanitizeText, hasVisibleCharacter } from '../../../contract/visible-text';
import { saveDraft } from '../../services/save-draft';
import type { BookingDetails, BookingEvent } from './booking.machine';

const draftFields = ['phoneNumber', 'meetingLocation'] as const;

interface BookingFormOptions {
  send: (event: BookingEvent) => void;
  /** Whether the form is mounted. */
  open: boolean;
  /** The name of the draft. */
  draft: string;
}

/** Specification 5.2: a phone number of 11 digits in the form 01*********, and a place to meet. */
function validateBooking(details: Partial<BookingDetails>) {
  const phoneNumber = normalizePhoneNumber(details.phoneNumber ?? '');
  return {
    ...(!phoneNumber
      ? { phoneNumber: phoneNumberRequired }
      : !phoneNumberPattern.test(phoneNumber) && {
          phoneNumber: 'Phone number must be 11 digits in the form 01*********!',
        }),
    ...(!hasVisibleCharacter(details.meetingLocation) && {
      meetingLocation: meetingLocationRequired,
    }),
  };
}

/** The booking form, which outlives its dialog. */
export function useBookingForm({ send, open, draft }: BookingFormOptions) {
  const submit = ({ phoneNumber, meetingLocation }: BookingDetails) =>
    send({
      type: 'booking.submit',
      details: {
        phoneNumber: normalizePhoneNumber(phoneNumber),
        meetingLocation: sanitizeText(meetingLocation),
      },
    });
  const [form] = useState(() =>
    createForm<BookingDetails>({ validate: validateBooking, onSubmit: submit }),
  );
  useEffect(
    () => (open ? saveDraft<BookingDetails>(draft, draftFields)(form) : undefined),
    [open, draft, form],
  );
  return { form, submit };
}
