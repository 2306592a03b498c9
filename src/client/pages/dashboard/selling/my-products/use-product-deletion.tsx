import type { ReactElement } from 'react';
import type { Listing } from '../../../../../contract/selling/listing';
import type { OwnProduct } from '../../../../../contract/selling/product';
import { listingsApi } from '../../../../api/listings-api';
import { productsApi } from '../../../../api/products-api';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { DeletionDialog } from '../../../../features/deletion/deletion-dialog';
import { useDeletion } from '../../../../features/deletion/use-deletion';
import { pendingSubmissionStore } from '../../../../features/product-creation/pending-submission';
import { useSignedInUser } from '../../../../session/use-signed-in-user';

interface ProductDeletion {
  openDeletion: (product: Pick<OwnProduct, '_id' | 'productName'>) => void;
  dialog: ReactElement;
}

/** Runs the deletions of a seller's products, and renders their dialog. */
export function useProductDeletion(
  products: readonly (OwnProduct | Listing)[] | undefined,
): ProductDeletion {
  const user = useSignedInUser();
  const dispatch = useAppDispatch();
  const removeDraft = async (id: string) => {
    const call = listingsApi.endpoints.changeListings.initiate(
      { action: 'delete', ids: [id] },
      { track: false },
    );
    const { results } = await unwrapCall(dispatch(call));
    const deletedCount = results.filter(({ outcome }) => outcome === 'changed').length;
    return { acknowledged: true, deletedCount };
  };
  const deletion = useDeletion({
    remove: async (id) => {
      const product = products?.find(({ _id }) => _id === id);
      if (product && 'state' in product && product.state === 'draft') return removeDraft(id);
      const call = productsApi.endpoints.deleteProduct.initiate(id, { track: false });
      const result = await unwrapCall(dispatch(call));
      if (product) pendingSubmissionStore({ user }).removeDeleted(product.productName);
      return result;
    },
    success: 'Product Deleted Successfully!',
  });
  return {
    openDeletion: ({ _id, productName }) => deletion.open({ id: _id, name: productName }),
    dialog: <DeletionDialog deletion={deletion} question="Are you sure about deleting data!" />,
  };
}
