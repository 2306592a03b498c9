import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { StaffActionEvent } from './staff-action.machine';

export const staffActionExampleEvents = {
  'press the button': { type: 'staffAction.open' },
  'close the dialog': { type: 'staffAction.close' },
  'confirm with a reason': {
    type: 'staffAction.submit',
    reason: 'Sells replicas of brand watches.',
    choice: '30',
    rule: 'fraud',
  },
  'confirm without a reason': {
    type: 'staffAction.submit',
    reason: ' ',
    choice: '30',
    rule: 'fraud',
  },
  'it is done': actorDone('staffAction.saving', { acknowledged: true }),
  'no response arrives': actorError('staffAction.saving'),
  'the call times out': elapsed('callTimeout', 'staffAction.saving'),
} satisfies ExampleEvents<StaffActionEvent>;
