import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { ChangeOutcome, SignInMethodsEvent } from './sign-in-methods.machine';

const changeDone = (outcome: ChangeOutcome) => actorDone('signInMethods.changing', outcome);

export const signInMethodsExampleEvents = {
  'connect Google': {
    type: 'signInMethods.choose',
    change: { action: 'connect', method: 'google.com' },
  },
  'disconnect the password': {
    type: 'signInMethods.choose',
    change: { action: 'disconnect', method: 'password' },
  },
  confirm: { type: 'signInMethods.confirm', newPassword: '' },
  'enter the password': {
    type: 'signInMethods.reauthenticate',
    credential: { password: 'secret-1' },
  },
  cancel: { type: 'signInMethods.cancel' },
  'the change succeeds': changeDone('changed'),
  'the user closes the pop-up': changeDone('abandoned'),
  'the last sign-in is too old': changeDone('signInRequired'),
  'the change fails': actorError('signInMethods.changing'),
  'the change times out': elapsed('popupTimeout', 'signInMethods.changing'),
  'the password is right': actorDone('signInMethods.reauthenticating'),
  'the password is wrong': actorError('signInMethods.reauthenticating'),
  'the sign-in times out': elapsed('popupTimeout', 'signInMethods.reauthenticating'),
} satisfies ExampleEvents<SignInMethodsEvent>;
