import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { notify } from '../../services/notifications';
import { verificationMachine } from './verification.machine';

/** @param success the toast, which the SPEC words differently for buyers and sellers. */
export function useVerification(userId: string, success: string) {
  const dispatch = useAppDispatch();

  return useMachine(
    verificationMachine.provide({
      actors: {
        verify: fromPromise(() =>
          answerOf(dispatch(usersApi.endpoints.verifyUser.initiate(userId, { track: false }))),
        ),
      },
      actions: { announceVerified: () => notify.success(success) },
    }),
  );
}
