import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { advertisingMachine } from '../../../../src/client/features/advertising/advertising.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { product } from '../../support/fixtures';
import { delay, resolves, rejects } from '../../support/flow';

const displayedProduct = { ...product, advertise: false };

describeFlow({
  machine: advertisingMachine,
  events: { toggle: { type: 'advertising.toggle', product: displayedProduct } },
  states: {
    'idle.noError': [],
    saving: ['toggle'],
    'idle.failed': ['toggle', rejects('toggle')],
  },
  rows: [
    row('sends the displayed product', [['idle.noError', 'idle.failed'], 'toggle', 'saving'], {
      tags: ['busy'],
      starts: [['toggle', displayedProduct]],
      context: { failure: '' },
    }),
    row(
      'shows a success message after the change',
      ['saving', resolves('toggle', { modifiedCount: 1 }), 'idle.noError'],
      { effects: [['announceUpdate', undefined]] },
    ),
    row(
      'shows no success message when the server changed nothing',
      ['saving', resolves('toggle', { modifiedCount: 0 }), 'idle.failed'],
      { context: { failure: 'Nothing was changed.' }, tags: ['failed'] },
    ),
    row(
      'shows why the change failed',
      [
        'saving',
        rejects('toggle', new Error('We could not reach the marketplace.')),
        'idle.failed',
      ],
      { context: { failure: 'We could not reach the marketplace.' }, tags: ['failed'] },
    ),
    row('times out', ['saving', delay(callTimeout), 'idle.failed'], {
      context: { failure: timeoutMessage },
      tags: ['failed'],
    }),
  ],
  unprovided: [
    {
      actor: 'toggle',
      after: ['toggle'],
      to: 'idle.failed',
      context: { failure: 'toggle is not provided' },
    },
  ],
});
