import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { ReportingEvent } from './reporting.machine';

const input = { reason: 'fraud', email: '' };

export const reportingExampleEvents = {
  'press Report': {
    type: 'reporting.open',
    reportId: '0d9a3c58-6a7e-4a8c-9a50-1d3f0c5b7e21',
  },
  'close the dialog': { type: 'reporting.close' },
  'send a complete report': {
    type: 'reporting.submit',
    ...{ ...input, text: 'The photos are of another shop.' },
  },
  'send without a text': { type: 'reporting.submit', ...input, text: ' ' },
  'it is received': actorDone('reporting.submitting', { acknowledged: true }),
  'no response arrives': actorError('reporting.submitting'),
  'the call times out': elapsed('callTimeout', 'reporting.submitting'),
} satisfies ExampleEvents<ReportingEvent>;
