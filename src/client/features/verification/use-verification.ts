import { fromPromise } from 'xstate';
import type { User } from '../../../contract/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { inspectOptions } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { failureToastOptions } from '../../services/failure-toast-options';
import { useDetachedActor } from '../../services/use-detached-actor';
import { verificationMachine } from './verification.machine';

/** @param success the toast, which specification 8.1 words differently for buyers and sellers */
export function useVerification(user: User, success: string) {
  const dispatch = useAppDispatch();

  return useDetachedActor(
    (host) =>
      verificationMachine.provide({
        actors: {
          verify: fromPromise(() =>
            unwrapCall(
              dispatch(
                usersApi.endpoints.verifyUser.initiate(host.props.user._id, { track: false }),
              ),
            ),
          ),
        },
        actions: { announceVerified: () => notify.success(host.props.success) },
      }),
    { user, success },
    { ...inspectOptions(user.displayName), ...failureToastOptions },
  );
}
