import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { isInDoubt } from '../../api/in-doubt';
import { productsApi } from '../../api/products-api';
import { unwrapCall, RequestFailure } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { uploadsApi } from '../../api/uploads-api';
import { configuration, hasCapability } from '../../services/configuration';
import { drafts } from '../../services/drafts';
import { uploadImage } from '../../services/image-host';
import { inspectOptions } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { paths } from '../../services/paths';
import { failureMessage } from '../failure-message';
import { useDetachedActor } from '../../services/use-detached-actor';
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

  return useDetachedActor(
    (host) =>
      productCreationMachine.provide({
        actors: {
          upload: uploadWith(async () => {
            if (!hasCapability('uploads')) return configuration().imageHost.key ?? '';
            const call = uploadsApi.endpoints.uploadKey.initiate(undefined, {
              subscribe: false,
              forceRefetch: true,
            });
            return (await unwrapCall(dispatch(call))).key;
          }, unanswered.addressOf),
          save: fromPromise(async ({ input: { draft, addresses } }) => {
            const moment = firstSent();
            unanswered.save(moment, picturesOf(draft), addresses);
            const product = newProduct(draft, addresses, host.props.seller, moment);
            const call = productsApi.endpoints.addProduct.initiate(product, { track: false });
            try {
              const answer = await unwrapCall(dispatch(call));
              unanswered.remove();
              return answer;
            } catch (error) {
              if (isAnswered(error)) unanswered.remove();
              throw error;
            }
          }),
        },
        actions: {
          announceUploadFailure: () =>
            notify.error('Sorry, Something went wrong while uploading your file!'),
          announceSaveFailure: () =>
            notify.error('Sorry, Something went wrong while adding the product!'),
          announceAdded: () => {
            drafts.remove(productDraft(seller));
            notify.success('Product Added Successfuly!');
            if (host.isMounted) void host.props.navigate(paths.myProducts);
          },
        },
      }),
    { seller, navigate },
    {
      ...inspectOptions(),
      // The machine announces a failed save itself, and an upload ends with the page.
      isPending: (snapshot) => snapshot.matches('saving'),
      onSettled: () => undefined,
    },
  );
}
