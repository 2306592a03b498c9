import { fromPromise } from 'xstate';
import { accountDeletionApi } from '../../api/account-deletion-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { identity } from '../../services/identity/identity';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { reauthenticationFailureMessage } from '../reauthentication-failure-message';
import { accountDeletionMachine } from './account-deletion.machine';

/** Runs the deletion of the user's own account. */
export function useAccountDeletion() {
  const dispatch = useAppDispatch();

  return useDetachedActor(
    () =>
      accountDeletionMachine.provide({
        actors: {
          reauthenticate: fromPromise(({ input }) => identity.reauthenticate(input)),
          requestDeletion: fromPromise(() =>
            unwrapCall(
              dispatch(
                accountDeletionApi.endpoints.requestDeletion.initiate(undefined, { track: false }),
              ),
            ),
          ),
        },
        actions: {
          announceWait: () => toast.success('Your account will be deleted'),
          endSession: () => {
            toast.success('Your account is deleted');
            void identity.signOut().catch(() => undefined);
          },
        },
      }),
    undefined,
    {
      ...inspectOptions(),
      isPending: (snapshot) => snapshot.hasTag('busy'),
      onSettled: (snapshot) => {
        if (snapshot.hasTag('failed'))
          toast.error(reauthenticationFailureMessage(snapshot.context.error));
      },
    },
  );
}
