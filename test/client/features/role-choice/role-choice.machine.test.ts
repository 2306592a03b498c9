import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { roleChoiceMachine } from '../../../../src/client/features/role-choice/role-choice.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects } from '../../support/flow';

const choosingStates = ['choosing.noError', 'choosing.failed'] as const;

describeFlow({
  machine: roleChoiceMachine,
  events: {
    'choose buyer': { type: 'roleChoice.choose', role: 'buyer' },
    'choose seller': { type: 'roleChoice.choose', role: 'seller' },
  },
  states: {
    'choosing.noError': [],
    saving: ['choose buyer'],
    'choosing.failed': ['choose buyer', rejects('saveRole')],
    chosen: ['choose buyer', resolves('saveRole')],
  },
  rows: [
    row('stores the role of a buyer', [choosingStates, 'choose buyer', 'saving'], {
      context: { failure: '', role: 'buyer' },
      tags: ['busy'],
      starts: [['saveRole', 'buyer']],
    }),
    row('stores the role of a seller', [choosingStates, 'choose seller', 'saving'], {
      context: { failure: '', role: 'seller' },
      tags: ['busy'],
      starts: [['saveRole', 'seller']],
    }),
    row('ends once the role is stored', ['saving', resolves('saveRole'), 'chosen']),
    row(
      'shows why the role was not stored, and allows a retry',
      [
        'saving',
        rejects('saveRole', new Error('We could not reach the marketplace.')),
        'choosing.failed',
      ],
      { context: { failure: 'We could not reach the marketplace.' }, tags: ['failed'] },
    ),
    row('times out', ['saving', delay(callTimeout), 'choosing.failed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'saveRole',
      after: ['choose buyer'],
      to: 'choosing.failed',
      context: { failure: 'saveRole is not provided' },
    },
  ],
});
