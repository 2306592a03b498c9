import { fromPromise } from 'xstate';
import type { Product } from '../../../contract/product';
import { productsApi } from '../../api/products-api';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { announcedFlow } from '../../services/announced-flow';
import { useLastingMachine } from '../../services/use-lasting-machine';
import { advertisingMachine } from './advertising.machine';

export function useAdvertising({ productName }: Product) {
  const dispatch = useAppDispatch();

  return useLastingMachine(
    advertisingMachine.provide({
      actors: {
        toggle: fromPromise(({ input: product }) =>
          answerOf(
            dispatch(productsApi.endpoints.advertiseProduct.initiate(product, { track: false })),
          ),
        ),
      },
      actions: { announceUpdate: () => notify.success('Data Updated Successfully!') },
    }),
    inspected(productName),
    announcedFlow,
  );
}
