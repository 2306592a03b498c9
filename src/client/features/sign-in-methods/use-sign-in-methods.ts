import { fromPromise } from 'xstate';
import { signInMethodsApi } from '../../api/sign-in-methods-api';
import { useAppDispatch } from '../../api/store-hooks';
import { identity } from '../../services/identity/identity';
import { connectProvider, disconnectSignInMethod } from '../../services/identity/sign-in-methods';
import { inspectOptions } from '../../services/inspection';
import { toast } from '../../services/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { methodFailureMessage } from './method-failure-message';
import { changedText } from './sign-in-method-texts';
import { signInMethodsMachine, type MethodChange } from './sign-in-methods.machine';

/** Runs a change of the ways in which the user can sign in. */
export function useSignInMethods() {
  const dispatch = useAppDispatch();
  const { signInMethods } = signInMethodsApi.endpoints;
  return useDetachedActor(
    () =>
      signInMethodsMachine.provide({
        actors: {
          changeMethods: fromPromise(({ input }) => changeMethods(input)),
          proveOwner: fromPromise(({ input }) => identity.proveOwner(input)),
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

async function changeMethods(input: { change: MethodChange; newPassword: string }): Promise<void> {
  const { act, method } = input.change;
  if (act === 'disconnect') await disconnectSignInMethod(method);
  else if (method === 'password') await identity.changePassword(input.newPassword);
  else await connectProvider(method === 'google.com' ? 'google' : 'github');
}
