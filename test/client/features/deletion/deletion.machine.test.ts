import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { deletionMachine } from '../../../../src/client/features/deletion/deletion.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects } from '../../support/flow';

const watch = { id: 'product-1', name: 'Omega Seamaster' };
const other = { id: 'product-2', name: 'Casio F-91W' };
const confirming = ['confirming.asked', 'confirming.failed'] as const;

describeFlow({
  machine: deletionMachine,
  events: {
    ask: { type: 'deletion.ask', subject: watch },
    'ask for another': { type: 'deletion.ask', subject: other },
    confirm: { type: 'deletion.confirm' },
    cancel: { type: 'deletion.cancel' },
  },
  states: {
    idle: [],
    'confirming.asked': ['ask'],
    deleting: ['ask', 'confirm'],
    'confirming.failed': ['ask', 'confirm', rejects('remove')],
  },
  rows: [
    {
      it: 'asks before anything is deleted',
      in: 'idle',
      on: 'ask',
      to: 'confirming.asked',
      context: { subject: watch },
      tags: ['open'],
    },
    {
      it: 'asks about the row that was chosen',
      in: 'idle',
      on: 'ask for another',
      to: 'confirming.asked',
      context: { subject: other },
      tags: ['open'],
    },
    { it: 'leaves everything as it was on No', in: confirming, on: 'cancel', to: 'idle' },
    {
      it: 'deletes what was asked about on Yes',
      in: confirming,
      on: 'confirm',
      to: 'deleting',
      tags: ['open', 'busy'],
      starts: [['remove', watch]],
      context: { failure: '' },
    },
    {
      it: 'announces the deletion',
      in: 'deleting',
      on: answers('remove', { deletedCount: 1 }),
      to: 'idle',
      effects: [['announceDeleted', undefined]],
    },
    {
      it: 'does not announce a deletion of nothing',
      in: 'deleting',
      on: answers('remove', { deletedCount: 0 }),
      to: 'confirming.failed',
      context: { failure: 'It was not deleted: it may be gone already.' },
      tags: ['open', 'failed'],
    },
    {
      it: 'tells why the deletion failed and asks again',
      in: 'deleting',
      on: rejects('remove', new Error('This product has been booked.')),
      to: 'confirming.failed',
      context: { failure: 'This product has been booked.' },
      tags: ['open', 'failed'],
    },
    {
      it: 'gives up waiting for an answer',
      in: 'deleting',
      on: after(callTimeout),
      to: 'confirming.failed',
      context: { failure: timeoutMessage },
      tags: ['open', 'failed'],
    },
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
