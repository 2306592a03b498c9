import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { normalizeContact, validateContact, type Contact } from '../../../contract/buying/contact';
import type { AuthUser } from '../../../contract/accounts/user';
import { lastPhoneNumber } from '../../services/storage/last-phone-number';
import { saveDraft } from '../../services/drafts/save-draft';
import type { BookingEvent } from './booking.machine';

const draftFields = ['phoneNumber', 'meetingLocation'] as const;

interface BookingFormOptions {
  send: (event: BookingEvent) => void;
  /** Whether the form is mounted. */
  open: boolean;
  draft: string;
  buyer: AuthUser;
}

/** Creates the booking form outside of its dialog, so that closing the dialog keeps the input. */
export function useBookingForm({ send, open, draft, buyer }: BookingFormOptions) {
  const submit = (details: Contact) =>
    send({ type: 'booking.submit', details: normalizeContact(details) });
  const [form] = useState(() =>
    createForm<Contact>({
      initialValues: { phoneNumber: lastPhoneNumber.read(buyer.uid) ?? '' },
      validate: validateContact,
      onSubmit: submit,
    }),
  );
  useEffect(
    () => (open ? saveDraft<Contact>(draft, draftFields)(form) : undefined),
    [open, draft, form],
  );
  return { form, submit };
}
