import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { AccountChangeEvent } from './account-change.machine';

export const accountChangeExampleEvents = {
  'press the button': { type: 'accountChange.open' },
  submit: {
    type: 'accountChange.submit',
    newEmail: 'new@example.com',
    newPassword: 'secret-2',
    password: 'secret-1',
  },
  cancel: { type: 'accountChange.cancel' },
  'the password is right': actorDone('accountChange.reauthenticating'),
  'the password is wrong': actorError('accountChange.reauthenticating'),
  'the sign-in times out': elapsed('callTimeout', 'accountChange.reauthenticating'),
  'the change succeeds': actorDone('accountChange.changing', 'new@example.com'),
  'the change fails': actorError('accountChange.changing'),
  'the change times out': elapsed('callTimeout', 'accountChange.changing'),
} satisfies ExampleEvents<AccountChangeEvent>;
