import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { createConfirmationMachine } from '../../../../src/client/features/confirmation/create-confirmation-machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const watch = { id: 'product-1' };
const other = { id: 'product-2' };
const input = { reason: 'Sells replicas.' };
const confirmingStates = ['confirming.noError', 'confirming.failed'] as const;

const machine = createConfirmationMachine<{ id: string }, { reason: string }>({
  id: 'removal',
  description: 'Removes a watch.',
  subject: { id: '' },
  open: 'The admin presses Remove.',
  confirming: 'The dialog asks for a reason.',
  confirm: 'The admin confirms.',
  done: 'The watch is removed.',
});

describeFlow({
  machine,
  events: {
    open: { type: 'removal.open', subject: watch },
    'open for another': { type: 'removal.open', subject: other },
    confirm: { type: 'removal.confirm', input },
    close: { type: 'removal.close' },
  },
  states: {
    closed: [],
    'confirming.noError': ['open'],
    saving: ['open', 'confirm'],
    'confirming.failed': ['open', 'confirm', rejects('save')],
  },
  rows: [
    row('asks first', ['closed', 'open', 'confirming.noError'], {
      context: { subject: watch },
      tags: ['open'],
    }),
    row('asks about the selected row', ['closed', 'open for another', 'confirming.noError'], {
      context: { subject: other },
      tags: ['open'],
    }),
    row('sends nothing when the dialog is closed', [confirmingStates, 'close', 'closed']),
    row('sends the subject and the input', [confirmingStates, 'confirm', 'saving'], {
      tags: ['open', 'busy'],
      starts: [['save', { subject: watch, input }]],
      context: { failure: '' },
    }),
    row('announces that it is done', ['saving', resolves('save'), 'closed'], {
      effects: [['announceDone', { subject: watch }]],
    }),
    row(
      'shows why it failed, and allows a retry',
      ['saving', rejects('save', new Error('It has been booked.')), 'confirming.failed'],
      { context: { failure: 'It has been booked.' }, tags: ['open', 'failed'] },
    ),
    row('times out', ['saving', delay(callTimeout), 'confirming.failed'], {
      context: { failure: timeoutMessage },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'save',
      after: ['open', 'confirm'],
      to: 'confirming.failed',
      context: { failure: 'save is not provided' },
    },
  ],
});
