import type { AuthUser } from '../../../contract/user';
import { actorDone, elapsed, actorError, type Examples } from '../flow-examples';
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
  'the person is who they say': actorDone('signIn.authenticating', user),
  'the identity service says no': actorError('signIn.authenticating'),
  'the identity service says nothing': elapsed('windowPatience', 'signIn.authenticating'),
  'the profile is taken': actorDone('signIn.updatingProfile', user),
  'the profile is not taken': actorError('signIn.updatingProfile'),
  'the profile takes too long': elapsed('callTimeout', 'signIn.updatingProfile'),
  'the user is stored': actorDone('signIn.savingUser'),
  'the user is not stored': actorError('signIn.savingUser'),
  'storing the user takes too long': elapsed('callTimeout', 'signIn.savingUser'),
  'the access token comes': actorDone('signIn.obtainingToken'),
  'the access token does not come': actorError('signIn.obtainingToken'),
  'the access token takes too long': elapsed('callTimeout', 'signIn.obtainingToken'),
} satisfies Examples<SignInEvent>;
