import type { AuthUser } from '../../../contract/user';
import { elapsed, failure, type Examples } from '../flow-examples';
import type { AuthEvent } from './auth.machine';

const user: AuthUser = {
  uid: 'uid-1',
  email: 'ann@example.com',
  displayName: 'Ann',
  photoURL: '',
};

export const authExamples = {
  'an identity call begins': { type: 'auth.pending' },
  'somebody is signed in': { type: 'auth.changed', user },
  'nobody is signed in': { type: 'auth.changed', user: null },
  "the identity service can't be loaded": { type: 'auth.failed' },
  'no auth result comes': elapsed('patience', 'auth.connected.starting'),
  'the identity service does not answer': elapsed('callPatience', 'auth.connected.loading'),
  "the watch can't begin": failure('auth.connected'),
  'the network is back': { type: 'auth.retry' },
} satisfies Examples<AuthEvent>;
