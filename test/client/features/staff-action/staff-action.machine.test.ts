import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { staffActionMachine } from '../../../../src/client/features/staff-action/staff-action.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const request = { reason: 'Sells replicas.', choice: '30', rule: 'fraud' };
const confirmingStates = ['confirming.noError', 'confirming.failed'] as const;

describeFlow({
  machine: staffActionMachine,
  events: {
    open: { type: 'staffAction.open' },
    close: { type: 'staffAction.close' },
    'give a reason': { type: 'staffAction.submit', ...request },
    'give no reason': { type: 'staffAction.submit', reason: ' ', choice: '30', rule: 'fraud' },
  },
  states: {
    closed: [],
    'confirming.noError': ['open'],
    saving: ['open', 'give a reason'],
    'confirming.failed': ['open', 'give a reason', rejects('save')],
  },
  rows: [
    row('asks the admin for a reason', ['closed', 'open', 'confirming.noError'], {
      tags: ['open'],
    }),
    row('sends nothing when the dialog is closed', [confirmingStates, 'close', 'closed']),
    row(
      'sends the action with its reason and choice',
      [confirmingStates, 'give a reason', 'saving'],
      {
        context: { ...request, failure: '' },
        tags: ['open', 'busy'],
        starts: [['save', request]],
      },
    ),
    row('announces that the action is done', ['saving', resolves('save', {}), 'closed'], {
      effects: [['announceDone', undefined]],
    }),
    row(
      'shows why the action failed, and allows a retry',
      ['saving', rejects('save', new Error('No.')), 'confirming.failed'],
      { context: { failure: 'No.' }, tags: ['open', 'failed'] },
    ),
    row('times out', ['saving', delay(callTimeout), 'confirming.failed'], {
      context: { failure: timeoutMessage },
      tags: ['open', 'failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'save',
      after: ['open', 'give a reason'],
      to: 'confirming.failed',
      context: { failure: 'save is not provided' },
    },
  ],
});
