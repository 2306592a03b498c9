import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { renewAccessToken } from '../../api/renew-access-token';
import { explainIdentityError } from '../../services/identity/explain-identity-error';
import { identity } from '../../services/identity/identity';
import { IdentityError } from '../../services/identity/identity-error';
import { inspectOptions } from '../../services/inspection';
import { confirmationDismissal } from '../../services/confirmation-dismissal';
import { toast } from '../../services/toasts';
import { emailConfirmationMachine } from './email-confirmation.machine';

async function sendEmail(): Promise<void> {
  try {
    await identity.sendEmailConfirmation();
  } catch (error) {
    throw error instanceof IdentityError ? new Error(explainIdentityError(error).text) : error;
  }
}

async function checkConfirmation(): Promise<boolean> {
  const isConfirmed = await identity.refreshEmailConfirmation();
  // The server learns of the confirmation from a new identity token.
  if (isConfirmed) await renewAccessToken();
  return isConfirmed;
}

/** Runs the confirmation of the user's email address. */
export function useEmailConfirmation(uid: string) {
  const [snapshot, send] = useMachine(
    emailConfirmationMachine.provide({
      actors: {
        sendEmail: fromPromise(sendEmail),
        checkConfirmation: fromPromise(checkConfirmation),
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
