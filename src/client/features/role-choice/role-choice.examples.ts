import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { RoleChoiceEvent } from './role-choice.machine';

export const roleChoiceExampleEvents = {
  'choose to buy': { type: 'roleChoice.choose', role: 'buyer' },
  'choose to sell': { type: 'roleChoice.choose', role: 'seller' },
  'the role is stored': actorDone('roleChoice.saving'),
  'no response arrives': actorError('roleChoice.saving'),
  'the call times out': elapsed('callTimeout', 'roleChoice.saving'),
} satisfies ExampleEvents<RoleChoiceEvent>;
