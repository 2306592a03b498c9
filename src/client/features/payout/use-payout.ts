import { fromPromise } from 'xstate';
import { payoutsApi } from '../../api/payouts-api';
import { RequestFailure, unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { useDetachedActor } from '../../services/use-detached-actor';
import { payoutMachine, type PayoutOutcome } from './payout.machine';

/** Runs the payouts of a page, one at a time. */
export function usePayout() {
  const dispatch = useAppDispatch();
  return useDetachedActor(
    () =>
      payoutMachine.provide({
        actors: {
          record: fromPromise(async ({ input }): Promise<PayoutOutcome> => {
            const call = payoutsApi.endpoints.recordPayout.initiate(input, { track: false });
            try {
              await unwrapCall(dispatch(call));
              return {};
            } catch (error) {
              if (!(error instanceof RequestFailure) || error.status !== 409) throw error;
              return { conflict: error.message };
            }
          }),
        },
      }),
    undefined,
    { ...inspectOptions(), ...failureToastOptions },
  );
}
