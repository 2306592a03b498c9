import { assign, setup } from 'xstate';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

/** What a user enters in the form. */
export interface ReportInput {
  /** A key of `reportReasonLabels`; empty until one is chosen. */
  reason: string;
  text: string;
  /** Empty for a signed-in user. */
  email: string;
}

/** The input and the UUID of the report, by which the server recognizes a repeated request. */
export type ReportRequest = ReportInput & { reportId: string };

export type ReportingEvent =
  | { type: 'reporting.open'; reportId: string }
  | { type: 'reporting.close' }
  | ({ type: 'reporting.submit' } & ReportInput);

/** Reports a listing, a person, a conversation or an order. */
export const reportingMachine = setup({
  types: {
    context: {} as ReportRequest & { failure: string },
    events: {} as ReportingEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    submit: unprovidedActor<unknown, ReportRequest>('submit'),
  },
  delays: { callTimeout },
  guards: {
    isComplete: (_, { reason, text }: ReportInput) => reason !== '' && hasVisibleCharacter(text),
  },
  actions: {
    setReportId: assign({ reportId: (_, { reportId }: { reportId: string }) => reportId }),
    setInput: assign((_, { reason, text, email }: ReportInput) => ({ reason, text, email })),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a toast. */
    announceReceived: () => undefined,
  },
}).createMachine({
  id: 'reporting',
  description: 'Reports a listing, a person, a conversation or an order to the staff.',
  context: { reportId: '', reason: '', text: '', email: '', failure: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      on: {
        'reporting.open': {
          target: 'editing',
          actions: { type: 'setReportId', params: ({ event }) => event },
          description: 'The user presses Report.',
        },
      },
    },
    editing: {
      tags: 'open',
      description: 'The dialog asks for a reason and a text.',
      initial: 'noError',
      on: {
        'reporting.close': { target: 'closed', description: 'The user closes the dialog.' },
        'reporting.submit': {
          guard: { type: 'isComplete', params: ({ event }) => event },
          target: 'submitting',
          actions: { type: 'setInput', params: ({ event }) => event },
          description: 'The user sends the report.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        interrupted: {
          tags: 'failed',
          description: 'The server rejected the report or did not respond.',
        },
      },
    },
    submitting: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'submit',
        input: ({ context: { reportId, reason, text, email } }) => ({
          reportId,
          reason,
          text,
          email,
        }),
        onDone: {
          target: 'closed',
          actions: 'announceReceived',
          description: 'The server has the report.',
        },
        onError: {
          target: 'editing.interrupted',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the report or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'editing.interrupted',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
  },
});
