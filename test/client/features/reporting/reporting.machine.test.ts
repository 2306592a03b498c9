import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import { reportingMachine } from '../../../../src/client/features/reporting/reporting.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';

const reportId = '0d9a3c58-6a7e-4a8c-9a50-1d3f0c5b7e21';
const input = { reason: 'fraud', text: 'The photos are of another shop.', email: '' };
const editingStates = ['editing.noError', 'editing.interrupted'] as const;

describe('a report', () =>
  describeFlow({
    machine: reportingMachine,
    events: {
      open: { type: 'reporting.open', reportId },
      close: { type: 'reporting.close' },
      send: { type: 'reporting.submit', ...input },
      'send without a text': { type: 'reporting.submit', ...input, text: ' ' },
      'send without a reason': { type: 'reporting.submit', ...input, reason: '' },
    },
    states: {
      closed: [],
      'editing.noError': ['open'],
      submitting: ['open', 'send'],
      'editing.interrupted': ['open', 'send', rejects('submit')],
    },
    rows: [
      row('needs a reason and a text', ['closed', 'open', 'editing.noError'], {
        context: { reportId },
        tags: ['open'],
      }),
      row('is not sent when the user closes the dialog', [editingStates, 'close', 'closed']),
      row('is sent with its id', [editingStates, 'send', 'submitting'], {
        context: { ...input, failure: '' },
        tags: ['open', 'busy'],
        starts: [['submit', { reportId, ...input }]],
      }),
      row('is announced as received', ['submitting', resolves('submit', {}), 'closed'], {
        effects: [['announceReceived']],
      }),
      row(
        'can be sent again with the same id when it failed',
        ['submitting', rejects('submit', new Error('No.')), 'editing.interrupted'],
        { context: { reportId, failure: 'No.' }, tags: ['open', 'failed'] },
      ),
      row('times out', ['submitting', delay(callTimeout), 'editing.interrupted'], {
        context: { failure: timeoutMessage },
        tags: ['open', 'failed'],
      }),
    ],
    unprovided: [
      {
        actor: 'submit',
        after: ['open', 'send'],
        to: 'editing.interrupted',
        context: { failure: 'submit is not provided' },
      },
    ],
  }));
