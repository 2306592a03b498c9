import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { productsApi } from '../../api/products-api';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { uploadsApi } from '../../api/uploads-api';
import { configuration, isCapableOf } from '../../services/configuration';
import { drafts } from '../../services/drafts';
import { uploadImage } from '../../services/image-host';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { paths } from '../../services/paths';
import { failureMessage } from '../failure-message';
import { isShown, useLastingMachine } from '../../services/use-lasting-machine';
import { newProduct, type Seller } from './new-product';
import { productDraft } from './product-draft';
import {
  productCreationMachine,
  type ProductCreationEvent,
  type UploadEvent,
} from './product-creation.machine';

const uploadWith = (keyOf: () => Promise<string>) =>
  fromCallback<ProductCreationEvent, { image: File }>(({ input: { image }, sendBack }) => {
    const tell = (event: UploadEvent) => sendBack(event);
    const onProgress = (part: number) => tell({ type: 'upload.progressed', part });
    const leaving = new AbortController();
    uploadImage({ image, key: keyOf(), onProgress, signal: leaving.signal }).then(
      (url) => tell({ type: 'upload.finished', url }),
      (error: unknown) => tell({ type: 'upload.failed', message: failureMessage(error) }),
    );
    return () => leaving.abort();
  });

/** The moment at which it is first asked: what is sent once more must be the same product. */
function firstMoment(): () => Date {
  let moment: Date | undefined;
  return () => (moment ??= new Date());
}

export function useProductCreation(seller: Seller) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [firstSent] = useState(firstMoment);

  return useLastingMachine(
    productCreationMachine.provide({
      actors: {
        upload: uploadWith(async () => {
          if (!isCapableOf('uploads')) return configuration().imageHost.key ?? '';
          const call = uploadsApi.endpoints.uploadKey.initiate(undefined, {
            subscribe: false,
            forceRefetch: true,
          });
          return (await answerOf(dispatch(call))).key;
        }),
        save: fromPromise(({ input: { draft, addresses } }) => {
          const product = newProduct(draft, addresses, seller, firstSent());
          return answerOf(
            dispatch(productsApi.endpoints.addProduct.initiate(product, { track: false })),
          );
        }),
      },
      actions: {
        announceUploadFailure: () =>
          notify.error('Sorry, Something went wrong while uploading your file!'),
        announceSaveFailure: () =>
          notify.error('Sorry, Something went wrong while adding the product!'),
        announceAdded: ({ self }) => {
          drafts.forget(productDraft(seller));
          notify.success('Product Added Successfuly!');
          if (isShown(self)) void navigate(paths.myProducts);
        },
      },
    }),
    inspected(),
    // A failure is announced in any case, and an upload ends with the page.
    { isUnderWay: (snapshot) => snapshot.matches('saving'), tellEnd: () => undefined },
  );
}
