import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { isInDoubt } from '../../api/in-doubt';
import { productsApi } from '../../api/products-api';
import { answerOf, RequestFailure } from '../../api/request-failure';
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
  picturesOf,
  productCreationMachine,
  type ProductCreationEvent,
  type UploadEvent,
} from './product-creation.machine';
import { unansweredProduct } from './unanswered-product';

const uploadWith = (keyOf: () => Promise<string>, addressOf: (image: File) => string | undefined) =>
  fromCallback<ProductCreationEvent, { image: File }>(({ input: { image }, sendBack }) => {
    const tell = (event: UploadEvent) => sendBack(event);
    const address = addressOf(image);
    if (address !== undefined) return tell({ type: 'upload.finished', url: address });
    const onProgress = (part: number) => tell({ type: 'upload.progressed', part });
    const leaving = new AbortController();
    uploadImage({ image, key: keyOf(), onProgress, signal: leaving.signal }).then(
      (url) => tell({ type: 'upload.finished', url }),
      (error: unknown) => tell({ type: 'upload.failed', message: failureMessage(error) }),
    );
    return () => leaving.abort();
  });

/** The moment at which it is first asked: what is sent once more must be the same product. */
function firstMoment(moment: Date | undefined): () => Date {
  return () => (moment ??= new Date());
}

const isAnswered = (error: unknown) => error instanceof RequestFailure && !isInDoubt(error.status);

export function useProductCreation(seller: Seller) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [unanswered] = useState(() => unansweredProduct(seller));
  const [firstSent] = useState(() => firstMoment(unanswered.moment()));

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
        }, unanswered.addressOf),
        save: fromPromise(async ({ input: { draft, addresses } }) => {
          const moment = firstSent();
          unanswered.keep(moment, picturesOf(draft), addresses);
          const product = newProduct(draft, addresses, seller, moment);
          const call = productsApi.endpoints.addProduct.initiate(product, { track: false });
          try {
            const answer = await answerOf(dispatch(call));
            unanswered.forget();
            return answer;
          } catch (error) {
            if (isAnswered(error)) unanswered.forget();
            throw error;
          }
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
