import { assertEvent, assign, setup } from 'xstate';
import { callTimeout } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';

/** What a user confirms: about what they were asked, and what they entered. */
export interface ConfirmationRequest<Subject, Input> {
  subject: Subject;
  input: Input;
}

type ConfirmationEvent<Subject, Input> =
  | { type: `${string}.open`; subject: Subject }
  | { type: `${string}.confirm`; input: Input }
  | { type: `${string}.close` };

interface ConfirmationDefinition<Subject> {
  /** The id of the machine, with which its events begin. */
  id: string;
  description: string;
  /** What the dialog asks about, until it is opened for the first time. */
  subject: Subject;
  /** The descriptions of the chart. */
  open: string;
  confirming: string;
  confirm: string;
  done: string;
}

/**
 * Creates the machine of a dialog that asks for a confirmation, maybe with an input, and then makes one request. Final
 * Form validates the input.
 */
export function createConfirmationMachine<Subject, Input>(
  definition: ConfirmationDefinition<Subject>,
) {
  const { id, description, subject } = definition;
  const open = `${id}.open` as const;
  const confirm = `${id}.confirm` as const;
  const close = `${id}.close` as const;
  return setup({
    types: {
      context: {} as { subject: Subject; failure: string },
      events: {} as ConfirmationEvent<Subject, Input>,
      tags: {} as 'open' | 'busy' | 'failed',
    },
    actors: { save: unprovidedActor<unknown, ConfirmationRequest<Subject, Input>>('save') },
    delays: { callTimeout },
    actions: {
      setSubject: assign(({ event }) => {
        assertEvent(event, open);
        return { subject: event.subject };
      }),
      setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
      clearFailure: assign({ failure: '' }),
      announceDone: (_, _params: { subject: Subject }) => undefined,
    },
  }).createMachine({
    id,
    description,
    context: { subject, failure: '' },
    initial: 'closed',
    states: {
      closed: {
        description: 'The dialog is closed.',
        on: {
          [open]: { target: 'confirming', actions: 'setSubject', description: definition.open },
        },
      },
      confirming: {
        tags: 'open',
        description: definition.confirming,
        initial: 'noError',
        on: {
          [close]: { target: 'closed', description: 'The user closes the dialog.' },
          [confirm]: { target: 'saving', description: definition.confirm },
        },
        states: {
          noError: { description: 'No error.' },
          failed: { tags: 'failed', description: 'Nothing has changed; the dialog shows why.' },
        },
      },
      saving: {
        tags: ['open', 'busy'],
        description: 'The request is in flight.',
        entry: 'clearFailure',
        invoke: {
          src: 'save',
          input: ({ context, event }) => {
            assertEvent(event, confirm);
            return { subject: context.subject, input: event.input };
          },
          onDone: {
            target: 'closed',
            actions: {
              type: 'announceDone',
              params: ({ context }) => ({ subject: context.subject }),
            },
            description: definition.done,
          },
          onError: failTo('confirming.failed'),
        },
        after: timeOutTo('confirming.failed'),
      },
    },
  });
}

export type ConfirmationMachine<Subject, Input> = ReturnType<
  typeof createConfirmationMachine<Subject, Input>
>;
