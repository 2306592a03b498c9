import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  listingChangesMachine,
  type ListingChangesEvent,
} from '../../../../src/client/features/listing-changes/listing-changes.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, resolves, rejects, startFlow } from '../../support/flow';

const selected = [
  { id: 'product-1', name: 'Omega Seamaster', price: '$600' },
  { id: 'product-2', name: 'Casio F-91W', price: '$20' },
];
const select: ListingChangesEvent = { type: 'listingChanges.select', selected };
const changes = { action: 'delete', ids: ['product-1', 'product-2'] } as const;
const confirm: ListingChangesEvent = {
  type: 'listingChanges.confirm',
  changes: { ...changes, ids: [...changes.ids] },
};
const changedResults = changes.ids.map((id) => ({ id, outcome: 'changed' as const }));
const rejection = { id: 'product-1', outcome: 'rejected' as const, message: 'It is booked.' };
const resultsWithRejection = [rejection, { id: 'product-2', outcome: 'unchanged' as const }];
const confirmingStates = ['confirming.noError', 'confirming.failed'] as const;

describeFlow({
  machine: listingChangesMachine,
  events: {
    select,
    deselect: { type: 'listingChanges.select', selected: [] },
    open: { type: 'listingChanges.open', action: 'delete' },
    confirm,
    close: { type: 'listingChanges.close' },
  },
  states: {
    selecting: ['select'],
    'confirming.noError': ['select', 'open'],
    saving: ['select', 'open', 'confirm'],
    'confirming.failed': ['select', 'open', 'confirm', rejects('change')],
    reporting: ['select', 'open', 'confirm', resolves('change', resultsWithRejection)],
  },
  rows: [
    row('selects rows', ['selecting', 'select', 'selecting'], { context: { selected } }),
    row('deselects rows', ['selecting', 'deselect', 'selecting'], { context: { selected: [] } }),
    row('asks for a confirmation first', ['selecting', 'open', 'confirming.noError'], {
      context: { action: 'delete' },
      tags: ['open'],
    }),
    row('keeps the selection on Cancel', [confirmingStates, 'close', 'selecting'], {
      context: { selected },
    }),
    row('sends one request for all products', [confirmingStates, 'confirm', 'saving'], {
      tags: ['open', 'busy'],
      starts: [['change', changes]],
      context: { failure: '' },
    }),
    row(
      'clears the selection when all are changed',
      ['saving', resolves('change', changedResults), 'selecting'],
      { context: { selected: [] }, effects: [['announceChanged', { results: changedResults }]] },
    ),
    row(
      'reports the rejected products, which stay selected',
      ['saving', resolves('change', resultsWithRejection), 'reporting'],
      { context: { selected: [selected[0]], results: resultsWithRejection }, tags: ['open'] },
    ),
    row('closes the report', ['reporting', 'close', 'selecting']),
    row(
      'shows why the request failed, and allows a retry',
      ['saving', rejects('change', new Error('Too many requests.')), 'confirming.failed'],
      { context: { failure: 'Too many requests.', selected }, tags: ['open', 'failed'] },
    ),
    row('times out', ['saving', delay(callTimeout), 'confirming.failed'], {
      context: { failure: timeoutMessage },
      tags: ['open', 'failed'],
    }),
  ],
});

test('nothing can be chosen for no rows', async () => {
  const run = startFlow(listingChangesMachine);
  const open: ListingChangesEvent = { type: 'listingChanges.open', action: 'delete' };
  await run.send(open);
  expect(run.state()).toBe('selecting');
});
