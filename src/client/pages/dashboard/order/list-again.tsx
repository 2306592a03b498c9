import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPagesApi } from '../../../api/product-pages-api';
import { failureMessage } from '../../../features/failure-message';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { saveProductDraft } from '../../../features/product-creation/save-product-draft';
import { paths } from '../../../services/paths';
import { toast } from '../../../services/toasts';
import { useSignedInUser } from '../../../session/use-signed-in-user';

/** Opens Add a Product with the draft filled in from a product whose buyer was refunded. */
export function ListAgain({ productId }: { productId: string }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSignedInUser();
  const [busy, setBusy] = useState(false);
  const listAgain = async () => {
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
  return (
    <Button size="sm" loading={busy} onClick={() => void listAgain()}>
      List it again
    </Button>
  );
}
