import type { AuthUser } from '../../contract/user';
import { elapsed, failure, type Examples } from '../features/flow-examples';
import type { SessionEvent } from './session.machine';

const user: AuthUser = {
  uid: 'uid-1',
  email: 'ann@example.com',
  displayName: 'Ann',
  photoURL: '',
};

export const sessionExamples = {
  'an identity call begins': { type: 'auth.pending' },
  'somebody is signed in': { type: 'auth.changed', user },
  'nobody is signed in': { type: 'auth.changed', user: null },
  "the identity service can't be loaded": { type: 'auth.failed' },
  'no auth result comes': elapsed('patience', 'session.connected.starting'),
  'the identity service does not answer': elapsed('callPatience', 'session.connected.loading'),
  "the watch can't begin": failure('session.connected'),
  'the network is back': { type: 'auth.retry' },
} satisfies Examples<SessionEvent>;
