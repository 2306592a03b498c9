import { Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { Order } from '../../../contract/order';
import type { AuthUser } from '../../../contract/user';
import { bookingDraft } from './booking-draft';
import { BookingForm } from './booking-form';
import { useBooking } from './use-booking';
import { useBookingForm } from './use-booking-form';

interface BookingPanelProps {
  /** The order that paying for the product would make. */
  order: Pick<Order, 'productId' | 'productName'>;
  buyer: AuthUser;
}

/** Books a product that is about to be paid: its seller has to know how and where to meet. */
export function BookingPanel({ order: { productId, productName }, buyer }: BookingPanelProps) {
  const draft = bookingDraft(productId, buyer);
  const [snapshot, send] = useBooking({
    productName,
    draft,
    request: (details) => ({ productId, ...details }),
  });
  const { form, submit } = useBookingForm({ send, open: snapshot.hasTag('open'), draft });
  useEffect(() => send({ type: 'booking.open' }), [send]);
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h2" textStyle="sectionTitle">
          Where do you want to meet?
        </Heading>
        <Text color="fg.muted">
          The seller needs your phone number and a place. The watch is reserved for you while you
          pay.
        </Text>
      </Stack>
      <BookingForm
        form={form}
        onSubmit={submit}
        submitLabel="Book and continue to payment"
        // Until the page knows of the booking, too.
        busy={snapshot.hasTag('busy') || snapshot.matches('booked')}
        failure={snapshot.hasTag('failed') ? snapshot.context.failure : undefined}
      />
    </Stack>
  );
}
