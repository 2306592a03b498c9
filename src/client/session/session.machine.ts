import { assign, fromCallback, setup } from 'xstate';
import type { Account, AuthUser } from '../../contract/accounts/user';
import { callTimeout, timeoutMessage } from '../api/call-timeout';
import type { Outage } from '../api/renew-access-token';
import { unprovidedActor } from '../features/unprovided-actor';

/** The reason if only the identity service reports that the session has ended. */
export const signedOutElsewhereMessage = 'You have been signed out. Please sign in again.';

/** The server's response to the request for a new access token. */
export interface Renewal {
  token?: string;
  /** Why the server rejected the renewal: the account was deleted. */
  rejection?: string;
  /** The server cannot decide now; the user stays signed in. */
  outage?: Outage;
}

export type SessionEvent =
  | { type: 'auth.tokenFound' }
  | { type: 'auth.pending' }
  | { type: 'auth.changed'; user: AuthUser | null }
  | { type: 'auth.failed' }
  | { type: 'auth.retry' }
  | { type: 'account.requested' }
  | { type: 'account.loaded'; account: Account }
  | { type: 'account.failed'; reason: string }
  | { type: 'account.deleted'; reason: string }
  | { type: 'account.suspended'; reason: string; statementToken?: string | undefined }
  | { type: 'access.expired' }
  | { type: 'session.endedElsewhere'; reason: string };

export interface SessionContext {
  /** The signed-in user; after a sign-out the last one. */
  user: AuthUser | null;
  /** The user's account at the marketplace. */
  account: Account | null;
  /** Why the account failed to load, or is suspended. */
  accountFailure: string;
  /** The token of the statement of reasons for the suspension, if there is one. */
  statementToken: string | undefined;
  /** Why the session ended; null after the next sign-in. */
  endReason: string | null;
  outage: Outage | null;
}

const rejectionReason = ({ output }: { output: Renewal }) => ({ reason: output.rejection ?? '' });

