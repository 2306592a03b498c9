import { assign, setup } from 'xstate';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

/** What a member of staff has entered to confirm an action. */
export interface StaffActionRequest {
  reason: string;
  /** The value of the action's choice; empty for an action without one. */
  choice: string;
  /** The value of the rule that was chosen; empty for an action without one. */
  rule: string;
}

export type StaffActionEvent =
  | { type: 'staffAction.open' }
  | { type: 'staffAction.close' }
  | ({ type: 'staffAction.submit' } & StaffActionRequest);

/** Runs an action of staff on another user's data, after a confirmation with a reason. */
export const staffActionMachine = setup({
  types: {
    context: {} as StaffActionRequest & { failure: string },
    events: {} as StaffActionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    save: unprovidedActor<unknown, StaffActionRequest>('save'),
  },
  delays: { callTimeout },
  guards: {
    hasReason: (_, { reason }: StaffActionRequest) => hasVisibleCharacter(reason),
  },
  actions: {
    setRequest: assign((_, { reason, choice, rule }: StaffActionRequest) => ({
      reason,
      choice,
      rule,
    })),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a toast. */
    announceDone: () => undefined,
  },
}).createMachine({
  id: 'staffAction',
  description: 'Staff confirms an action with a reason, which the audit log keeps.',
  context: { reason: '', choice: '', rule: '', failure: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'staffAction.open': {
          target: 'confirming',
          actions: 'clearFailure',
          description: 'Staff presses the button of the action.',
        },
      },
    },
    confirming: {
      tags: 'open',
      description: 'The dialog explains the action and asks for the reason.',
      initial: 'noError',
      on: {
        'staffAction.close': { target: 'closed', description: 'Staff closes the dialog.' },
        'staffAction.submit': {
          guard: { type: 'hasReason', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'setRequest', params: ({ event }) => event },
          description: 'Staff confirms the action.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: {
          tags: 'failed',
          description: 'The server rejected the request or did not respond; the reason is kept.',
        },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'save',
        input: ({ context: { reason, choice, rule } }) => ({ reason, choice, rule }),
        onDone: {
          target: 'closed',
          actions: 'announceDone',
          description: 'The server has executed and recorded the action.',
        },
        onError: {
          target: 'confirming.failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'confirming.failed',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
  },
});
