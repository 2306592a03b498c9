import type { AuthUser } from '../../contract/user';
import { actorDone, elapsed, actorError, type Examples } from '../features/flow-examples';
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

export const sessionExamples = {
  'somebody was signed in here before': { type: 'auth.returning' },
  'an identity call begins': { type: 'auth.pending' },
  'somebody is signed in': { type: 'auth.changed', user },
  'somebody else is signed in': {
    type: 'auth.changed',
    user: { ...user, uid: 'uid-2', email: 'bob@example.com', displayName: 'Bob' },
  },
  'nobody is signed in': { type: 'auth.changed', user: null },
  "the identity service can't be loaded": { type: 'auth.failed' },
  'no auth result comes': elapsed('patience', 'session.connected.starting'),
  'nobody recognises them': elapsed('patience', 'session.connected.returning'),
  'the identity service does not answer': elapsed('callTimeout', 'session.connected.loading'),
  'the network is back': { type: 'auth.retry' },
  "the account can't be had": {
    type: 'account.missed',
    reason: 'We could not reach Secondhand.',
  },
  'the account is not told in time': elapsed(
    'callTimeout',
    'session.connected.signedIn.account.recognising',
  ),
  'the account is asked for': { type: 'account.asked' },
  'the account is known': { type: 'account.known', account: { role: 'buyer', verified: false } },
  'the account was deleted': { type: 'account.deleted', reason },
  'the access token has run out': { type: 'access.outdated' },
  'the access token is renewed': actorDone(renewing, { token: 'renewed' }),
  "the renewal can't be decided": actorDone(renewing, { outage }),
  'the renewal breaks': actorError(renewing),
  'the renewal takes too long': elapsed('callTimeout', renewing),
  'the renewal finds the account deleted': actorDone(renewing, { refusal: reason }),
  'another tab tells why the session ended': { type: 'session.endedElsewhere', reason },
} satisfies Examples<SessionEvent>;
