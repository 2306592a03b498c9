import { assign, setup } from 'xstate';
import type { Modification } from '../../../contract/platform/mutation-results';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

export type VerificationEvent = { type: 'verification.verify' };

/** An admin verifies a user. */
export const verificationMachine = setup({
  types: {
    context: {} as { failure: string },
    events: {} as VerificationEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    verify: unprovidedActor<Modification>('verify'),
  },
  delays: { callTimeout },
  guards: {
    isModified: (_, { modifiedCount }: Modification) => modifiedCount > 0,
  },
  actions: {
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    announceVerified: () => undefined,
  },
}).createMachine({
  id: 'verification',
  description: 'Verifies a user.',
  context: { failure: '' },
  initial: 'unverified',
  states: {
    unverified: {
      description: 'The Verify button is enabled.',
      initial: 'noError',
      on: {
        'verification.verify': { target: 'verifying', description: 'The admin presses Verify.' },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The user was not verified; the row shows why.' },
      },
    },
    verifying: {
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'verify',
        onDone: [
          {
            guard: { type: 'isModified', params: ({ event }) => event.output },
            target: 'verified',
            actions: 'announceVerified',
            description: 'The server changed the user.',
          },
          {
            target: 'unverified.failed',
            actions: { type: 'setFailure', params: { message: 'The user was not verified.' } },
            description: 'The server changed nothing.',
          },
        ],
        onError: {
          target: 'unverified.failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'unverified.failed',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
    verified: { type: 'final', description: 'The user has the badge.' },
  },
});