/**
 * Tracks the auth state and renews the access token. `createSessionMachine` provides the effects.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'loading' | 'renewing',
  },
  actors: {
    /** Never throws; reports failures as `auth.failed`. */
    watchIdentity: fromCallback<SessionEvent>(() => {
      throw new Error('watchIdentity is not provided');
    }),
    /** Polls the user's account. Never throws; reports failures as `account.failed`. */
    watchAccount: fromCallback<SessionEvent, { email: string }>(() => {
      throw new Error('watchAccount is not provided');
    }),
    renewToken: unprovidedActor<Renewal, { email: string }>('renewToken'),
  },
  delays: {
    /** After this many milliseconds, the page stops showing only a spinner. */
    authTimeout: 5_000,
    callTimeout,
  },
  guards: {
    isSignedIn: (_, { user }: { user: AuthUser | null }) => user !== null,
    isUnexplainedSignOut: ({ context }, { user }: { user: AuthUser | null }) =>
      user === null && context.endReason === null,
    isOtherUser: ({ context }, { user }: { user: AuthUser | null }) =>
      user !== null && context.user !== null && context.user.uid !== user.uid,
    wasSignedIn: ({ context }) => context.user !== null,
    hasEndReason: ({ context }) => context.user !== null && context.endReason !== null,
    isRejected: (_, { output }: { output: Renewal }) => output.rejection !== undefined,
    hasOutage: (_, { output }: { output: Renewal }) => output.outage !== undefined,
  },
  actions: {
    setUser: assign((_, { user }: { user: AuthUser | null }) => ({
      user,
      account: null,
      endReason: null,
      outage: null,
    })),
    clearUser: assign({ user: null, account: null }),
    setAccount: assign({ account: (_, { account }: { account: Account }) => account }),
    setAccountFailure: assign({
      accountFailure: (_, { reason }: { reason: string }) => reason,
    }),
    setSuspension: assign(
      (_, { reason, statementToken }: { reason: string; statementToken?: string | undefined }) => ({
        accountFailure: reason,
        statementToken,
      }),
    ),
    setEndReason: assign({ endReason: (_, { reason }: { reason: string }) => reason }),
    setOutage: assign({
      outage: (_, { output }: { output: Renewal }) => output.outage ?? null,
    }),
    clearOutage: assign({ outage: null }),
    storeToken: (_, _renewed: { output: Renewal }) => undefined,
    removeToken: () => undefined,
    /** Removes the access token and revokes it at the server. */
    revokeAccessToken: () => undefined,
    /** Signs out at the identity service, and notifies the other tabs of the reason. */
    endSession: (_, _ended: { reason: string }) => undefined,
    resetCaches: () => undefined,
    /** Removes the drafts of any other account. */
    claimDrafts: (_, _changed: { user: AuthUser | null }) => undefined,
    removeDrafts: () => undefined,
  },
}).createMachine({
  id: 'session',
  description: 'The signed-in user, the account and the access token.',
  context: {
    user: null,
    account: null,
    accountFailure: '',
    statementToken: undefined,
    endReason: null,
    outage: null,
  },
  initial: 'connected',
  on: {
    'session.endedElsewhere': {
      actions: { type: 'setEndReason', params: ({ event }) => event },
      description: 'Another tab reports the reason; the identity service reports the end.',
    },
  },
  states: {
    connected: {
      description: 'The identity service reports the auth state.',
      invoke: { src: 'watchIdentity' },
      initial: 'starting',
      on: {
        'auth.pending': {
          target: '.loading',
          description: 'A sign-in, sign-up, sign-out or profile update is in flight.',
        },
        'auth.changed': [
          {
            guard: { type: 'isOtherUser', params: ({ event }) => event },
            target: '.signedIn',
            actions: [
              { type: 'setUser', params: ({ event }) => event },
              'removeToken',
              'resetCaches',
              { type: 'claimDrafts', params: ({ event }) => event },
            ],
            description: 'Another user has signed in in another tab.',
          },
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event },
            target: '.signedIn',
            actions: [
              { type: 'setUser', params: ({ event }) => event },
              { type: 'claimDrafts', params: ({ event }) => event },
            ],
            description: 'A user is signed in.',
          },
          {
            guard: 'hasEndReason',
            target: '.signedOut',
            actions: ['revokeAccessToken', 'clearUser', 'resetCaches'],
            description: 'The server ended the session; the drafts stay for this account.',
          },
          {
            guard: 'wasSignedIn',
            target: '.signedOut',
            actions: ['revokeAccessToken', 'clearUser', 'resetCaches', 'removeDrafts'],
            description: 'The user has signed out.',
          },
          {
            target: '.signedOut',
            actions: 'revokeAccessToken',
            description: 'No user is signed in.',
          },
        ],
        'auth.failed': { target: 'identityUnavailable', description: 'The SDK failed to load.' },
      },
      states: {
        starting: {
          tags: 'loading',
          description: 'No auth result yet.',
          on: {
            'auth.tokenFound': {
              target: 'restoring',
              description: 'This browser has an access token.',
            },
          },
          after: {
            authTimeout: { target: 'startingSlowly', description: 'The auth result takes long.' },
          },
        },
        startingSlowly: {
          tags: 'loading',
          description: 'The auth result takes long; guarded pages show that and offer a reload.',
        },
        restoring: {
          tags: 'loading',
          description: 'A returning user waits for the auth result.',
          after: {
            authTimeout: { target: 'loadingSlowly', description: 'The auth result takes long.' },
          },
        },
        loading: {
          tags: 'loading',
          description: 'An identity call is in flight.',
          after: { callTimeout: { target: 'loadingSlowly', description: 'The call timed out.' } },
        },
        ending: {
          tags: 'loading',
          description:
            'The server has ended the session; the sign-out at the identity service is pending.',
        },
        loadingSlowly: {
          tags: 'loading',
          description: 'The auth result takes long; the page shows that and offers a reload.',
        },
        signedIn: {
          type: 'parallel',
          description: 'A user is signed in.',
          on: {
            'account.deleted': {
              target: 'ending',
              actions: [
                { type: 'setEndReason', params: ({ event }) => event },
                { type: 'endSession', params: ({ event }) => event },
              ],
              description: 'The server no longer admits this account.',
            },
            'auth.changed': {
              guard: { type: 'isUnexplainedSignOut', params: ({ event }) => event },
              target: 'signedOut',
              actions: [
                { type: 'setEndReason', params: { reason: signedOutElsewhereMessage } },
                'revokeAccessToken',
                'clearUser',
                'resetCaches',
              ],
              description:
                'Signed out in another tab or by the identity service; the drafts stay for this account.',
            },
          },
          states: {
            account: {
              description: "The user's account at the marketplace.",
              invoke: {
                src: 'watchAccount',
                input: ({ context }) => ({ email: context.user?.email ?? '' }),
              },
              initial: 'loading',
              on: {
                'account.loaded': {
                  target: '.loaded',
                  actions: { type: 'setAccount', params: ({ event }) => event },
                  description: 'The role is known, or that there is none yet.',
                },
                'account.failed': {
                  target: '.failed',
                  actions: { type: 'setAccountFailure', params: ({ event }) => event },
                  description: 'The account failed to load.',
                },
                'account.suspended': {
                  target: '.suspended',
                  actions: { type: 'setSuspension', params: ({ event }) => event },
                  description: 'The account is suspended, and the user has signed in since.',
                },
              },
              states: {
                loading: {
                  description: 'The account is loading.',
                  after: {
                    callTimeout: {
                      target: 'failed',
                      actions: {
                        type: 'setAccountFailure',
                        params: { reason: timeoutMessage },
                      },
                      description: 'The response takes long; it may still arrive.',
                    },
                  },
                },
                loaded: { description: 'The role is known, or that there is none yet.' },
                suspended: {
                  description: 'Only the download and the deletion of the own data are offered.',
                },
                failed: {
                  description: 'The account is unknown; guarded pages offer Retry.',
                  on: {
                    'account.requested': {
                      target: 'loading',
                      description: 'The account is requested again.',
                    },
                  },
                },
              },
            },
            access: {
              description: 'The access token.',
              initial: 'valid',
              states: {
                valid: {
                  description: 'The token is in use.',
                  on: {
                    'access.expired': {
                      target: 'renewing',
                      description: 'The server rejects the token.',
                    },
                  },
                },
                renewing: {
                  tags: 'renewing',
                  description: 'Rejected calls wait for a new token.',
                  invoke: {
                    src: 'renewToken',
                    input: ({ context }) => ({ email: context.user?.email ?? '' }),
                    onDone: [
                      {
                        guard: { type: 'isRejected', params: ({ event }) => event },
                        target: '#session.connected.ending',
                        actions: [
                          { type: 'setEndReason', params: ({ event }) => rejectionReason(event) },
                          { type: 'endSession', params: ({ event }) => rejectionReason(event) },
                        ],
                        description: 'The account was deleted.',
                      },
                      {
                        guard: { type: 'hasOutage', params: ({ event }) => event },
                        target: 'serverUnavailable',
                        actions: { type: 'setOutage', params: ({ event }) => event },
                        description: "The server can't decide now.",
                      },
                      {
                        target: 'valid',
                        actions: { type: 'storeToken', params: ({ event }) => event },
                        description: 'A new token is stored.',
                      },
                    ],
                    onError: { target: 'valid', description: 'No new token; the old one stays.' },
                  },
                  after: {
                    callTimeout: {
                      target: 'valid',
                      description: 'The call timed out; the old token stays.',
                    },
                  },
                },
                serverUnavailable: {
                  description: 'The user stays signed in during an outage.',
                  on: {
                    'access.expired': {
                      target: 'renewing',
                      actions: 'clearOutage',
                      description: 'A call requests a new token again.',
                    },
                  },
                },
              },
            },
          },
        },
        signedOut: { description: 'No user is signed in.' },
      },
    },
    identityUnavailable: {
      description: "The auth state can't be known.",
      on: { 'auth.retry': { target: 'connected', description: 'The browser is online again.' } },
    },
  },
});
