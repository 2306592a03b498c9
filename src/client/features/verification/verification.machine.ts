import { assign, setup } from 'xstate';
import type { Modification } from '../../../contract/product';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

export type VerificationEvent = { type: 'verification.verify' };

/** An admin verifies one user; it cannot be taken back. */
export const verificationMachine = setup({
  types: {
    context: {} as { failure: string },
    events: {} as VerificationEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    verify: unprovided<Modification>('verify'),
  },
  guards: {
    isModified: (_, { modifiedCount }: Modification) => modifiedCount > 0,
  },
  actions: {
    announceVerified: () => undefined,
  },
}).createMachine({
  id: 'verification',
  description: 'Verifying one user.',
  context: { failure: '' },
  initial: 'unverified',
  states: {
    unverified: {
      description: 'The Verify button is open.',
      initial: 'untouched',
      on: { 'verification.verify': 'verifying' },
      states: {
        untouched: {},
        failed: { tags: 'failed', description: 'The user was not verified.' },
      },
    },
    verifying: {
      tags: 'busy',
      description: 'The server verifies the user.',
      invoke: {
        src: 'verify',
        onDone: [
          {
            guard: { type: 'isModified', params: ({ event }) => event.output },
            target: 'verified',
            actions: 'announceVerified',
          },
          {
            target: 'unverified.failed',
            actions: assign({ failure: 'The user was not verified.' }),
          },
        ],
        onError: {
          target: 'unverified.failed',
          actions: assign({ failure: ({ event }) => failureMessage(event.error) }),
        },
      },
    },
    verified: { type: 'final', description: 'The user carries the badge.' },
  },
});
