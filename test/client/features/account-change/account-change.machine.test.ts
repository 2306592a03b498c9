import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { accountChangeMachine } from '../../../../src/client/features/account-change/account-change.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const editingStates = ['editing.noError', 'editing.failed'] as const;
const failure = new Error('We could not reach the marketplace.');
const newEmail = 'new@example.com';
const newPassword = 'battery staple';

describeFlow({
  machine: accountChangeMachine,
  events: {
    open: { type: 'accountChange.open' },
    submit: {
      type: 'accountChange.submit',
      newEmail,
      newPassword,
      password: 'correct horse',
    },
    cancel: { type: 'accountChange.cancel' },
  },
  states: {
    'closed.unchanged': [],
    'closed.changed': [
      'open',
      'submit',
      resolves('reauthenticate'),
      resolves('changeAccount', newEmail),
    ],
    'editing.noError': ['open'],
    'editing.failed': ['open', 'submit', rejects('reauthenticate')],
    reauthenticating: ['open', 'submit'],
    changing: ['open', 'submit', resolves('reauthenticate')],
  },
  rows: [
    row(
      'opens the form for the new value',
      [['closed.unchanged', 'closed.changed'], 'open', 'editing.noError'],
      { tags: ['open'] },
    ),
    row('closes without a change', [editingStates, 'cancel', 'closed.unchanged'], {
      context: { newEmail: '', newPassword: '', error: null },
    }),
    row('checks the current password first', [editingStates, 'submit', 'reauthenticating'], {
      context: { newEmail, newPassword, password: 'correct horse', error: null },
      tags: ['open', 'busy'],
      starts: [['reauthenticate', { password: 'correct horse' }]],
    }),
    row(
      'changes the account after the reauthentication',
      ['reauthenticating', resolves('reauthenticate'), 'changing'],
      {
        context: { password: '' },
        tags: ['open', 'busy'],
        starts: [['changeAccount', { newEmail, newPassword }]],
      },
    ),
    row(
      'changes nothing when the reauthentication fails',
      ['reauthenticating', rejects('reauthenticate', failure), 'editing.failed'],
      { context: { password: '', error: failure }, tags: ['open', 'failed'] },
    ),
    row(
      'times out during the reauthentication',
      ['reauthenticating', delay(callTimeout), 'editing.failed'],
      {
        context: { password: '', error: new Error(timeoutMessage) },
        tags: ['open', 'failed'],
      },
    ),
    row(
      'stores the address to which an email was sent, and clears the entered value',
      ['changing', resolves('changeAccount', newEmail), 'closed.changed'],
      { context: { newEmail: '', newPassword: '', sentTo: newEmail, error: null } },
    ),
    row(
      'shows why nothing has changed, and allows a retry',
      ['changing', rejects('changeAccount', failure), 'editing.failed'],
      { context: { error: failure }, tags: ['open', 'failed'] },
    ),
    row('times out during the change', ['changing', delay(callTimeout), 'editing.failed'], {
      context: { error: new Error(timeoutMessage) },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'reauthenticate',
      after: ['open', 'submit'],
      to: 'editing.failed',
      context: { error: new Error('reauthenticate is not provided') },
    },
    {
      actor: 'changeAccount',
      after: ['open', 'submit', resolves('reauthenticate')],
      to: 'editing.failed',
      context: { error: new Error('changeAccount is not provided') },
    },
  ],
});
