import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { addressFieldNames } from '../../../contract/buying/shipping-address';
import type { AuthUser } from '../../../contract/accounts/user';
import { offeredDeliveries, type DeliveryTerms } from '../../../contract/selling/deliveries';
import { useShippingAddressQuery } from '../../api/orders-api';
import { lastPhoneNumber } from '../../services/storage/last-phone-number';
import { saveDraft } from '../../services/drafts/save-draft';
import { toBookingDetails, validateBooking, type BookingInput } from './booking-input';
import type { BookingEvent } from './booking.machine';

const draftFields = ['delivery', 'phoneNumber', 'meetingLocation', ...addressFieldNames] as const;

interface BookingFormOptions {
  send: (event: BookingEvent) => void;
  /** Whether the form is mounted. */
  open: boolean;
  draft: string;
  buyer: AuthUser;
  /** How the product can be delivered. */
  terms: DeliveryTerms;
}

/** Creates the booking form outside of its dialog, so that closing the dialog keeps the input. */
export function useBookingForm({ send, open, draft, buyer, terms }: BookingFormOptions) {
  const deliveries = offeredDeliveries(terms);
  const submit = (input: BookingInput) =>
    send({ type: 'booking.submit', details: toBookingDetails(input) });
  const [form] = useState(() =>
    createForm<BookingInput>({
      initialValues: {
        delivery: deliveries[0] ?? 'meeting',
        phoneNumber: lastPhoneNumber.read(buyer.uid) ?? '',
        name: buyer.displayName,
      },
      keepDirtyOnReinitialize: true,
      validate: (input) => validateBooking(input, terms),
      onSubmit: submit,
    }),
  );
  useEffect(
    () => (open ? saveDraft<BookingInput>(draft, draftFields)(form) : undefined),
    [open, draft, form],
  );
  // The seller may have changed the terms since the draft was saved, or while the page is open.
  useEffect(() => {
    if (!open) return;
    form.setConfig('validate', (input) => validateBooking(input, terms));
    const offered = offeredDeliveries(terms);
    if (!offered.includes(form.getState().values.delivery)) form.change('delivery', offered[0]);
  }, [open, form, terms]);
  const { data } = useShippingAddressQuery(undefined, {
    skip: !open || !deliveries.includes('shipping'),
  });
  useEffect(() => {
    if (data?.address) form.initialize({ ...form.getState().initialValues, ...data.address });
  }, [data, form]);
  return { form, submit };
}
