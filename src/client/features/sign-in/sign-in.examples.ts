import type { AuthUser } from '../../../contract/accounts/user';
import type { Credentials } from '../../services/identity/identity-types';
import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { SignInEvent } from './sign-in.machine';

const user: AuthUser = {
  uid: 'uid-1',
  email: 'ann@example.com',
  displayName: 'Ann',
  photoURL: '',
};
const credentials: Credentials = { email: user.email, password: 'secret-1' };

export const signInExampleEvents = {
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
  'the user is authenticated': actorDone('signIn.authenticating', user),
  'the identity service rejects it': actorError('signIn.authenticating'),
  'the identity service times out': elapsed('popupTimeout', 'signIn.authenticating'),
  'the profile is updated': actorDone('signIn.updatingProfile', user),
  'the profile is not updated': actorError('signIn.updatingProfile'),
  'updating the profile times out': elapsed('callTimeout', 'signIn.updatingProfile'),
  'the user is stored': actorDone('signIn.savingUser'),
  'the user is not stored': actorError('signIn.savingUser'),
  'storing the user times out': elapsed('callTimeout', 'signIn.savingUser'),
  'the access token arrives': actorDone('signIn.obtainingToken'),
  'the access token fails': actorError('signIn.obtainingToken'),
  'the access token times out': elapsed('callTimeout', 'signIn.obtainingToken'),
} satisfies ExampleEvents<SignInEvent>;
