import type { AuthUser } from '../../contract/accounts/user';
import { actorDone, elapsed, actorError, type ExampleEvents } from '../features/flow-examples';
import type { SessionEvent } from './session.machine';

const user: AuthUser = {
  uid: 'uid-1',
  email: 'ann@example.com',
  displayName: 'Ann',
  photoURL: '',
};

const reason = 'An administrator deleted this account.';
const outage = { status: 503, data: { message: 'We could not check who you are.' } };
const renewing = 'session.connected.signedIn.access.renewing';

export const sessionExampleEvents = {
  'a stored token is found': { type: 'auth.tokenFound' },
  'an identity call begins': { type: 'auth.pending' },
  'a user is signed in': { type: 'auth.changed', user },
  'another user is signed in': {
    type: 'auth.changed',
    user: { ...user, uid: 'uid-2', email: 'bob@example.com', displayName: 'Bob' },
  },
  'no user is signed in': { type: 'auth.changed', user: null },
  'the identity service fails to load': { type: 'auth.failed' },
  'the auth result takes long': elapsed('authTimeout', 'session.connected.starting'),
  'the auth result of a returning user takes long': elapsed(
    'authTimeout',
    'session.connected.restoring',
  ),
  'the identity call times out': elapsed('callTimeout', 'session.connected.loading'),
  'the browser is online again': { type: 'auth.retry' },
  'the account fails to load': {
    type: 'account.failed',
    reason: 'We could not reach the marketplace.',
  },
  'loading the account times out': elapsed(
    'callTimeout',
    'session.connected.signedIn.account.loading',
  ),
  'the account is requested': { type: 'account.requested' },
  'the account is loaded': { type: 'account.loaded', account: { role: 'buyer', verified: false } },
  'the account is suspended': {
    type: 'account.suspended',
    reason: 'Your account is suspended. Reason: “Sold a watch twice.”',
  },
  'the account was deleted': { type: 'account.deleted', reason },
  'the access token has expired': { type: 'access.expired' },
  'the access token is renewed': actorDone(renewing, { token: 'renewed' }),
  'the renewal reports an outage': actorDone(renewing, { outage }),
  'the renewal fails': actorError(renewing),
  'the renewal times out': elapsed('callTimeout', renewing),
  'the renewal reports a deleted account': actorDone(renewing, { rejection: reason }),
  'another tab reports why the session ended': { type: 'session.endedElsewhere', reason },
} satisfies ExampleEvents<SessionEvent>;
