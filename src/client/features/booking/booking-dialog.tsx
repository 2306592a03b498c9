import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { useNavigate, Link } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import type { AuthUser } from '../../../contract/accounts/user';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { bookingDialogId } from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useRequestedDialog } from '../../services/paths/use-requested-dialog';
import { BookedButton } from './booked-button';
import { bookingDraftKey } from './booking-draft-key';
import { BookingFacts } from './booking-facts';
import { BookingForm } from './booking-form';
import { bookingRequest } from './booking-request';
import { useBooking } from './use-booking';
import { useBookingForm } from './use-booking-form';
import { useOrderQuery } from '../../api/orders-api';
import { hasCapability } from '../../services/configuration';

interface BookingDialogProps {
  product: Product;
  buyer: AuthUser;
  /** Whether the URL requests the dialog, because the buyer pressed Book Now before the sign-in. */
  isRequested: boolean;
}

/** The Book Now button of a buyer, and the dialog that it opens. */
export function BookingDialog({ product, buyer, isRequested }: BookingDialogProps) {
  const navigate = useNavigate();
  const draft = bookingDraftKey(product._id, buyer);
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
  const { form, submit } = useBookingForm({ send, open, draft, buyer, terms: product });

  const button = useRef<HTMLButtonElement>(null);
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
        <FormDialog
          open={open}
          title={product.productName}
          canClose={snapshot.can({ type: 'booking.close' })}
          onClose={() => send({ type: 'booking.close' })}
          onExitComplete={onExitComplete}
          finalFocusEl={() => button.current}
        >
          <BookingFacts product={product} buyer={buyer} />
          <BookingForm
            form={form}
            product={product}
            onSubmit={submit}
            submitLabel={inGoodsWords('Book this watch')}
            busy={snapshot.hasTag('busy')}
            failure={snapshot.hasTag('failed') ? snapshot.context.failure : undefined}
          />
          {snapshot.matches({ editing: 'rejected' }) && <PayInstead productId={product._id} />}
        </FormDialog>
      )}
    </>
  );
}

/** A link to the payment, for a buyer who can pay for the product but not book it again yet. */
function PayInstead({ productId }: { productId: string }) {
  const { data: order } = useOrderQuery(productId, { skip: !hasCapability('extensions') });
  if (!order?.bookableFrom) return null;
  return (
    <Button asChild variant="outline" width="full" marginTop="3">
      <Link to={paths.payment(productId)}>Pay without booking</Link>
    </Button>
  );
}
