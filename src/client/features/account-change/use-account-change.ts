import { fromPromise } from 'xstate';
import { identity } from '../../services/identity/identity';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { reauthenticationFailureMessage } from '../reauthentication-failure-message';
import type { AccountChangeKind } from './account-change-texts';
import { accountChangeMachine, type AccountChange } from './account-change.machine';

const changes: Record<AccountChangeKind, (change: AccountChange) => Promise<string>> = {
  email: ({ newEmail }) => identity.requestEmailChange(newEmail).then(() => newEmail),
  password: ({ newPassword }) => identity.changePassword(newPassword).then(() => ''),
};

/** Runs a change of the email address or the password. */
export function useAccountChange(kind: AccountChangeKind) {
  return useDetachedActor(
    () =>
      accountChangeMachine.provide({
        actors: {
          reauthenticate: fromPromise(({ input }) => identity.reauthenticate(input)),
          changeAccount: fromPromise(({ input }) => changes[kind](input)),
        },
      }),
    undefined,
    {
      ...inspectOptions(kind),
      isPending: (snapshot) => snapshot.hasTag('busy'),
      onSettled: (snapshot) => {
        if (snapshot.hasTag('failed'))
          toast.error(reauthenticationFailureMessage(snapshot.context.error));
      },
    },
  );
}
