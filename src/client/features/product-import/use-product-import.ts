import { useState } from 'react';
import { fromPromise } from 'xstate';
import { pluralize } from '../../../contract/text/pluralize';
import { api } from '../../api/api';
import { productImportsApi } from '../../api/product-imports-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { uploadPhoto } from '../upload-photo';
import { productImportMachine } from './product-import.machine';
import { createProgressStore } from './progress-store';
import { readCsvFile } from './read-csv-file';
import { uploadPhotos } from './upload-photos';

const { latestProductImport, checkProductImport, addImportPhoto, ...others } =
  productImportsApi.endpoints;
const { startProductImport, cancelProductImport } = others;

/** Runs the import of products. */
export function useProductImport() {
  const dispatch = useAppDispatch();
  const load = async (signal: AbortSignal) => {
    const options = { subscribe: false, forceRefetch: true };
    const call = dispatch(latestProductImport.initiate(undefined, options));
    return (await unwrapCall(call, signal)).latest;
  };
  const [uploadedCountStore] = useState(createProgressStore);
  const [snapshot, send] = useDetachedActor(
    () =>
      productImportMachine.provide({
        actors: {
          load: fromPromise(({ signal }) => load(signal)),
          check: fromPromise(async ({ input: { file, encoding }, signal }) => {
            const csv = await readCsvFile(file, encoding);
            const body = { fileName: file.name.slice(0, 300), csv };
            await unwrapCall(dispatch(checkProductImport.initiate(body, { track: false })));
            return load(signal);
          }),
          uploadPhotos: fromPromise(async ({ input: { files, latestImport }, signal }) => {
            uploadedCountStore.set(0);
            const failure = await uploadPhotos({
              files,
              neededFiles: latestImport.neededFiles,
              signal,
              onProgress: uploadedCountStore.set,
              upload: async (photo) => {
                const url = await uploadPhoto(dispatch, photo, signal);
                const added = { id: latestImport.id, name: photo.name, url };
                await unwrapCall(dispatch(addImportPhoto.initiate(added, { track: false })));
              },
            });
            return { latestImport: await load(signal), failure };
          }),
          start: fromPromise(async ({ input: { id } }) => {
            await unwrapCall(dispatch(startProductImport.initiate(id, { track: false })));
          }),
          cancel: fromPromise(async ({ input: { id } }) => {
            await unwrapCall(dispatch(cancelProductImport.initiate(id, { track: false })));
          }),
        },
        actions: {
          announceAdded: ({ context: { latestImport } }) => {
            dispatch(api.util.invalidateTags(['Products', 'MyProducts']));
            toast.success(`${pluralize(latestImport?.productCount ?? 0, 'watch')} added.`);
          },
          announceFailure: (_, { message }) => toast.error(message),
        },
      }),
    undefined,
    { ...inspectOptions(), ...failureToastOptions },
  );
  return { snapshot, send, uploaded: uploadedCountStore };
}
