import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { roleAdditionMachine } from '../../../../src/client/features/account-roles/role-addition.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const confirmingStates = ['confirming.noError', 'confirming.failed'] as const;

describeFlow({
  machine: roleAdditionMachine,
  events: {
    confirm: { type: 'roleAddition.confirm' },
    cancel: { type: 'roleAddition.cancel' },
  },
  states: {
    'confirming.noError': [],
    'confirming.failed': ['confirm', rejects('addRole')],
    adding: ['confirm'],
    added: ['confirm', resolves('addRole')],
    cancelled: ['cancel'],
  },
  rows: [
    row('adds the role', [confirmingStates, 'confirm', 'adding'], {
      context: { failure: '' },
      tags: ['open', 'busy'],
      starts: [['addRole', undefined]],
    }),
    row('closes without a change', [confirmingStates, 'cancel', 'cancelled']),
    row('announces the new role', ['adding', resolves('addRole'), 'added'], {
      effects: [['announceRole', undefined]],
    }),
    row(
      'shows why the role was not added, and allows a retry',
      [
        'adding',
        rejects('addRole', new Error('We could not reach the marketplace.')),
        'confirming.failed',
      ],
      { context: { failure: 'We could not reach the marketplace.' }, tags: ['open', 'failed'] },
    ),
    row('times out', ['adding', delay(callTimeout), 'confirming.failed'], {
      context: { failure: timeoutMessage },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'addRole',
      after: ['confirm'],
      to: 'confirming.failed',
      context: { failure: 'addRole is not provided' },
    },
  ],
});
