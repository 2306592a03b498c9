import { Button, CloseButton, Dialog, Portal } from '@chakra-ui/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useDialogFocus } from '../../components/dialogs/use-dialog-focus';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { bookingDialogId } from '../../services/login-state';
import { paths } from '../../services/paths';
import { useRequestedDialog } from '../../services/use-requested-dialog';
import { BookedButton } from './booked-button';
import { bookingDraft } from './booking-draft';
import { BookingFacts } from './booking-facts';
import { BookingForm } from './booking-form';
import { bookingRequest } from './booking-request';
import { PayInstead } from './pay-instead';
import { useBooking } from './use-booking';
import { useBookingForm } from './use-booking-form';

interface BookingDialogProps {
  product: Product;
  buyer: AuthUser;
  /** Whether the URL requests the dialog, because the buyer pressed Book Now before the sign-in. */
  isRequested: boolean;
}

/** The Book Now button of a buyer, and the dialog that it opens. */
export function BookingDialog({ product, buyer, isRequested }: BookingDialogProps) {
  const navigate = useNavigate();
  const draft = bookingDraft(product._id, buyer);
  const [snapshot, send] = useBooking({
    productName: product.productName,
    buyer,
    draft,
    request: (details) => bookingRequest(product, buyer, details),
    // Replaces the dialog's history entry.
    onBooked: () => void navigate(paths.myOrders, { replace: true }),
  });
  useRequestedDialog(isRequested, () => {
    if (!product.booked) send({ type: 'booking.open' });
  });
  const open = snapshot.hasTag('open');
  // The form lives outside the dialog, so that closing it keeps the input.
  const { form, submit } = useBookingForm({ send, open, draft, buyer });

  const button = useRef<HTMLButtonElement>(null);
  const { contentRef, initialFocusEl } = useDialogFocus();
  const { isMounted, onExitComplete } = useMountedWhileOpen(open);
  useCloseOnBack({
    id: bookingDialogId(product._id),
    open,
    canClose: snapshot.can({ type: 'booking.back' }),
    onBack: () => send({ type: 'booking.back' }),
    onForward: () => {
      if (!product.booked) send({ type: 'booking.open' });
    },
  });

  if (snapshot.matches('booked')) return null;
  return (
    <>
      {product.booked ? (
        <BookedButton />
      ) : (
        <Button
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => send({ type: 'booking.open' })}
        >
          Book Now
        </Button>
      )}
      {isMounted && (
        <Dialog.Root
          open={open}
          onExitComplete={onExitComplete}
          closeOnInteractOutside={false}
          placement="center"
          scrollBehavior="inside"
          initialFocusEl={initialFocusEl}
          finalFocusEl={() => button.current}
          onOpenChange={(change) => !change.open && send({ type: 'booking.close' })}
        >
          <Portal>
            <Dialog.Backdrop />
            <Dialog.Positioner padding="4">
              <Dialog.Content ref={contentRef}>
                <Dialog.Header paddingEnd="12">
                  <Dialog.Title textStyle="cardTitle" minWidth="0" dir="auto">
                    {product.productName}
                  </Dialog.Title>
                </Dialog.Header>
                <Dialog.Body paddingBottom="6">
                  <BookingFacts product={product} buyer={buyer} />
                  <BookingForm
                    form={form}
                    onSubmit={submit}
                    submitLabel="Book this watch"
                    busy={snapshot.hasTag('busy')}
                    failure={snapshot.hasTag('failed') ? snapshot.context.failure : undefined}
                  />
                  {snapshot.matches({ editing: 'rejected' }) && (
                    <PayInstead productId={product._id} />
                  )}
                </Dialog.Body>
                <Dialog.CloseTrigger asChild>
                  <CloseButton
                    aria-label="Close"
                    disabled={!snapshot.can({ type: 'booking.close' })}
                  />
                </Dialog.CloseTrigger>
              </Dialog.Content>
            </Dialog.Positioner>
          </Portal>
        </Dialog.Root>
      )}
    </>
  );
}
