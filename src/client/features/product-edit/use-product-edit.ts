import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { EditListingRequest } from '../../../contract/calls/listing-edits';
import { marksByUrl } from '../../../contract/pictures/photo-marks';
import { productTextFields } from '../../../contract/selling/product-fields';
import { listingEditsApi } from '../../api/listing-edits-api';
import { RequestFailure, unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { photoUrls } from '../../components/photos/photo';
import type { PhotoUploads } from '../../components/photos/photo-uploads';
import { inspectOptions } from '../../services/telemetry/inspection';
import { paths } from '../../services/paths/paths';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { productEditMachine } from './product-edit.machine';
import { readUnsavedEdit, removeUnsavedEdit, storeBase, storeEdit } from './unsaved-edit';

const conflictStatus = 409;

/** Runs the edit of a product. */
export function useProductEdit(id: string, uploads: PhotoUploads) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const load = (signal?: AbortSignal) => {
    const options = { subscribe: false, forceRefetch: true };
    return unwrapCall(
      dispatch(listingEditsApi.endpoints.editableProduct.initiate(id, options)),
      signal,
    );
  };

  return useDetachedActor(
    (component) =>
      productEditMachine.provide({
        actors: {
          load: fromPromise(async ({ signal }) => {
            const product = await load(signal);
            const unsaved = readUnsavedEdit(product);
            if (!unsaved) storeBase(product);
            return { product, unsaved };
          }),
          finishUploads: fromPromise(async ({ input: { draft } }) => {
            const texts = productTextFields.map((name) => [name, draft[name]] as const);
            const photos = await uploads.finish();
            return {
              ...Object.fromEntries(texts),
              photos: photoUrls(photos),
              photoMarks: marksByUrl(photos),
            };
          }),
          save: fromPromise(async ({ input: { base, changes } }) => {
            const values = changes.map(({ field, after }) => [field, after ?? ''] as const);
            const body = {
              revision: base.revision,
              changes: Object.fromEntries(values) as EditListingRequest['changes'],
            };
            const { editListing } = listingEditsApi.endpoints;
            try {
              const call = editListing.initiate({ id, ...body }, { track: false });
              return { status: 'saved' as const, product: await unwrapCall(dispatch(call)) };
            } catch (error) {
              if (!(error instanceof RequestFailure) || error.status !== conflictStatus)
                throw error;
              const { message } = error;
              return { status: 'rejected' as const, product: await load(), message };
            }
          }),
        },
        actions: {
          storeValues: ({ context: { base, values } }) => base && values && storeEdit(base, values),
          announceSaved: ({ context: { base } }) => {
            if (base) removeUnsavedEdit(base);
            toast.success('Changes saved');
            if (component.isMounted) void component.props.navigate(paths.myProducts);
          },
        },
      }),
    { navigate },
    {
      ...inspectOptions(),
      isPending: (snapshot) => snapshot.matches('saving'),
      onSettled: (snapshot) => {
        if (snapshot.status === 'active') toast.error('Your changes are not saved yet.');
      },
    },
  );
}
