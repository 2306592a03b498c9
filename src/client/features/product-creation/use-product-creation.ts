import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromCallback, fromPromise } from 'xstate';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { productsApi } from '../../api/products-api';
import { unwrapCall, RequestFailure } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { fetchUploadKey } from '../../api/uploads-api';
import { draftFiles } from '../../services/draft-files';
import { drafts } from '../../services/drafts';
import { uploadImage } from '../../services/image-host';
import { inspectOptions } from '../../services/inspection';
import { toast } from '../../services/toasts';
import { paths } from '../../services/paths';
import { failureMessage } from '../failure-message';
import { useDetachedActor } from '../../services/use-detached-actor';
import { newProduct, type SellerSession } from './new-product';
import { productDraftKey } from './product-draft-key';
import {
  draftPictures,
  productCreationMachine,
  type ProductCreationEvent,
  type UploadEvent,
} from './product-creation.machine';
import { pendingSubmission } from './pending-submission';

/** Creates the actor that uploads a picture, unless it was uploaded before a reload. */
const createUploadActor = (
  fetchKey: () => Promise<string>,
  findUploadedUrl: (image: File) => string | undefined,
) =>
  fromCallback<ProductCreationEvent, { image: File }>(({ input: { image }, sendBack }) => {
    const send = (event: UploadEvent) => sendBack(event);
    const uploadedUrl = findUploadedUrl(image);
    if (uploadedUrl !== undefined) return send({ type: 'upload.finished', url: uploadedUrl });
    const onProgress = (fraction: number) => send({ type: 'upload.progressed', fraction });
    const controller = new AbortController();
    uploadImage({ image, key: fetchKey(), onProgress, signal: controller.signal }).then(
      (url) => send({ type: 'upload.finished', url }),
      (error: unknown) => send({ type: 'upload.failed', message: failureMessage(error) }),
    );
    return () => controller.abort();
  });

/** Returns a function that returns the same time at each call, because a retry must not change it. */
function createStableTime(time: Date | undefined): () => Date {
  return () => (time ??= new Date());
}

/** Returns whether the server has rejected the product, so that the next attempt is a new one. */
const isRejection = (error: unknown) =>
  error instanceof RequestFailure && !isOutcomeUnknown(error.status);

export function useProductCreation(seller: SellerSession, onAdded: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [submission] = useState(() => pendingSubmission(seller));
  const [firstSentAt] = useState(() => createStableTime(submission.firstSentAt()));

  return useDetachedActor(
    (host) =>
      productCreationMachine.provide({
        actors: {
          upload: createUploadActor(() => fetchUploadKey(dispatch), submission.findUploadedUrl),
          save: fromPromise(async ({ input: { draft, imageUrls } }) => {
            const sentAt = firstSentAt();
            submission.save(sentAt, draftPictures(draft), imageUrls);
            const product = newProduct(draft, imageUrls, host.props.seller, sentAt);
            const call = productsApi.endpoints.addProduct.initiate(product, { track: false });
            try {
              const result = await unwrapCall(dispatch(call));
              submission.remove();
              return result;
            } catch (error) {
              if (isRejection(error)) submission.remove();
              throw error;
            }
          }),
        },
        actions: {
          announceUploadFailure: () =>
            toast.error('Sorry, Something went wrong while uploading your file!'),
          announceSaveFailure: () =>
            toast.error('Sorry, Something went wrong while adding the product!'),
          announceAdded: () => {
            drafts.remove(productDraftKey(seller));
            void draftFiles.remove(productDraftKey(seller));
            toast.success('Product Added Successfuly!');
            if (!host.isMounted) return;
            host.props.onAdded();
            void host.props.navigate(paths.myProducts);
          },
        },
      }),
    { seller, onAdded, navigate },
    {
      ...inspectOptions(),
      // The machine itself shows a toast for a failed save. An upload stops with the page.
      isPending: (snapshot) => snapshot.matches('saving'),
      onSettled: () => undefined,
    },
  );
}
