import type { AuthUser } from '../../../contract/user';
import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { Credentials, SignInEvent } from './sign-in.machine';

const user: AuthUser = {
  uid: 'uid-1',
  email: 'ann@example.com',
  displayName: 'Ann',
  photoURL: '',
};
const credentials: Credentials = { email: user.email, password: 'secret-1' };

export const signInExamples = {
  'sign in with a password': {
    type: 'signIn.submit',
    method: { kind: 'password', credentials },
  },
  'sign in with Google': {
    type: 'signIn.submit',
    method: { kind: 'provider', provider: 'google' },
  },
  register: {
    type: 'signIn.submit',
    method: {
      kind: 'registration',
      registration: { ...credentials, displayName: 'Ann', photoURL: '', role: 'buyer' },
    },
  },
  'press Retry': { type: 'signIn.retry' },
  'the person is who they say': answer('signIn.authenticating', user),
  'the identity service says no': failure('signIn.authenticating'),
  'the identity service says nothing': elapsed('windowPatience', 'signIn.authenticating'),
  'the profile is taken': answer('signIn.updatingProfile', user),
  'the profile is not taken': failure('signIn.updatingProfile'),
  'the profile takes too long': elapsed('callTimeout', 'signIn.updatingProfile'),
  'the user is stored': answer('signIn.savingUser'),
  'the user is not stored': failure('signIn.savingUser'),
  'storing the user takes too long': elapsed('callTimeout', 'signIn.savingUser'),
  'the access token comes': answer('signIn.obtainingToken'),
  'the access token does not come': failure('signIn.obtainingToken'),
  'the access token takes too long': elapsed('callTimeout', 'signIn.obtainingToken'),
} satisfies Examples<SignInEvent>;
