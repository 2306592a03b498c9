import { Button } from '@chakra-ui/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import { shopCurrency } from '../../../contract/payments/currencies';
import { offersApi } from '../../api/offers-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { PendingButton } from '../../components/product/pending-button';
import {
  offerDialogId,
  readDialogParameter,
  type LoginState,
} from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useRequestedDialog } from '../../services/paths/use-requested-dialog';
import { toast } from '../../services/toasts/toasts';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { useConfirmation } from '../confirmation/use-confirmation';
import { LazyOfferDialog } from './lazy-offer-dialog';
import { offeringMachine } from './offering.machine';

/**
 * The button with which a buyer offers another price. For a visitor it is a link to the sign-in; sellers and admins
 * don't see it.
 */
export function MakeOffer({ product }: { product: Product }) {
  const access = useBuyerAccess('make offers', product.uid);
  const from = useLocation();
  const dialog = offerDialogId(product._id);
  const state: LoginState = { from, dialog };
  switch (access.kind) {
    case 'checking':
      return <PendingButton variant="outline">Make an offer</PendingButton>;
    case 'allowed':
      return (
        <OfferButton product={product} isRequested={readDialogParameter(from.search) === dialog} />
      );
    case 'signInNeeded':
    case 'roleNeeded':
      return (
        <Button asChild variant="outline">
          <Link to={access.kind === 'signInNeeded' ? paths.login : paths.dashboard} state={state}>
            Make an offer
          </Link>
        </Button>
      );
    case 'own':
    case 'denied':
      return null;
  }
}

interface OfferButtonProps {
  product: Product;
  /** Whether the URL requests the dialog, because the button was pressed before the sign-in. */
  isRequested: boolean;
}

function OfferButton({ product, isRequested }: OfferButtonProps) {
  const { _id: productId, currency } = product;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const offering = useConfirmation(offeringMachine, {
    save: async ({ input: { amount } }) => {
      const offer = { productId, amount, currency: currency ?? shopCurrency() };
      const { makeOffer } = offersApi.endpoints;
      const made = await unwrapCall(dispatch(makeOffer.initiate(offer, { track: false })));
      if (made.state === 'declined') {
        toast.error("The seller won't sell at this price. Try another offer.");
      } else toast.success('Offer sent.');
      void navigate(paths.conversation(made.conversationId), { replace: true });
    },
  });
  useRequestedDialog(isRequested, () => offering.open({ action: 'offer' }));
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => offering.open({ action: 'offer' })}
      >
        Make an offer
      </Button>
      {offering.isMounted && <LazyOfferDialog offering={offering} product={product} role="buyer" />}
    </>
  );
}
