import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { moderationMachine } from '../../../../src/client/features/moderation/moderation.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const values = { action: 'none', facts: 'The photos are their own.' };

describe('a decision', () =>
  describeFlow({
    machine: moderationMachine,
    events: { send: { type: 'moderation.submit', values } },
    states: {
      'editing.noError': [],
      submitting: ['send'],
      'editing.interrupted': ['send', rejects('submit')],
      done: ['send', resolves('submit', {})],
    },
    rows: [
      row('is sent', [['editing.noError', 'editing.interrupted'], 'send', 'submitting'], {
        context: { values, failure: '' },
        tags: ['busy'],
        starts: [['submit', values]],
      }),
      row('is stored', ['submitting', resolves('submit', {}), 'done'], {
        tags: ['done'],
        effects: [['announceStored']],
      }),
      row('is not sent twice', ['submitting', 'send', 'submitting'], { tags: ['busy'] }),
      row(
        'can be sent again when it failed',
        ['submitting', rejects('submit', new Error('No.')), 'editing.interrupted'],
        { context: { failure: 'No.' }, tags: ['failed'] },
      ),
      row('times out', ['submitting', delay(callTimeout), 'editing.interrupted'], {
        context: { failure: timeoutMessage },
        tags: ['failed'],
      }),
    ],
    unprovided: [
      {
        actor: 'submit',
        after: ['send'],
        to: 'editing.interrupted',
        context: { failure: 'submit is not provided' },
      },
    ],
  }));
