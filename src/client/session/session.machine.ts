import { assign, fromCallback, setup } from 'xstate';
import type { AuthUser } from '../../contract/user';

export type SessionEvent =
  | { type: 'auth.pending' }
  | { type: 'auth.changed'; user: AuthUser | null }
  | { type: 'auth.failed' }
  | { type: 'auth.retry' };

/** Who is signed in. Loading until the first auth result, and again during every identity call. */
export const sessionMachine = setup({
  types: {
    context: {} as { user: AuthUser | null },
    events: {} as SessionEvent,
    tags: {} as 'loading',
  },
  actors: {
    watchIdentity: fromCallback<SessionEvent>(() => {
      throw new Error('watchIdentity is not provided');
    }),
  },
  delays: {
    /** So long nobody minds a spinner. */
    patience: 5_000,
    /** A call may be a window of Google's or Github's, in which somebody chooses an account. */
    callPatience: 20_000,
  },
  guards: {
    isSomebody: (_, { user }: { user: AuthUser | null }) => user !== null,
  },
  actions: {
    rememberUser: assign({ user: (_, { user }: { user: AuthUser | null }) => user }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in, as the identity service tells it.',
  context: { user: null },
  initial: 'connected',
  states: {
    connected: {
      description: 'The identity service is being watched.',
      invoke: {
        src: 'watchIdentity',
        onError: { target: 'unavailable', description: 'The watch could not begin.' },
      },
      initial: 'starting',
      on: {
        'auth.pending': {
          target: '.loading',
          description: 'A sign-in, sign-up, sign-out or profile update is under way.',
        },
        'auth.changed': [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event },
            target: '.signedIn',
            actions: { type: 'rememberUser', params: ({ event }) => event },
            description: 'The identity service knows the person.',
          },
          {
            target: '.signedOut',
            actions: { type: 'rememberUser', params: ({ event }) => event },
            description: 'Nobody is signed in.',
          },
        ],
        'auth.failed': { target: 'unavailable', description: 'The SDK could not be loaded.' },
      },
      states: {
        starting: {
          tags: 'loading',
          description: 'No auth result yet.',
          after: { patience: { target: 'unheard', description: 'It does not come.' } },
        },
        unheard: {
          tags: 'loading',
          description: 'No auth result for long; the page says so, and offers to start again.',
        },
        loading: {
          tags: 'loading',
          description: 'An identity call is under way.',
          after: { callPatience: { target: 'unanswered', description: 'No answer comes.' } },
        },
        unanswered: {
          tags: 'loading',
          description: 'No answer for long; the page says so, and offers to start again.',
        },
        signedIn: { description: 'Somebody is signed in.' },
        signedOut: { description: 'A visitor.' },
      },
    },
    unavailable: {
      description: 'Nobody can tell who is signed in.',
      on: { 'auth.retry': { target: 'connected', description: 'The network is back.' } },
    },
  },
});
