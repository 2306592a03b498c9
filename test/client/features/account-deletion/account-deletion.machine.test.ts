import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { accountDeletionMachine } from '../../../../src/client/features/account-deletion/account-deletion.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const confirming = ['confirming.untouched', 'confirming.failed'] as const;
const noProof = { proof: { password: '' } };
const failure = new Error('We could not reach the marketplace.');

describeFlow({
  machine: accountDeletionMachine,
  events: {
    open: { type: 'accountDeletion.open' },
    confirm: { type: 'accountDeletion.confirm', proof: { password: 'correct horse' } },
    cancel: { type: 'accountDeletion.cancel' },
  },
  states: {
    closed: [],
    'confirming.untouched': ['open'],
    'confirming.failed': ['open', 'confirm', rejects('proveOwner')],
    proving: ['open', 'confirm'],
    deleting: ['open', 'confirm', resolves('proveOwner')],
    deleted: [
      'open',
      'confirm',
      resolves('proveOwner'),
      resolves('requestDeletion', { isDeleted: true }),
    ],
  },
  rows: [
    row('says what is deleted', ['closed', 'open', 'confirming.untouched'], { tags: ['open'] }),
    row('keeps the account', [confirming, 'cancel', 'closed']),
    row('asks the identity service first', [confirming, 'confirm', 'proving'], {
      context: { proof: { password: 'correct horse' }, error: null },
      tags: ['open', 'busy'],
      starts: [['proveOwner', { password: 'correct horse' }]],
    }),
    row('deletes after the proof', ['proving', resolves('proveOwner'), 'deleting'], {
      context: noProof,
      tags: ['open', 'busy'],
      starts: [['requestDeletion', undefined]],
    }),
    row(
      'deletes nothing without a proof',
      ['proving', rejects('proveOwner', failure), 'confirming.failed'],
      { context: { ...noProof, error: failure }, tags: ['open', 'failed'] },
    ),
    row('waits five minutes for the sign-in', ['proving', delay(5 * 60_000), 'confirming.failed'], {
      context: { ...noProof, error: new Error(timeoutMessage) },
      tags: ['open', 'failed'],
    }),
    row(
      'signs the user out after the deletion',
      ['deleting', resolves('requestDeletion', { isDeleted: true }), 'deleted'],
      { effects: [['endSession', undefined]] },
    ),
    row(
      'says that the deletion waits for orders',
      ['deleting', resolves('requestDeletion', { isDeleted: false }), 'closed'],
      { effects: [['announceWait', undefined]] },
    ),
    row(
      'shows why nothing was deleted, and allows a retry',
      ['deleting', rejects('requestDeletion', failure), 'confirming.failed'],
      { context: { error: failure }, tags: ['open', 'failed'] },
    ),
    row('times out', ['deleting', delay(callTimeout), 'confirming.failed'], {
      context: { error: new Error(timeoutMessage) },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'proveOwner',
      after: ['open', 'confirm'],
      to: 'confirming.failed',
      context: { error: new Error('proveOwner is not provided') },
    },
    {
      actor: 'requestDeletion',
      after: ['open', 'confirm', resolves('proveOwner')],
      to: 'confirming.failed',
      context: { error: new Error('requestDeletion is not provided') },
    },
  ],
});
