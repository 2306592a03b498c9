import { fromPromise } from 'xstate';
import { api } from '../../api/api';
import { productImportsApi } from '../../api/product-imports-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { failureToastOptions } from '../../services/failure-toast-options';
import { inspectOptions } from '../../services/inspection';
import { toast } from '../../services/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { formatCount } from './format-count';
import { productImportMachine } from './product-import.machine';
import { readCsvFile } from './read-csv-file';

const { latestProductImport, checkProductImport, startProductImport, cancelProductImport } =
  productImportsApi.endpoints;

/** Runs the import of products. */
export function useProductImport() {
  const dispatch = useAppDispatch();
  const load = async (signal: AbortSignal) => {
    const options = { subscribe: false, forceRefetch: true };
    const call = dispatch(latestProductImport.initiate(undefined, options));
    return (await unwrapCall(call, signal)).latest;
  };
  return useDetachedActor(
    () =>
      productImportMachine.provide({
        actors: {
          load: fromPromise(({ signal }) => load(signal)),
          check: fromPromise(async ({ input: { file }, signal }) => {
            const body = { fileName: file.name.slice(0, 300), csv: await readCsvFile(file) };
            await unwrapCall(dispatch(checkProductImport.initiate(body, { track: false })));
            return load(signal);
          }),
          start: fromPromise(async ({ input: { id } }) => {
            await unwrapCall(dispatch(startProductImport.initiate(id, { track: false })));
          }),
          cancel: fromPromise(async ({ input: { id } }) => {
            await unwrapCall(dispatch(cancelProductImport.initiate(id, { track: false })));
          }),
        },
        actions: {
          announceAdded: ({ context: { latest } }) => {
            dispatch(api.util.invalidateTags(['Products', 'MyProducts']));
            toast.success(`${formatCount(latest?.productCount ?? 0, 'product')} added.`);
          },
          announceFailure: (_, { message }) => toast.error(message),
        },
      }),
    undefined,
    { ...inspectOptions(), ...failureToastOptions },
  );
}
