import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productDraftsApi } from '../../../../api/product-drafts-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { failureMessage } from '../../../../features/failure-message';
import { draftPath } from '../../../../services/paths/draft-path';
import { toast } from '../../../../services/toasts/toasts';

/** Returns the action that creates a draft from the seller's product and opens it. */
export function useDuplicateProduct(productId: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { duplicateProduct } = productDraftsApi.endpoints;
      const call = duplicateProduct.initiate(productId, { track: false });
      const { insertedId } = await unwrapCall(dispatch(call));
      void navigate(draftPath(insertedId));
    } catch (error) {
      toast.error(failureMessage(error));
      setBusy(false);
    }
  };
  return { busy, run: () => void run() };
}
