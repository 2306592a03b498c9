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
import { newProduct, type SellerSession } from './new-product';
import { productDraftKey } from './product-draft-key';
import {
  picturesOf,
  productCreationMachine,
  type ProductCreationEvent,
  type UploadEvent,
} from './product-creation.machine';
import { pendingSubmission } from './pending-submission';

const uploadWith = (keyOf: () => Promise<string>, urlOf: (image: File) => string | undefined) =>
  fromCallback<ProductCreationEvent, { image: File }>(({ input: { image }, sendBack }) => {
    const send = (event: UploadEvent) => sendBack(event);
    const uploadedUrl = urlOf(image);
    if (uploadedUrl !== undefined) return send({ type: 'upload.finished', url: uploadedUrl });
    const onProgress = (part: number) => send({ type: 'upload.progressed', part });
    const aborter = new AbortController();
    uploadImage({ image, key: keyOf(), onProgress, signal: aborter.signal }).then(
      (url) => send({ type: 'upload.finished', url }),
      (error: unknown) => send({ type: 'upload.failed', message: failureMessage(error) }),
    );
    return () => aborter.abort();
  });

/** The time of the first call, because a retry must send the same product. */
function firstTime(time: Date | undefined): () => Date {
  return () => (time ??= new Date());
}

const hasResponse = (error: unknown) => error instanceof RequestFailure && !isInDoubt(error.status);

export function useProductCreation(seller: SellerSession) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [submission] = useState(() => pendingSubmission(seller));
  const [firstSentAt] = useState(() => firstTime(submission.firstSentAt()));

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
          }, submission.urlOf),
          save: fromPromise(async ({ input: { draft, addresses } }) => {
            const sentAt = firstSentAt();
            submission.save(sentAt, picturesOf(draft), addresses);
            const product = newProduct(draft, addresses, host.props.seller, sentAt);
            const call = productsApi.endpoints.addProduct.initiate(product, { track: false });
            try {
              const result = await unwrapCall(dispatch(call));
              submission.remove();
              return result;
            } catch (error) {
              if (hasResponse(error)) submission.remove();
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
            drafts.remove(productDraftKey(seller));
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
