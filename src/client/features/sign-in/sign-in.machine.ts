import { assign, setup } from 'xstate';
import type { AuthUser, RegistrationRole } from '../../../contract/accounts/user';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import type { Credentials, SocialProvider } from '../../services/identity/identity-types';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';
import { failWithErrorTo, timeOutWithErrorTo } from '../call-failure';

export interface Registration extends Credentials {
  displayName: string;
  photoURL: string;
  role: RegistrationRole;
}

/** How the user authenticates. */
export type SignInInput =
  | { kind: 'password'; credentials: Credentials }
  | { kind: 'provider'; provider: SocialProvider }
  | { kind: 'registration'; registration: Registration };

export type SignInEvent = { type: 'signIn.submit'; method: SignInInput } | { type: 'signIn.retry' };

export interface SignInContext {
  method: SignInInput | null;
  user: AuthUser | null;
  /** The error of the identity service or the server; null if nothing has failed. */
  error: unknown;
}

/** Returns the submitted method. @throws if there is none */
function requireMethod({ method }: SignInContext): SignInInput {
  if (!method) throw new Error('No sign-in was submitted');
  return method;
}

/** Returns the authenticated user. @throws if there is none */
function requireUser({ user }: SignInContext): AuthUser {
  if (!user) throw new Error('No user is signed in');
  return user;
}

/** Signs in or registers: authenticates, saves the user, then obtains the access token. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    authenticate: unprovidedActor<AuthUser, SignInInput>('authenticate'),
    updateProfile: unprovidedActor<AuthUser, SignInInput>('updateProfile'),
    saveUser: unprovidedActor<unknown, { user: AuthUser; method: SignInInput }>('saveUser'),
    obtainToken: unprovidedActor<void, AuthUser>('obtainToken'),
  },
  delays: {
    callTimeout,
    /** Long, because the user may choose an account in the pop-up of Google or Github. */
    popupTimeout: 5 * 60_000,
  },
  guards: {
    isRegistration: ({ context }) => context.method?.kind === 'registration',
    isSameRegistration: ({ context }, { method }: { method: SignInInput }) =>
      method.kind === 'registration' &&
      // The identity service returns email addresses in lower case.
      method.registration.email.toLowerCase() === context.user?.email.toLowerCase(),
  },
  actions: {
    setMethod: assign({ method: (_, { method }: { method: SignInInput }) => method }),
    setUser: assign({ user: (_, { output }: { output: AuthUser }) => output }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    clearError: assign({ error: null }),
    /** Shows a toast with the identity service's message. */
    announceRejection: (_, _params: { message: string }) => undefined,
    /** Shows a success toast and loads the page on which the user pressed Sign In, or Home. */
    enterMarketplace: (_, _params: { method: SignInInput }) => undefined,
    /** Sends the confirmation email of a new account. The sign-in does not wait for it. */
    sendConfirmation: () => undefined,
  },
}).createMachine({
  id: 'signIn',
  description: 'Signs a user in, or registers one.',
  context: { method: null, user: null, error: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'noError',
      on: {
        'signIn.submit': {
          target: 'authenticating',
          actions: { type: 'setMethod', params: ({ event }) => event },
          description: 'The user submits the form or presses a provider.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        rejected: {
          tags: 'failed',
          description: 'The identity service rejected the sign-in; the input is kept.',
        },
      },
    },
    authenticating: {
      tags: 'busy',
      description: 'The identity service authenticates the user or creates the account.',
      entry: 'clearError',
      invoke: {
        src: 'authenticate',
        input: ({ context }) => requireMethod(context),
        onDone: [
          {
            guard: 'isRegistration',
            target: 'updatingProfile',
            actions: [{ type: 'setUser', params: ({ event }) => event }, 'sendConfirmation'],
            description: 'The account is new.',
          },
          {
            target: 'savingUser',
            actions: { type: 'setUser', params: ({ event }) => event },
            description: 'The user is authenticated.',
          },
        ],
        onError: {
          target: 'editing.rejected',
          actions: [
            { type: 'setError', params: ({ event }) => event },
            {
              type: 'announceRejection',
              params: ({ event }) => ({ message: failureMessage(event.error) }),
            },
          ],
          description: 'Wrong password, email in use, closed pop-up, or no network.',
        },
      },
      after: {
        popupTimeout: {
          target: 'editing.rejected',
          actions: [
            { type: 'setError', params: { error: new Error(timeoutMessage) } },
            { type: 'announceRejection', params: { message: timeoutMessage } },
          ],
          description: 'The call timed out.',
        },
      },
    },
    updatingProfile: {
      tags: 'busy',
      description: 'The new account gets its name and photo.',
      entry: 'clearError',
      invoke: {
        src: 'updateProfile',
        input: ({ context }) => requireMethod(context),
        onDone: {
          target: 'savingUser',
          actions: { type: 'setUser', params: ({ event }) => event },
          description: 'The account has its name and photo.',
        },
        onError: failWithErrorTo('interrupted'),
      },
      after: timeOutWithErrorTo('interrupted'),
    },
    savingUser: {
      tags: 'busy',
      description: 'The marketplace saves the user.',
      entry: 'clearError',
      invoke: {
        src: 'saveUser',
        input: ({ context }) => ({ user: requireUser(context), method: requireMethod(context) }),
        onDone: { target: 'obtainingToken', description: 'The user is stored.' },
        onError: failWithErrorTo('interrupted'),
      },
      after: timeOutWithErrorTo('interrupted'),
    },
    obtainingToken: {
      tags: 'busy',
      description: 'The access token is requested; without one the sign-in does not complete.',
      invoke: {
        src: 'obtainToken',
        input: ({ context }) => requireUser(context),
        onDone: { target: 'signedIn', description: 'The token is stored.' },
        onError: failWithErrorTo('interrupted'),
      },
      after: timeOutWithErrorTo('interrupted'),
    },
    interrupted: {
      tags: 'failed',
      description: 'The user is authenticated, but the marketplace did not respond.',
      on: {
        'signIn.submit': [
          {
            guard: { type: 'isSameRegistration', params: ({ event }) => event },
            target: 'updatingProfile',
            actions: { type: 'setMethod', params: ({ event }) => event },
            description: 'The account already exists and must not be created again.',
          },
          {
            target: 'authenticating',
            actions: { type: 'setMethod', params: ({ event }) => event },
            description: 'Another user, or another sign-in method.',
          },
        ],
        'signIn.retry': [
          {
            guard: 'isRegistration',
            target: 'updatingProfile',
            description: 'The user presses Retry; the registration continues.',
          },
          { target: 'savingUser', description: 'The user presses Retry.' },
        ],
      },
    },
    signedIn: {
      type: 'final',
      description: 'Signed in.',
      entry: {
        type: 'enterMarketplace',
        params: ({ context }) => ({ method: requireMethod(context) }),
      },
    },
  },
});
