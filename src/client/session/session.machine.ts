import { assign, fromCallback, setup } from 'xstate';
import type { Account, AuthUser } from '../../contract/user';
import { callTimeout, timeoutMessage } from '../api/call-timeout';
import type { Outage } from '../api/renew-access-token';
import { unprovided } from '../features/unprovided';

/** Why a session ended that neither the user here nor the server has ended. */
export const signedOutElsewhere = 'You have been signed out. Please sign in again.';

/** What came of asking the server for a new access token. */
export interface Renewal {
  token?: string;
  /** The server knows this account no more. */
  refusal?: string;
  /** The server can't tell for the moment; nobody is signed out for that. */
  outage?: Outage;
}

export type SessionEvent =
  | { type: 'auth.returning' }
  | { type: 'auth.pending' }
  | { type: 'auth.changed'; user: AuthUser | null }
  | { type: 'auth.failed' }
  | { type: 'auth.retry' }
  | { type: 'account.asked' }
  | { type: 'account.known'; account: Account }
  | { type: 'account.missed'; reason: string }
  | { type: 'account.deleted'; reason: string }
  | { type: 'access.outdated' }
  | { type: 'session.endedElsewhere'; reason: string };

export interface SessionContext {
  /** Who is signed in, or was when it was last known. */
  user: AuthUser | null;
  /** What the marketplace knows of them. */
  account: Account | null;
  /** Why it is not known what it knows of them. */
  missing: string;
  /** Why the server ended the session; null once somebody is signed in again. */
  endedBecause: string | null;
  /** Why the access token could not be renewed. */
  outage: Outage | null;
}

const refused = ({ output }: { output: Renewal }) => ({ reason: output.refusal ?? '' });

