import { answer, elapsed, failure, type Examples } from '../flow-examples';
import type { RoleChoiceEvent } from './role-choice.machine';

export const roleChoiceExamples = {
  'choose to buy': { type: 'roleChoice.choose', role: 'buyer' },
  'choose to sell': { type: 'roleChoice.choose', role: 'seller' },
  'the role is stored': answer('roleChoice.saving'),
  'no answer comes': failure('roleChoice.saving'),
  'it takes too long': elapsed('callTimeout', 'roleChoice.saving'),
} satisfies Examples<RoleChoiceEvent>;
