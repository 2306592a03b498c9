import { fromPromise } from 'xstate';
import type { Product } from '../../../contract/selling/product';
import { productsApi } from '../../api/products-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { useDetachedActor } from '../../services/use-detached-actor';
import { advertisingMachine } from './advertising.machine';

/** Runs the changes of a product's advertisement. */
export function useAdvertising({ productName }: Product) {
  const dispatch = useAppDispatch();

  return useDetachedActor(
    () =>
      advertisingMachine.provide({
        actors: {
          toggle: fromPromise(({ input: product }) =>
            unwrapCall(
              dispatch(productsApi.endpoints.advertiseProduct.initiate(product, { track: false })),
            ),
          ),
        },
        actions: { announceUpdate: () => toast.success('Data Updated Successfully!') },
      }),
    undefined,
    { ...inspectOptions(productName), ...failureToastOptions },
  );
}
