import { useMachine } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { AuthUser } from '../../../contract/accounts/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { accessToken } from '../../services/identity/access-token';
import { completedSignIn } from '../../services/storage/completed-sign-in';
import { isStorageBlocked } from '../../services/storage/browser-storage';
import { drafts } from '../../services/drafts/drafts';
import { identity } from '../../services/identity/identity';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast, showToastAfterReload } from '../../services/toasts/toasts';
import { pathAfterSignIn, loginState } from '../../services/paths/login-state';
import { registrationDraftKey } from './registration-draft-key';
import { signInMachine, type SignInInput } from './sign-in.machine';

function authenticate(method: SignInInput): Promise<AuthUser> {
  switch (method.kind) {
    case 'password':
      return identity.signInWithPassword(method.credentials);
    case 'provider':
      return identity.signInWithProvider(method.provider);
    case 'registration':
      return identity.createAccount(method.registration);
  }
}

async function updateProfile(method: SignInInput): Promise<AuthUser> {
  if (method.kind !== 'registration') throw new Error('Only a new account gets a profile');
  return identity.updateProfile(method.registration);
}

/**
 * Runs a sign-in or registration. Then loads the page on which the user pressed Sign In, or Home.
 */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();

  return useMachine(
    signInMachine.provide({
      actors: {
        authenticate: fromPromise(({ input }) => authenticate(input)),
        updateProfile: fromPromise(({ input }) => updateProfile(input)),
        saveUser: fromPromise(({ input: { user, method } }) => {
          const role = method.kind === 'registration' ? { role: method.registration.role } : {};
          const request = { ...user, ...role };
          return unwrapCall(
            dispatch(usersApi.endpoints.saveUser.initiate(request, { track: false })),
          );
        }),
        obtainToken: fromPromise(async ({ input: { email } }) => {
          const call = usersApi.endpoints.accessToken.initiate(email, {
            subscribe: false,
            forceRefetch: true,
          });
          const response = await unwrapCall(dispatch(call));
          accessToken.store(response.accessToken);
        }),
      },
      actions: {
        // Ignore a failure: the next page offers to send the email.
        sendConfirmation: () => void identity.sendEmailConfirmation().catch(() => undefined),
        announceRejection: (_, { message }) => toast.error(message),
        enterMarketplace: (_, { method }) => {
          const message =
            method.kind === 'registration'
              ? 'User Created Successfully!'
              : 'Successfully Logged In!';
          drafts.remove(registrationDraftKey);
          const path = pathAfterSignIn(loginState(state));
          if (isStorageBlocked()) {
            // Without storage a page load would sign the user out.
            toast.success(message);
            void navigate(path);
            return;
          }
          showToastAfterReload(message);
          completedSignIn.mark();
          window.location.assign(path);
        },
      },
    }),
    inspectOptions(),
  );
}
