import { assign, setup } from 'xstate';
import type { AuthUser, RegistrationRole } from '../../../contract/user';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

export interface Credentials {
  email: string;
  password: string;
}

export interface Registration extends Credentials {
  displayName: string;
  photoURL: string;
  role: RegistrationRole;
}

/** How somebody proves who they are. */
export type SignInMethod =
  | { kind: 'password'; credentials: Credentials }
  | { kind: 'provider'; provider: 'google' | 'github' }
  | { kind: 'registration'; registration: Registration };

export type SignInEvent =
  { type: 'signIn.submit'; method: SignInMethod } | { type: 'signIn.retry' };

export interface SignInContext {
  method: SignInMethod | null;
  user: AuthUser | null;
  /** What the identity service or the server refused with; null while nothing failed. */
  error: unknown;
}

function methodOf({ method }: SignInContext): SignInMethod {
  if (!method) throw new Error('No sign-in was submitted');
  return method;
}

function userOf({ user }: SignInContext): AuthUser {
  if (!user) throw new Error('Nobody is signed in yet');
  return user;
}

/** Signing in and registering: identity first, then the user's record, then the access token. */
export const signInMachine = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    authenticate: unprovided<AuthUser, SignInMethod>('authenticate'),
    updateProfile: unprovided<AuthUser, SignInMethod>('updateProfile'),
    saveUser: unprovided<unknown, { user: AuthUser; method: SignInMethod }>('saveUser'),
    obtainToken: unprovided<void, AuthUser>('obtainToken'),
  },
  delays: {
    callTimeout,
    /** Proving who one is may be a window of Google's or Github's, in which to choose an account. */
    windowPatience: 5 * 60_000,
  },
  guards: {
    isRegistration: ({ context }) => context.method?.kind === 'registration',
    isSameRegistration: ({ context }, { method }: { method: SignInMethod }) =>
      method.kind === 'registration' &&
      // The identity service gives addresses back in lower case.
      method.registration.email.toLowerCase() === context.user?.email.toLowerCase(),
  },
  actions: {
    rememberMethod: assign({ method: (_, { method }: { method: SignInMethod }) => method }),
    rememberUser: assign({ user: (_, { output }: { output: AuthUser }) => output }),
    rememberError: assign({ error: (_, { error }: { error: unknown }) => error }),
    forgetError: assign({ error: null }),
    /** Tells the identity service's own words. */
    announceRefusal: (_, _params: { message: string }) => undefined,
    /** Announces the success and reloads the page where the person was going. */
    enterMarketplace: (_, _params: { method: SignInMethod }) => undefined,
    /** Has the email sent that confirms a new account's address; registering does not wait for it. */
    sendConfirmation: () => undefined,
  },
}).createMachine({
  id: 'signIn',
  description: 'Signing in and registering.',
  context: { method: null, user: null, error: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'untouched',
      on: {
        'signIn.submit': {
          target: 'authenticating',
          actions: { type: 'rememberMethod', params: ({ event }) => event },
          description: 'The person sends the form or presses a provider.',
        },
      },
      states: {
        untouched: { description: 'No error.' },
        refused: {
          tags: 'failed',
          description: 'The identity service said no; what was typed is kept.',
        },
      },
    },
    authenticating: {
      tags: 'busy',
      description: 'The identity service checks the person or creates the account.',
      entry: 'forgetError',
      invoke: {
        src: 'authenticate',
        input: ({ context }) => methodOf(context),
        onDone: [
          {
            guard: 'isRegistration',
            target: 'updatingProfile',
            actions: [{ type: 'rememberUser', params: ({ event }) => event }, 'sendConfirmation'],
            description: 'The account is new.',
          },
          {
            target: 'savingUser',
            actions: { type: 'rememberUser', params: ({ event }) => event },
            description: 'The person is known.',
          },
        ],
        onError: {
          target: 'editing.refused',
          actions: [
            { type: 'rememberError', params: ({ event }) => event },
            {
              type: 'announceRefusal',
              params: ({ event }) => ({ message: failureMessage(event.error) }),
            },
          ],
          description: 'Wrong password, taken email, closed window, no network.',
        },
      },
      after: {
        windowPatience: {
          target: 'editing.refused',
          actions: [
            { type: 'rememberError', params: { error: new Error(timeoutMessage) } },
            { type: 'announceRefusal', params: { message: timeoutMessage } },
          ],
          description: 'The call timed out.',
        },
      },
    },
    updatingProfile: {
      tags: 'busy',
      description: 'The name and photo are given to the new account.',
      entry: 'forgetError',
      invoke: {
        src: 'updateProfile',
        input: ({ context }) => methodOf(context),
        onDone: {
          target: 'savingUser',
          actions: { type: 'rememberUser', params: ({ event }) => event },
          description: 'The account carries name and photo.',
        },
        onError: {
          target: 'interrupted',
          actions: { type: 'rememberError', params: ({ event }) => event },
          description: 'No answer came, or a refusal.',
        },
      },
      after: {
        callTimeout: {
          target: 'interrupted',
          actions: { type: 'rememberError', params: { error: new Error(timeoutMessage) } },
          description: 'The call timed out.',
        },
      },
    },
    savingUser: {
      tags: 'busy',
      description: 'The marketplace stores the user.',
      entry: 'forgetError',
      invoke: {
        src: 'saveUser',
        input: ({ context }) => ({ user: userOf(context), method: methodOf(context) }),
        onDone: { target: 'obtainingToken', description: 'The user is stored.' },
        onError: {
          target: 'interrupted',
          actions: { type: 'rememberError', params: ({ event }) => event },
          description: 'No answer came, or a refusal.',
        },
      },
      after: {
        callTimeout: {
          target: 'interrupted',
          actions: { type: 'rememberError', params: { error: new Error(timeoutMessage) } },
          description: 'The call timed out.',
        },
      },
    },
    obtainingToken: {
      tags: 'busy',
      description: 'The access token is fetched; without one the sign-in does not finish.',
      invoke: {
        src: 'obtainToken',
        input: ({ context }) => userOf(context),
        onDone: { target: 'entered', description: 'The token is kept.' },
        onError: {
          target: 'interrupted',
          actions: { type: 'rememberError', params: ({ event }) => event },
          description: 'No answer came, or a refusal.',
        },
      },
      after: {
        callTimeout: {
          target: 'interrupted',
          actions: { type: 'rememberError', params: { error: new Error(timeoutMessage) } },
          description: 'The call timed out.',
        },
      },
    },
    interrupted: {
      tags: 'failed',
      description: 'The identity is proven, but the marketplace did not answer.',
      on: {
        'signIn.submit': [
          {
            guard: { type: 'isSameRegistration', params: ({ event }) => event },
            target: 'updatingProfile',
            actions: { type: 'rememberMethod', params: ({ event }) => event },
            description: 'Their account exists by now; it must not be created again.',
          },
          {
            target: 'authenticating',
            actions: { type: 'rememberMethod', params: ({ event }) => event },
            description: 'Somebody else, or another way in.',
          },
        ],
        'signIn.retry': [
          {
            guard: 'isRegistration',
            target: 'updatingProfile',
            description: 'The person presses Retry; the new account goes on.',
          },
          { target: 'savingUser', description: 'The person presses Retry.' },
        ],
      },
    },
    entered: {
      type: 'final',
      description: 'Signed in.',
      entry: { type: 'enterMarketplace', params: ({ context }) => ({ method: methodOf(context) }) },
    },
  },
});
