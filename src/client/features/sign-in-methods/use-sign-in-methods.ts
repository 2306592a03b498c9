import { fromPromise } from 'xstate';
import { signInMethodsApi } from '../../api/sign-in-methods-api';
import { useAppDispatch } from '../../api/store-hooks';
import { identity } from '../../services/identity/identity';
import { IdentityError } from '../../services/identity/identity-error';
import { connectProvider, disconnectSignInMethod } from '../../services/identity/sign-in-methods';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { methodFailureMessage } from './method-failure-message';
import { changedText } from './sign-in-method-texts';
import {
  signInMethodsMachine,
  type ChangeOutcome,
  type MethodChange,
} from './sign-in-methods.machine';

/** Runs a change of the user's sign-in methods. */
export function useSignInMethods() {
  const dispatch = useAppDispatch();
  const { signInMethods } = signInMethodsApi.endpoints;
  return useDetachedActor(
    () =>
      signInMethodsMachine.provide({
        actors: {
          changeMethods: fromPromise(({ input }) => changeMethods(input)),
          reauthenticate: fromPromise(({ input }) => identity.reauthenticate(input)),
        },
        actions: {
          announceChange: (_, change) => {
            toast.success(changedText(change));
            void dispatch(
              signInMethods.initiate(undefined, { subscribe: false, forceRefetch: true }),
            );
          },
        },
      }),
    undefined,
    {
      ...inspectOptions(),
      isPending: (snapshot) => snapshot.hasTag('busy'),
      onSettled: (snapshot) => {
        const { error, change } = snapshot.context;
        if (snapshot.hasTag('failed')) toast.error(methodFailureMessage(error, change));
      },
    },
  );
}

interface ChangeInput {
  change: MethodChange;
  newPassword: string;
}

/** The outcomes by error code of the identity service, for errors that are not failures. */
const outcomesByCode: Partial<Record<string, ChangeOutcome>> = {
  'popup-closed-by-user': 'abandoned',
  'cancelled-popup-request': 'abandoned',
  'user-cancelled': 'abandoned',
  'requires-recent-login': 'signInRequired',
};

async function changeMethods(input: ChangeInput): Promise<ChangeOutcome> {
  try {
    await requestChange(input);
    return 'changed';
  } catch (error) {
    const outcome = error instanceof IdentityError ? outcomesByCode[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}

async function requestChange({ change, newPassword }: ChangeInput): Promise<void> {
  const { action, method } = change;
  if (action === 'disconnect') await disconnectSignInMethod(method);
  else if (method === 'password') await identity.changePassword(newPassword);
  else await connectProvider(method === 'google.com' ? 'google' : 'github');
}
