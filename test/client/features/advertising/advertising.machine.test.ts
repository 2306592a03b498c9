import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { advertisingMachine } from '../../../../src/client/features/advertising/advertising.machine';
import { describeFlow } from '../../support/describe-flow';
import { product } from '../../support/fixtures';
import { after, answers, rejects } from '../../support/flow';

const shown = { ...product, advertise: false };

describeFlow({
  machine: advertisingMachine,
  events: { toggle: { type: 'advertising.toggle', product: shown } },
  states: {
    'settled.untouched': [],
    saving: ['toggle'],
    'settled.failed': ['toggle', rejects('toggle')],
  },
  rows: [
    {
      it: 'sends the product as it is shown',
      in: ['settled.untouched', 'settled.failed'],
      on: 'toggle',
      to: 'saving',
      tags: ['busy'],
      starts: [['toggle', shown]],
      context: { failure: '' },
    },
    {
      it: 'announces the change',
      in: 'saving',
      on: answers('toggle', { modifiedCount: 1 }),
      to: 'settled.untouched',
      effects: [['announceUpdate', undefined]],
    },
    {
      it: 'does not announce a change of nothing',
      in: 'saving',
      on: answers('toggle', { modifiedCount: 0 }),
      to: 'settled.failed',
      context: { failure: 'Nothing was changed.' },
      tags: ['failed'],
    },
    {
      it: 'tells why the change failed',
      in: 'saving',
      on: rejects('toggle', new Error('We could not reach Secondhand.')),
      to: 'settled.failed',
      context: { failure: 'We could not reach Secondhand.' },
      tags: ['failed'],
    },
    {
      it: 'gives up waiting for an answer',
      in: 'saving',
      on: after(callTimeout),
      to: 'settled.failed',
      context: { failure: timeoutMessage },
      tags: ['failed'],
    },
  ],
  unprovided: [
    {
      actor: 'toggle',
      after: ['toggle'],
      to: 'settled.failed',
      context: { failure: 'toggle is not provided' },
    },
  ],
});
