import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { roleChoiceMachine } from '../../../../src/client/features/role-choice/role-choice.machine';
import { describeFlow } from '../../support/describe-flow';
import { after, answers, rejects } from '../../support/flow';

const choosing = ['choosing.untouched', 'choosing.failed'] as const;

describeFlow({
  machine: roleChoiceMachine,
  events: {
    'choose buyer': { type: 'roleChoice.choose', role: 'buyer' },
    'choose seller': { type: 'roleChoice.choose', role: 'seller' },
  },
  states: {
    'choosing.untouched': [],
    saving: ['choose buyer'],
    'choosing.failed': ['choose buyer', rejects('saveRole')],
    chosen: ['choose buyer', answers('saveRole')],
  },
  rows: [
    {
      it: 'stores that somebody wants to buy',
      in: choosing,
      on: 'choose buyer',
      to: 'saving',
      context: { failure: '', role: 'buyer' },
      tags: ['busy'],
      starts: [['saveRole', 'buyer']],
    },
    {
      it: 'stores that somebody wants to sell',
      in: choosing,
      on: 'choose seller',
      to: 'saving',
      context: { failure: '', role: 'seller' },
      tags: ['busy'],
      starts: [['saveRole', 'seller']],
    },
    { it: 'is chosen for good', in: 'saving', on: answers('saveRole'), to: 'chosen' },
    {
      it: 'tells why the choice was not stored and asks again',
      in: 'saving',
      on: rejects('saveRole', new Error('We could not reach Secondhand.')),
      to: 'choosing.failed',
      context: { failure: 'We could not reach Secondhand.' },
      tags: ['failed'],
    },
    {
      it: 'gives up waiting for an answer',
      in: 'saving',
      on: after(callTimeout),
      to: 'choosing.failed',
      context: { failure: timeoutMessage },
      tags: ['failed'],
    },
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
