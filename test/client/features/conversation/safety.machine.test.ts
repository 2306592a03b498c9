import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { safetyMachine } from '../../../../src/client/features/conversation/safety.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const editingStates = ['editing.noError', 'editing.interrupted'] as const;

describe.each(['block', 'unblock'] as const)('the request to %s a user', (action) =>
  describeFlow({
    machine: safetyMachine,
    events: {
      choose: { type: 'safety.open', action },
      close: { type: 'safety.close' },
      confirm: { type: 'safety.submit' },
    },
    states: {
      closed: [],
      'editing.noError': ['choose'],
      submitting: ['choose', 'confirm'],
      'editing.interrupted': ['choose', 'confirm', rejects('submit')],
    },
    rows: [
      row('needs a confirmation', ['closed', 'choose', 'editing.noError'], {
        context: { action },
        tags: ['open'],
      }),
      row('is not sent when the dialog is closed', [editingStates, 'close', 'closed']),
      row('is sent after the confirmation', [editingStates, 'confirm', 'submitting'], {
        context: { failure: '' },
        tags: ['open', 'busy'],
        starts: [['submit', { action }]],
      }),
      row('is announced as done', ['submitting', resolves('submit', {}), 'closed'], {
        effects: [['announceDone', expect.objectContaining({ action })]],
      }),
      row(
        'can be sent again when it failed',
        ['submitting', rejects('submit', new Error('No.')), 'editing.interrupted'],
        { context: { failure: 'No.' }, tags: ['open', 'failed'] },
      ),
      row('times out', ['submitting', delay(callTimeout), 'editing.interrupted'], {
        context: { failure: timeoutMessage },
        tags: ['open', 'failed'],
      }),
    ],
    unprovided: [
      {
        actor: 'submit',
        after: ['choose', 'confirm'],
        to: 'editing.interrupted',
        context: { failure: 'submit is not provided' },
      },
    ],
  }),
);
