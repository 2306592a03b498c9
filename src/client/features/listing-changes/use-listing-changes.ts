import { fromPromise } from 'xstate';
import { pluralize } from '../../../contract/text/pluralize';
import { listingsApi } from '../../api/listings-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { listingActions } from './listing-actions';
import { listingChangesMachine } from './listing-changes.machine';

/** Runs the changes of the products that are selected on My Products. */
export function useListingChanges() {
  const dispatch = useAppDispatch();
  return useDetachedActor(
    () =>
      listingChangesMachine.provide({
        actors: {
          change: fromPromise(async ({ input }) => {
            const call = listingsApi.endpoints.changeListings.initiate(input, { track: false });
            return (await unwrapCall(dispatch(call))).results;
          }),
        },
        actions: {
          announceChanged: ({ context: { action } }, { results }) =>
            toast.success(listingActions[action].success(pluralize(results.length, 'watch'))),
        },
      }),
    undefined,
    { ...inspectOptions(), ...failureToastOptions },
  );
}
