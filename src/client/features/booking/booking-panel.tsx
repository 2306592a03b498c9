import { Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import type { Order } from '../../../contract/buying/order';
import type { AuthUser } from '../../../contract/accounts/user';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { bookingDraftKey } from './booking-draft-key';
import { BookingForm } from './booking-form';
import { useBooking } from './use-booking';
import { useBookingForm } from './use-booking-form';

interface BookingPanelProps {
  /** The order to book. The server does not have it yet. */
  order: Pick<Order, 'productId' | 'productName'>;
  buyer: AuthUser;
}

/**
 * The booking form on the payment page of a product that is not booked yet. The seller needs the
 * buyer's contact data before the payment.
 */
export function BookingPanel({ order: { productId, productName }, buyer }: BookingPanelProps) {
  const draft = bookingDraftKey(productId, buyer);
  const [snapshot, send] = useBooking({
    productName,
    buyer,
    draft,
    request: (details) => ({ productId, ...details }),
  });
  const { form, submit } = useBookingForm({
    send,
    open: snapshot.hasTag('open'),
    draft,
    buyer,
  });
  useEffect(() => send({ type: 'booking.open' }), [send]);
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h2" textStyle="sectionTitle">
          Where do you want to meet?
        </Heading>
        <Text color="fg.muted">
          {inGoodsWords(
            'The seller needs your phone number and a place. The watch is reserved for you while you pay.',
          )}
        </Text>
      </Stack>
      <BookingForm
        form={form}
        onSubmit={submit}
        submitLabel="Book and continue to payment"
        // After the booking the button stays busy until the refetched order replaces this form.
        busy={snapshot.hasTag('busy') || snapshot.matches('booked')}
        failure={snapshot.hasTag('failed') ? snapshot.context.failure : undefined}
      />
    </Stack>
  );
}
