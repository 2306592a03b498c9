import { fromPromise } from 'xstate';
import type { User } from '../../../contract/user';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { inspected } from '../../services/inspection';
import { notify } from '../../services/notifications';
import { announcedFlow } from '../../services/announced-flow';
import { useLastingMachine } from '../../services/use-lasting-machine';
import { verificationMachine } from './verification.machine';

/** @param success the toast, which specification 8.1 words differently for buyers and sellers. */
export function useVerification(user: User, success: string) {
  const dispatch = useAppDispatch();

  return useLastingMachine(
    verificationMachine.provide({
      actors: {
        verify: fromPromise(() =>
          answerOf(dispatch(usersApi.endpoints.verifyUser.initiate(user._id, { track: false }))),
        ),
      },
      actions: { announceVerified: () => notify.success(success) },
    }),
    inspected(user.displayName),
    announcedFlow,
  );
}
