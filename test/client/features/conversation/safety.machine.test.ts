import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { safetyMachine } from '../../../../src/client/features/conversation/safety.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const reason = 'They ask for money elsewhere.';
const editing = ['editing.untouched', 'editing.interrupted'] as const;

describe('a report', () =>
  describeFlow({
    machine: safetyMachine,
    events: {
      'choose to report': { type: 'safety.open', action: 'report' },
      close: { type: 'safety.close' },
      'give a reason': { type: 'safety.submit', reason },
      'give no reason': { type: 'safety.submit', reason: ' ' },
    },
    states: {
      closed: [],
      'editing.untouched': ['choose to report'],
      submitting: ['choose to report', 'give a reason'],
      'editing.interrupted': ['choose to report', 'give a reason', rejects('submit')],
    },
    rows: [
      row('asks for a reason', ['closed', 'choose to report', 'editing.untouched'], {
        context: { action: 'report', reason: '' },
        tags: ['open'],
      }),
      row('does nothing when the dialog is closed', [editing, 'close', 'closed']),
      row('is sent with its reason', [editing, 'give a reason', 'submitting'], {
        context: { reason, failure: '' },
        tags: ['open', 'busy'],
        starts: [['submit', { action: 'report', reason }]],
      }),
      row('is confirmed', ['submitting', resolves('submit', {}), 'closed'], {
        effects: [['announceDone', expect.objectContaining({ action: 'report' })]],
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
        after: ['choose to report', 'give a reason'],
        to: 'editing.interrupted',
        context: { failure: 'submit is not provided' },
      },
    ],
  }));

describe.each(['block', 'unblock'] as const)('%s', (action) =>
  describeFlow({
    machine: safetyMachine,
    events: {
      choose: { type: 'safety.open', action },
      close: { type: 'safety.close' },
      confirm: { type: 'safety.submit', reason: '' },
    },
    states: { 'editing.untouched': ['choose'] },
    rows: [
      row('does nothing when the dialog is closed', ['editing.untouched', 'close', 'closed']),
      row('needs no reason', ['editing.untouched', 'confirm', 'submitting'], {
        tags: ['open', 'busy'],
        starts: [['submit', { action, reason: '' }]],
      }),
    ],
  }),
);
