import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { accountDeletionMachine } from '../../../../src/client/features/account-deletion/account-deletion.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const confirmingStates = ['confirming.noError', 'confirming.failed'] as const;
const noCredential = { credential: { password: '' } };
const failure = new Error('We could not reach the marketplace.');

describeFlow({
  machine: accountDeletionMachine,
  events: {
    open: { type: 'accountDeletion.open' },
    confirm: { type: 'accountDeletion.confirm', credential: { password: 'correct horse' } },
    cancel: { type: 'accountDeletion.cancel' },
  },
  states: {
    closed: [],
    'confirming.noError': ['open'],
    'confirming.failed': ['open', 'confirm', rejects('reauthenticate')],
    reauthenticating: ['open', 'confirm'],
    deleting: ['open', 'confirm', resolves('reauthenticate')],
    deleted: [
      'open',
      'confirm',
      resolves('reauthenticate'),
      resolves('requestDeletion', { isDeleted: true }),
    ],
  },
  rows: [
    row('opens the dialog that lists what is deleted', ['closed', 'open', 'confirming.noError'], {
      tags: ['open'],
    }),
    row('closes without a deletion', [confirmingStates, 'cancel', 'closed']),
    row('reauthenticates the user first', [confirmingStates, 'confirm', 'reauthenticating'], {
      context: { credential: { password: 'correct horse' }, error: null },
      tags: ['open', 'busy'],
      starts: [['reauthenticate', { password: 'correct horse' }]],
    }),
    row(
      'requests the deletion after the reauthentication',
      ['reauthenticating', resolves('reauthenticate'), 'deleting'],
      {
        context: noCredential,
        tags: ['open', 'busy'],
        starts: [['requestDeletion', undefined]],
      },
    ),
    row(
      'deletes nothing when the reauthentication fails',
      ['reauthenticating', rejects('reauthenticate', failure), 'confirming.failed'],
      { context: { ...noCredential, error: failure }, tags: ['open', 'failed'] },
    ),
    row(
      'waits five minutes for the provider',
      ['reauthenticating', delay(5 * 60_000 - 1), 'reauthenticating'],
      { tags: ['open', 'busy'] },
    ),
    row(
      'times out when the reauthentication takes five minutes',
      ['reauthenticating', delay(5 * 60_000), 'confirming.failed'],
      {
        context: { ...noCredential, error: new Error(timeoutMessage) },
        tags: ['open', 'failed'],
      },
    ),
    row(
      'signs the user out after the deletion',
      ['deleting', resolves('requestDeletion', { isDeleted: true }), 'deleted'],
      { effects: [['endSession', undefined]] },
    ),
    row(
      'announces that the deletion waits for open orders',
      ['deleting', resolves('requestDeletion', { isDeleted: false }), 'closed'],
      { effects: [['announceWait', undefined]] },
    ),
    row(
      'shows why nothing was deleted, and allows a retry',
      ['deleting', rejects('requestDeletion', failure), 'confirming.failed'],
      { context: { error: failure }, tags: ['open', 'failed'] },
    ),
    row('times out during the deletion', ['deleting', delay(callTimeout), 'confirming.failed'], {
      context: { error: new Error(timeoutMessage) },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'reauthenticate',
      after: ['open', 'confirm'],
      to: 'confirming.failed',
      context: { error: new Error('reauthenticate is not provided') },
    },
    {
      actor: 'requestDeletion',
      after: ['open', 'confirm', resolves('reauthenticate')],
      to: 'confirming.failed',
      context: { error: new Error('requestDeletion is not provided') },
    },
  ],
});
