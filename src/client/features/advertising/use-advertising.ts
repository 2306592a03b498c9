import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { productsApi } from '../../api/products-api';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { notify } from '../../services/notifications';
import { advertisingMachine } from './advertising.machine';

export function useAdvertising() {
  const dispatch = useAppDispatch();

  return useMachine(
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
  );
}
