import { Button, CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useState } from 'react';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { BookedButton } from './booked-button';
import type { BookingDetails } from './booking.machine';
import { BookingForm, validateBooking } from './booking-form';
import { useBooking } from './use-booking';

/** Book Now and the dialog it opens, for a buyer. */
export function BookingDialog({ product, buyer }: { product: Product; buyer: AuthUser }) {
  const [snapshot, send] = useBooking(product, buyer);
  const submit = ({ phoneNumber, meetingLocation }: BookingDetails) =>
    send({
      type: 'booking.submit',
      details: { phoneNumber: phoneNumber.trim(), meetingLocation: meetingLocation.trim() },
    });
  // Made here and not in the form, so that closing the dialog loses nothing that was typed.
  const [form] = useState(() =>
    createForm<BookingDetails>({ validate: validateBooking, onSubmit: submit }),
  );

  if (snapshot.matches('booked')) return null;
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      open={snapshot.hasTag('open')}
      closeOnInteractOutside={false}
      placement="center"
      scrollBehavior="inside"
      onOpenChange={({ open }) => send({ type: open ? 'booking.open' : 'booking.close' })}
    >
      {product.booked ? (
        <BookedButton />
      ) : (
        <Dialog.Trigger asChild>
          <Button>Book Now</Button>
        </Dialog.Trigger>
      )}
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <Dialog.Header paddingEnd="12">
              <Dialog.Title textStyle="cardTitle">{product.productName}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              <BookingForm
                form={form}
                onSubmit={submit}
                product={product}
                buyer={buyer}
                busy={snapshot.hasTag('busy')}
                failure={snapshot.hasTag('failed') ? snapshot.context.failure : undefined}
              />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" disabled={!snapshot.can({ type: 'booking.close' })} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
