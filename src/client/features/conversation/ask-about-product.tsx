import { Button } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/selling/product';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { PendingButton } from '../../components/product/pending-button';
import {
  askDialogId,
  readDialogParameter,
  type LoginState,
} from '../../services/paths/login-state';
import { paths } from '../../services/paths/paths';
import { useBuyerAccess } from '../../session/use-buyer-access';
import { AskButton } from './ask-button';
import { lazyAskDialog } from './lazy-ask-dialog';

const askLabel = 'Ask about this watch';

const AskDialog = lazyAskDialog(() => import(/* webpackChunkName: "ask" */ './ask-dialog'));

/**
 * The button with which a buyer asks the seller about a watch. For a visitor it is a link to the
 * sign-in; sellers and admins don't see it.
 */
export function AskAboutProduct({ product }: { product: Product }) {
  const label = inGoodsWords(askLabel);
  const access = useBuyerAccess('ask', product.uid);
  const from = useLocation();
  const dialog = askDialogId(product._id);
  const state: LoginState = { from, dialog };
  switch (access.kind) {
    case 'checking':
      return <PendingButton variant="outline">{label}</PendingButton>;
    case 'allowed':
      return (
        <AskButton
          AskDialog={AskDialog}
          label={label}
          subject={{ productId: product._id }}
          productName={product.productName}
          uid={access.buyer.uid}
          isRequested={readDialogParameter(from.search) === dialog}
        />
      );
    case 'signInNeeded':
    case 'roleNeeded':
      return (
        <Button asChild variant="outline">
          <Link to={access.kind === 'signInNeeded' ? paths.login : paths.dashboard} state={state}>
            {label}
          </Link>
        </Button>
      );
    case 'own':
    case 'denied':
      return null;
  }
}
