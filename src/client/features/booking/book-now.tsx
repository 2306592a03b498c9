import { Button } from '@chakra-ui/react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { cardLimitsMessage, exceedsCardLimits } from '../../../contract/payments/card-limits';
import { parsePrice, priceOnRequest } from '../../../contract/selling/price';
import type { Product } from '../../../contract/selling/product';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { useSession } from '../../session/use-session';
import { lazyComponent } from '../../components/loading/lazy-component';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { DisabledAction } from '../../components/product/disabled-action';
import { PendingButton } from '../../components/product/pending-button';
import {
  bookingDialogId,
  readDialogParameter,
  type LoginState,
} from '../../services/paths/login-state';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths/paths';
import { BookedButton } from './booked-button';

const BookingDialog = lazyComponent({
  label: 'the booking',
  load: async () => {
    const module = await import(/* webpackChunkName: "buying" */ './booking-dialog');
    return module.BookingDialog;
  },
  Fallback: () => <PendingButton>Book Now</PendingButton>,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton reloadChunk={reloadChunk}>Book Now</ChunkFailureButton>
  ),
});

/** Redirects a user without a role to the choice of a role, and returns to the dialog afterwards. */
function RedirectToRoleChoice({ state }: { state: LoginState }) {
  // The deferred session may still lack a role that the user has already chosen.
  const session = useSession();
  const hasRole = session.status === 'signedIn' && session.role !== null;
  return hasRole ? (
    <Button disabled>Book Now</Button>
  ) : (
    <Navigate to={paths.dashboard} replace state={state} />
  );
}

const onRequestReason = () => inGoodsWords(`${priceOnRequest}: ask the seller about this watch.`);

/** Why the price can't be paid. Without extensions buyers can't ask; the server then decides about the booking. */
function priceProblem({ sellingPrice, currency }: Product): string | undefined {
  if (!hasCapability('extensions')) return undefined;
  if (parsePrice(sellingPrice, currency) === null) return onRequestReason();
  return exceedsCardLimits(sellingPrice, currency) ? cardLimitsMessage(currency) : undefined;
}

/**
 * The Book Now button. For a buyer it opens the booking dialog. For other users it is a link to the
 * sign-in or the choice of a role, or it is disabled and shows the reason. The seller sees that the product is
 * their own.
 */
export function BookNow({ product }: { product: Product }) {
  const access = useBuyerAccess('book', product.uid);
  const from = useLocation();
  const state: LoginState = {
    from,
    dialog: bookingDialogId(product._id),
    productName: product.productName,
  };
  const isRequested = readDialogParameter(from.search) === state.dialog;

  // A buyer's open dialog must stay open when another buyer books the product.
  if (product.booked && access.kind !== 'allowed') return <BookedButton />;
  const problem = priceProblem(product);
  if (problem && access.kind !== 'denied') {
    return <DisabledAction label="Book Now" reason={problem} />;
  }
  switch (access.kind) {
    case 'checking':
      return <PendingButton>Book Now</PendingButton>;
    case 'allowed':
      return <BookingDialog product={product} buyer={access.buyer} isRequested={isRequested} />;
    case 'signInNeeded':
      return (
        <Button asChild>
          <Link to={paths.login} state={state}>
            Book Now
          </Link>
        </Button>
      );
    case 'roleNeeded':
      return isRequested ? (
        <RedirectToRoleChoice state={state} />
      ) : (
        <Button asChild>
          <Link to={paths.dashboard} state={state}>
            Book Now
          </Link>
        </Button>
      );
    case 'own':
      return (
        <Button disabled variant="subtle">
          {inGoodsWords('Your own watch')}
        </Button>
      );
    case 'denied':
      return <DisabledAction label="Book Now" reason={access.reason} />;
  }
}
