import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { deletionMachine } from '../../../../src/client/features/deletion/deletion.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';

const watch = { id: 'product-1', name: 'Omega Seamaster' };
const other = { id: 'product-2', name: 'Casio F-91W' };
const confirmingStates = ['confirming.noError', 'confirming.failed'] as const;

describeFlow({
  machine: deletionMachine,
  events: {
    ask: { type: 'deletion.open', subject: watch },
    'ask for another': { type: 'deletion.open', subject: other },
    confirm: { type: 'deletion.confirm' },
    cancel: { type: 'deletion.cancel' },
  },
  states: {
    idle: [],
    'confirming.noError': ['ask'],
    deleting: ['ask', 'confirm'],
    'confirming.failed': ['ask', 'confirm', rejects('remove')],
  },
  rows: [
    row('asks for a confirmation first', ['idle', 'ask', 'confirming.noError'], {
      context: { subject: watch },
      tags: ['open'],
    }),
    row(
      'asks for a confirmation about the selected row',
      ['idle', 'ask for another', 'confirming.noError'],
      {
        context: { subject: other },
        tags: ['open'],
      },
    ),
    row('changes nothing on Cancel', [confirmingStates, 'cancel', 'idle']),
    row(
      'deletes the selected record after a confirmation',
      [confirmingStates, 'confirm', 'deleting'],
      {
        tags: ['open', 'busy'],
        starts: [['remove', watch]],
        context: { failure: '' },
      },
    ),
    row('announces the deletion', ['deleting', resolves('remove', { deletedCount: 1 }), 'idle'], {
      effects: [['announceDeleted', undefined]],
    }),
    row(
      'shows no success message when nothing was deleted',
      ['deleting', resolves('remove', { deletedCount: 0 }), 'confirming.failed'],
      {
        context: { failure: 'It was not deleted: it may be gone already.' },
        tags: ['open', 'failed'],
      },
    ),
    row(
      'shows why the deletion failed, and allows a retry',
      [
        'deleting',
        rejects('remove', new Error('This product has been booked.')),
        'confirming.failed',
      ],
      { context: { failure: 'This product has been booked.' }, tags: ['open', 'failed'] },
    ),
    row('times out', ['deleting', delay(callTimeout), 'confirming.failed'], {
      context: { failure: timeoutMessage },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'remove',
      after: ['ask', 'confirm'],
      to: 'confirming.failed',
      context: { failure: 'remove is not provided' },
    },
  ],
});
