import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { productsApi } from '../../api/products-api';
import { unwrapCall, RequestFailure } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import type { ServerDraft } from '../../components/product-form/server-draft';
import { draftFiles } from '../../services/drafts/draft-files';
import { drafts } from '../../services/drafts/drafts';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { paths } from '../../services/paths/paths';
import { useDetachedActor } from '../../services/use-detached-actor';
import { toNewProduct, type SellerSession } from './new-product';
import { productDraftKey, productPhotosKey } from './product-draft-key';
import { productCreationMachine } from './product-creation.machine';
import type { pendingSubmissionStore } from './pending-submission';

/** Returns a function that returns the same time at each call, because a retry must not change it. */
function createStableTime(time: Date | undefined): () => Date {
  return () => (time ??= new Date());
}

/** Returns whether the server has rejected the product, so that the next attempt is a new one. */
const isRejection = (error: unknown) =>
  error instanceof RequestFailure && !isOutcomeUnknown(error.status);

interface CreationOptions {
  seller: SellerSession;
  submission: ReturnType<typeof pendingSubmissionStore>;
  uploads: PhotoUploads;
  serverDraft: ServerDraft | undefined;
  onAdded: () => void;
}

export function useProductCreation(options: CreationOptions) {
  const { seller, submission, uploads, serverDraft, onAdded } = options;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [firstSentAt] = useState(() => createStableTime(submission.firstSentAt()));

  return useDetachedActor(
    (component) =>
      productCreationMachine.provide({
        actors: {
          finishUploads: fromPromise(() => uploads.finish()),
          save: fromPromise(async ({ input: { draft } }) => {
            const sentAt = firstSentAt();
            submission.save(sentAt, draft.productName, draft.photos);
            await serverDraft?.pause();
            const product = {
              ...toNewProduct(draft, component.props.seller, sentAt),
              ...(serverDraft && { draftId: serverDraft.id() }),
            };
            const call = productsApi.endpoints.addProduct.initiate(product, { track: false });
            try {
              const result = await unwrapCall(dispatch(call));
              submission.remove();
              if (!result.acknowledged) serverDraft?.resume();
              return result;
            } catch (error) {
              serverDraft?.resume();
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
            serverDraft?.end();
            drafts.remove(productDraftKey(seller));
            void draftFiles.remove(productPhotosKey(seller));
            toast.success('Product Added Successfuly!');
            if (!component.isMounted) return;
            component.props.onAdded();
            void component.props.navigate(paths.myProducts);
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