/** Who is signed in, and what the server lets them do. Every effect is given by its hook. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'loading' | 'renewing',
  },
  actors: {
    /** Its failures are `auth.failed`: it throws nothing itself. */
    watchIdentity: fromCallback<SessionEvent>(() => {
      throw new Error('watchIdentity is not provided');
    }),
    /**
     * Asks what the marketplace knows of them, now and from time to time. Its failures are
     * `account.missed`: it throws nothing itself.
     */
    watchAccount: fromCallback<SessionEvent, { email: string }>(() => {
      throw new Error('watchAccount is not provided');
    }),
    renewToken: unprovided<Renewal, { email: string }>('renewToken'),
  },
  delays: {
    /** So long nobody minds a spinner. */
    patience: 5_000,
    callTimeout,
  },
  guards: {
    isSomebody: (_, { user }: { user: AuthUser | null }) => user !== null,
    isUnexplained: ({ context }, { user }: { user: AuthUser | null }) =>
      user === null && context.endedBecause === null,
    isSomebodyElse: ({ context }, { user }: { user: AuthUser | null }) =>
      user !== null && context.user !== null && context.user.uid !== user.uid,
    wasSomebody: ({ context }) => context.user !== null,
    wasEnded: ({ context }) => context.user !== null && context.endedBecause !== null,
    isRefused: (_, { output }: { output: Renewal }) => output.refusal !== undefined,
    isWithheld: (_, { output }: { output: Renewal }) => output.outage !== undefined,
  },
  actions: {
    rememberUser: assign((_, { user }: { user: AuthUser | null }) => ({
      user,
      account: null,
      endedBecause: null,
      outage: null,
    })),
    forgetUser: assign({ user: null, account: null }),
    rememberAccount: assign({ account: (_, { account }: { account: Account }) => account }),
    rememberMissing: assign({ missing: (_, { reason }: { reason: string }) => reason }),
    rememberReason: assign({ endedBecause: (_, { reason }: { reason: string }) => reason }),
    rememberOutage: assign({
      outage: (_, { output }: { output: Renewal }) => output.outage ?? null,
    }),
    forgetOutage: assign({ outage: null }),
    keepToken: (_, _renewed: { output: Renewal }) => undefined,
    forgetToken: () => undefined,
    /** Forgets the token, and ends its session at the server. */
    leaveServer: () => undefined,
    /** Signs out at the identity service, and tells the other tabs why. */
    endSession: (_, _ended: { reason: string }) => undefined,
    resetCaches: () => undefined,
    /** Removes the drafts of any other account. */
    claimDrafts: (_, _changed: { user: AuthUser | null }) => undefined,
    forgetDrafts: () => undefined,
  },
}).createMachine({
  id: 'session',
  description: 'Who is signed in, and what the server lets them do.',
  context: { user: null, account: null, missing: '', endedBecause: null, outage: null },
  initial: 'connected',
  on: {
    'session.endedElsewhere': {
      actions: { type: 'rememberReason', params: ({ event }) => event },
      description: 'Another tab was told why; that it ended, the identity service tells this one.',
    },
  },
  states: {
    connected: {
      description: 'The identity service is being watched.',
      invoke: { src: 'watchIdentity' },
      initial: 'starting',
      on: {
        'auth.pending': {
          target: '.loading',
          description: 'A sign-in, sign-up, sign-out or profile update is under way.',
        },
        'auth.changed': [
          {
            guard: { type: 'isSomebodyElse', params: ({ event }) => event },
            target: '.signedIn',
            actions: [
              { type: 'rememberUser', params: ({ event }) => event },
              'forgetToken',
              'resetCaches',
              { type: 'claimDrafts', params: ({ event }) => event },
            ],
            description: 'Somebody else has signed in in another tab.',
          },
          {
            guard: { type: 'isSomebody', params: ({ event }) => event },
            target: '.signedIn',
            actions: [
              { type: 'rememberUser', params: ({ event }) => event },
              { type: 'claimDrafts', params: ({ event }) => event },
            ],
            description: 'The identity service knows the person.',
          },
          {
            guard: 'wasEnded',
            target: '.signedOut',
            actions: ['leaveServer', 'forgetUser', 'resetCaches'],
            description: 'The server ended the session; the drafts stay for this account.',
          },
          {
            guard: 'wasSomebody',
            target: '.signedOut',
            actions: ['leaveServer', 'forgetUser', 'resetCaches', 'forgetDrafts'],
            description: 'They are not signed in any more.',
          },
          { target: '.signedOut', actions: 'leaveServer', description: 'Nobody is signed in.' },
        ],
        'auth.failed': { target: 'unavailable', description: 'The SDK could not be loaded.' },
      },
      states: {
        starting: {
          tags: 'loading',
          description: 'No auth result yet.',
          on: {
            'auth.returning': {
              target: 'returning',
              description: 'This browser holds the access token of somebody.',
            },
          },
          after: { patience: { target: 'unheard', description: 'Loading timed out.' } },
        },
        unheard: {
          tags: 'loading',
          description: 'No auth result for long; guarded pages say so, and offer to start again.',
        },
        returning: {
          tags: 'loading',
          description: 'Whoever was signed in is waiting to be recognised.',
          after: { patience: { target: 'unanswered', description: 'Nobody recognises them.' } },
        },
        loading: {
          tags: 'loading',
          description: 'An identity call is under way.',
          after: { callTimeout: { target: 'unanswered', description: 'The call timed out.' } },
        },
        ending: {
          tags: 'loading',
          description:
            'The server has ended the session; the sign-out at the identity service is pending.',
        },
        unanswered: {
          tags: 'loading',
          description: 'No answer for long; the page says so, and offers to start again.',
        },
        signedIn: {
          type: 'parallel',
          description: 'Somebody is signed in.',
          on: {
            'account.deleted': {
              target: 'ending',
              actions: [
                { type: 'rememberReason', params: ({ event }) => event },
                { type: 'endSession', params: ({ event }) => event },
              ],
              description: 'The server does not let this account in any more.',
            },
            'auth.changed': {
              guard: { type: 'isUnexplained', params: ({ event }) => event },
              target: 'signedOut',
              actions: [
                { type: 'rememberReason', params: { reason: signedOutElsewhere } },
                'leaveServer',
                'forgetUser',
                'resetCaches',
              ],
              description:
                'Signed out in another tab or by the identity service; the drafts stay for this account.',
            },
          },
          states: {
            account: {
              description: 'What the marketplace knows of them.',
              invoke: {
                src: 'watchAccount',
                input: ({ context }) => ({ email: context.user?.email ?? '' }),
              },
              initial: 'recognising',
              on: {
                'account.known': {
                  target: '.recognised',
                  actions: { type: 'rememberAccount', params: ({ event }) => event },
                  description: 'It knows their role, or that they have none yet.',
                },
                'account.missed': {
                  target: '.unrecognised',
                  actions: { type: 'rememberMissing', params: ({ event }) => event },
                  description: 'It did not tell.',
                },
              },
              states: {
                recognising: {
                  description: 'Their role is asked for.',
                  after: {
                    callTimeout: {
                      target: 'unrecognised',
                      actions: { type: 'rememberMissing', params: { reason: timeoutMessage } },
                      description: 'No answer comes in time; it may still come.',
                    },
                  },
                },
                recognised: { description: 'Their role is known, or that they have none yet.' },
                unrecognised: {
                  description: 'Nobody can tell; guarded pages offer Retry.',
                  on: {
                    'account.asked': { target: 'recognising', description: 'It is asked again.' },
                  },
                },
              },
            },
            access: {
              description: 'Their access token.',
              initial: 'held',
              states: {
                held: {
                  description: 'Nothing is known against it.',
                  on: {
                    'access.outdated': {
                      target: 'renewing',
                      description: 'The server takes it no more.',
                    },
                  },
                },
                renewing: {
                  tags: 'renewing',
                  description: 'The calls that were refused wait for a new one.',
                  invoke: {
                    src: 'renewToken',
                    input: ({ context }) => ({ email: context.user?.email ?? '' }),
                    onDone: [
                      {
                        guard: { type: 'isRefused', params: ({ event }) => event },
                        target: '#session.connected.ending',
                        actions: [
                          { type: 'rememberReason', params: ({ event }) => refused(event) },
                          { type: 'endSession', params: ({ event }) => refused(event) },
                        ],
                        description: 'The account is gone.',
                      },
                      {
                        guard: { type: 'isWithheld', params: ({ event }) => event },
                        target: 'withheld',
                        actions: { type: 'rememberOutage', params: ({ event }) => event },
                        description: 'The server can’t tell for the moment.',
                      },
                      {
                        target: 'held',
                        actions: { type: 'keepToken', params: ({ event }) => event },
                        description: 'It is there.',
                      },
                    ],
                    onError: { target: 'held', description: 'No new one; the old one stays.' },
                  },
                  after: {
                    callTimeout: {
                      target: 'held',
                      description: 'No answer comes in time; the old one stays.',
                    },
                  },
                },
                withheld: {
                  description: 'Nobody is signed out because the server is not well.',
                  on: {
                    'access.outdated': {
                      target: 'renewing',
                      actions: 'forgetOutage',
                      description: 'A call tries again.',
                    },
                  },
                },
              },
            },
          },
        },
        signedOut: { description: 'A visitor.' },
      },
    },
    unavailable: {
      description: 'Nobody can tell who is signed in.',
      on: { 'auth.retry': { target: 'connected', description: 'The network is back.' } },
    },
  },
});
