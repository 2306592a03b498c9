import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { ModerationEvent } from './moderation.machine';

export const moderationExampleEvents = {
  'send the decision': {
    type: 'moderation.submit',
    values: { action: 'none', facts: 'The photos are the own ones.' },
  },
  'it is stored': actorDone('moderation.submitting', { acknowledged: true }),
  'no response arrives': actorError('moderation.submitting'),
  'the call times out': elapsed('callTimeout', 'moderation.submitting'),
} satisfies ExampleEvents<ModerationEvent>;
