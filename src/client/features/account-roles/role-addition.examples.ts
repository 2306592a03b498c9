import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { RoleAdditionEvent } from './role-addition.machine';

export const roleAdditionExampleEvents = {
  confirm: { type: 'roleAddition.confirm' },
  cancel: { type: 'roleAddition.cancel' },
  'the role is added': actorDone('roleAddition.adding'),
  'no response arrives': actorError('roleAddition.adding'),
  'the call times out': elapsed('callTimeout', 'roleAddition.adding'),
} satisfies ExampleEvents<RoleAdditionEvent>;
