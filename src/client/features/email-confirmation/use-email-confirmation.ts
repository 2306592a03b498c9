import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { AuthUser } from '../../../contract/accounts/user';
import { renewAccessToken } from '../../api/renew-access-token';
import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { identity } from '../../services/identity/identity';
import { IdentityError } from '../../services/identity/identity-error';
import { inspectOptions } from '../../services/telemetry/inspection';
import { confirmationDismissal } from '../../services/storage/confirmation-dismissal';
import { toast } from '../../services/toasts/toasts';
import { emailConfirmationMachine } from './email-confirmation.machine';

async function sendEmail(): Promise<void> {
  try {
    await identity.sendEmailConfirmation();
  } catch (error) {
    throw error instanceof IdentityError ? new Error(explainIdentityError(error).text) : error;
  }
}

async function checkConfirmation(dispatch: Dispatch, email: string): Promise<boolean> {
  if (!(await identity.refreshEmailConfirmation())) return false;
  // The server learns of the confirmation from a new identity token.
  await renewAccessToken();
  const account = await unwrapCall(
    dispatch(usersApi.endpoints.account.initiate(email, { subscribe: false, forceRefetch: true })),
  );
  return account.emailConfirmed !== false;
}

/** Runs the confirmation of the user's email address. */
export function useEmailConfirmation({ uid, email }: AuthUser) {
  const dispatch = useAppDispatch();
  const [snapshot, send] = useMachine(
    emailConfirmationMachine.provide({
      actors: {
        sendEmail: fromPromise(sendEmail),
        checkConfirmation: fromPromise(() => checkConfirmation(dispatch, email)),
      },
      actions: {
        announceConfirmation: () => toast.success('Email Address Confirmed!'),
        storeDismissal: () => confirmationDismissal.store(uid),
      },
    }),
    inspectOptions(),
  );

  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState === 'visible') send({ type: 'emailConfirmation.return' });
    };
    window.addEventListener('focus', handleReturn);
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      window.removeEventListener('focus', handleReturn);
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [send]);

  return [snapshot, send] as const;
}
