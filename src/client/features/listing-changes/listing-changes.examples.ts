import { actorDone, elapsed, actorError, type ExampleEvents } from '../flow-examples';
import type { ListingChangesEvent } from './listing-changes.machine';

const selected = [
  { id: 'product-1', name: 'Omega Seamaster', price: '600' },
  { id: 'product-2', name: 'Casio F-91W', price: '20' },
];
const ids = selected.map(({ id }) => id);

export const listingChangesExampleEvents = {
  'select two products': { type: 'listingChanges.select', selected },
  'deselect them': { type: 'listingChanges.select', selected: [] },
  'choose to remove the advertisements': { type: 'listingChanges.open', action: 'withdraw' },
  'confirm the change': {
    type: 'listingChanges.confirm',
    changes: { action: 'withdraw', ids },
  },
  'close the dialog': { type: 'listingChanges.close' },
  'all are changed': actorDone(
    'listingChanges.saving',
    ids.map((id) => ({ id, outcome: 'changed' })),
  ),
  'one is rejected': actorDone('listingChanges.saving', [
    { id: 'product-1', outcome: 'rejected', message: 'It is booked.' },
    { id: 'product-2', outcome: 'changed' },
  ]),
  'no response arrives': actorError('listingChanges.saving'),
  'the call times out': elapsed('callTimeout', 'listingChanges.saving'),
} satisfies ExampleEvents<ListingChangesEvent>;
