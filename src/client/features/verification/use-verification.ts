import { fromPromise } from 'xstate';
import type { User } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { useDetachedActor } from '../../services/use-detached-actor';
import { verificationMachine } from './verification.machine';

/**
 * Runs the verification of one user.
 * @param success the text of the success toast; specification 8.1 has one for buyers and one for
 * sellers
 */
export function useVerification(user: User, success: string) {
  const dispatch = useAppDispatch();

  return useDetachedActor(
    (component) =>
      verificationMachine.provide({
        actors: {
          verify: fromPromise(() =>
            unwrapCall(
              dispatch(
                usersApi.endpoints.verifyUser.initiate(component.props.user._id, { track: false }),
              ),
            ),
          ),
        },
        actions: { announceVerified: () => toast.success(component.props.success) },
      }),
    { user, success },
    { ...inspectOptions(user.displayName), ...failureToastOptions },
  );
}
