import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPagesApi } from '../../../../api/product-pages-api';
import { failureMessage } from '../../../../features/failure-message';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { LazyConfirmDialog } from '../../../../components/dialogs/lazy-confirm-dialog';
import {
  findProductDraft,
  saveProductDraft,
} from '../../../../features/product-creation/save-product-draft';
import { paths } from '../../../../services/paths/paths';
import { toast } from '../../../../services/toasts/toasts';
import { useSignedInUser } from '../../../../session/use-signed-in-user';

/** Fills in the browser's only draft and opens Add a Product, for a server that stores no drafts. */
export function ListAgainInBrowser({ productId }: { productId: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSignedInUser();
  const [busy, setBusy] = useState(false);
  /** The name of the draft that would be replaced. */
  const [draftName, setDraft] = useState('');
  const [isConfirming, setIsConfirming] = useState(false);
  const listAgain = async () => {
    setIsConfirming(false);
    setBusy(true);
    try {
      const call = productPagesApi.endpoints.product.initiate(productId, { subscribe: false });
      await saveProductDraft(await unwrapCall(dispatch(call)), user);
      void navigate(paths.addProduct);
    } catch (error) {
      toast.error(failureMessage(error));
      setBusy(false);
    }
  };
  const askBeforeReplacing = () => {
    const unfinishedName = findProductDraft(user);
    if (unfinishedName === undefined) return void listAgain();
    setDraft(unfinishedName);
    setIsConfirming(true);
  };
  return (
    <>
      <Button size="sm" loading={busy} onClick={askBeforeReplacing}>
        List it again
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        question="Replace your draft?"
        subject={draftName || 'A product without a name'}
        details={['You have not submitted this draft in Add a Product yet.']}
        confirmLabel="Replace it"
        busy={false}
        onConfirm={() => void listAgain()}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
