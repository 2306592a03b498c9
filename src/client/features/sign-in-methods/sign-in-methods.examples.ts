import { IdentityError } from '../../services/identity/identity-error';
import { actorDone, actorError, elapsed, type Examples } from '../flow-examples';
import type { SignInMethodsEvent } from './sign-in-methods.machine';

const rejected = (code: string) => ({
  type: 'xstate.error.actor.0.signInMethods.changing' as const,
  error: new IdentityError(`Firebase: Error (auth/${code}).`, code),
});

export const signInMethodsExamples = {
  'connect Google': {
    type: 'signInMethods.choose',
    change: { act: 'connect', method: 'google.com' },
  },
  'disconnect the password': {
    type: 'signInMethods.choose',
    change: { act: 'disconnect', method: 'password' },
  },
  confirm: { type: 'signInMethods.confirm', newPassword: '' },
  'enter the password': { type: 'signInMethods.prove', proof: { password: 'correct horse' } },
  cancel: { type: 'signInMethods.cancel' },
  'the change succeeds': actorDone('signInMethods.changing'),
  'the user closes the pop-up': rejected('popup-closed-by-user'),
  'the last sign-in is too old': rejected('requires-recent-login'),
  'the change fails': actorError('signInMethods.changing'),
  'the change times out': elapsed('popupTimeout', 'signInMethods.changing'),
  'the password is right': actorDone('signInMethods.proving'),
  'the password is wrong': actorError('signInMethods.proving'),
  'the sign-in times out': elapsed('popupTimeout', 'signInMethods.proving'),
} satisfies Examples<SignInMethodsEvent>;
