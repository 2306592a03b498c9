import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../../contract/product';
import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { lazyComponent } from '../../components/loading/lazy-component';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { PendingButton } from '../../components/product/pending-button';
import { askDialogId, requestedDialog, type LoginState } from '../../services/login-state';
import { paths } from '../../services/paths';
import { useRequestedDialog } from '../../services/use-requested-dialog';
import { useBuyerAccess } from '../../session/use-buyer-access';

const label = 'Ask about this watch';

const AskDialog = lazyComponent({
  label: 'the question',
  load: async () => {
    const module = await import(/* webpackChunkName: "ask" */ './ask-dialog');
    return module.AskDialog;
  },
  Fallback: () => null,
  Failed: ({ reloadChunk }) => (
    <ChunkFailureButton variant="outline" reloadChunk={reloadChunk} isPressed>
      {label}
    </ChunkFailureButton>
  ),
});

/**
 * The button with which a buyer asks the seller about a watch. For a visitor it is a link to the
 * sign-in; sellers and admins don't see it.
 */
export function AskAboutProduct({ product }: { product: Product }) {
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
          product={product}
          buyerUid={access.buyer.uid}
          isRequested={requestedDialog(from.search) === dialog}
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
    case 'denied':
      return null;
  }
}

interface AskButtonProps {
  product: Product;
  buyerUid: string;
  /** Whether the URL requests the dialog, because the buyer pressed the button before the sign-in. */
  isRequested: boolean;
}

function AskButton({ product, buyerUid, isRequested }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isMounted, onExitComplete } = useMountedWhileOpen(isOpen);
  useRequestedDialog(isRequested, () => setIsOpen(true));
  // Ignore a failed prefetch: the error is shown on click.
  const prefetch = () => void AskDialog.preload().catch(() => undefined);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isMounted && (
        <AskDialog
          open={isOpen}
          product={product}
          buyerUid={buyerUid}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
          onExitComplete={onExitComplete}
        />
      )}
    </>
  );
}
