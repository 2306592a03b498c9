import { assign, setup } from 'xstate';
import type {
  ListingChangeResult,
  ListingChanges,
} from '../../../contract/selling/listing-changes';
import { callTimeout } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';

/** A selected product, with the data that the dialogs show. */
export interface SelectedListing {
  id: string;
  name: string;
  /** As the seller typed it. */
  price: string;
  currency?: string | null | undefined;
}

export type ListingAction = ListingChanges['action'];

export type ListingChangesEvent =
  | { type: 'listingChanges.select'; selected: readonly SelectedListing[] }
  | { type: 'listingChanges.open'; action: ListingAction }
  | { type: 'listingChanges.confirm'; changes: ListingChanges }
  | { type: 'listingChanges.close' };

export interface ListingChangesContext {
  selected: readonly SelectedListing[];
  action: ListingAction;
  failure: string;
  /** What happened to each product in the last change. */
  results: readonly ListingChangeResult[];
}

/** Changes several products of a seller after a confirmation, and reports those that were not changed. */
export const listingChangesMachine = setup({
  types: {
    context: {} as ListingChangesContext,
    events: {} as ListingChangesEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    change: unprovidedActor<readonly ListingChangeResult[], ListingChanges>('change'),
  },
  delays: { callTimeout },
  guards: {
    hasSelection: ({ context }) => context.selected.length > 0,
    areAllChanged: (_, { results }: { results: readonly ListingChangeResult[] }) =>
      results.every(({ outcome }) => outcome !== 'rejected'),
  },
  actions: {
    setSelected: assign({
      selected: (_, { selected }: Pick<ListingChangesContext, 'selected'>) => selected,
    }),
    setAction: assign({ action: (_, { action }: Pick<ListingChangesContext, 'action'>) => action }),
    setResults: assign({
      results: (_, { results }: Pick<ListingChangesContext, 'results'>) => results,
    }),
    /** Products that were not changed stay selected. */
    selectRejected: assign({
      selected: ({ context }, { results }: Pick<ListingChangesContext, 'results'>) => {
        const rejected = results.filter(({ outcome }) => outcome === 'rejected');
        return context.selected.filter(({ id }) => rejected.some((result) => result.id === id));
      },
    }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    announceChanged: (_, _params: Pick<ListingChangesContext, 'results'>) => undefined,
  },
}).createMachine({
  id: 'listingChanges',
  description: 'Changes several products of a seller at once.',
  context: { selected: [], action: 'advertise', failure: '', results: [] },
  initial: 'selecting',
  states: {
    selecting: {
      description: 'The seller selects rows.',
      on: {
        'listingChanges.select': {
          actions: { type: 'setSelected', params: ({ event }) => event },
          description: 'The seller selects or deselects rows.',
        },
        'listingChanges.open': {
          guard: 'hasSelection',
          target: 'confirming',
          actions: { type: 'setAction', params: ({ event }) => event },
          description: 'The seller chooses what to do with the selected products.',
        },
      },
    },
    confirming: {
      tags: 'open',
      description: 'The dialog shows the products and asks for a confirmation.',
      initial: 'noError',
      on: {
        'listingChanges.close': { target: 'selecting', description: 'The seller cancels.' },
        'listingChanges.confirm': { target: 'saving', description: 'The seller confirms.' },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The change failed; the dialog shows why.' },
      },
    },
    saving: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'change',
        input: ({ event }) => (event as { changes: ListingChanges }).changes,
        onDone: [
          {
            guard: {
              type: 'areAllChanged',
              params: ({ event }) => ({ results: event.output }),
            },
            target: 'selecting',
            actions: [
              { type: 'announceChanged', params: ({ event }) => ({ results: event.output }) },
              { type: 'setSelected', params: { selected: [] } },
            ],
            description: 'All products are as the seller wants them.',
          },
          {
            target: 'reporting',
            actions: [
              { type: 'setResults', params: ({ event }) => ({ results: event.output }) },
              { type: 'selectRejected', params: ({ event }) => ({ results: event.output }) },
            ],
            description: 'Some products could not be changed.',
          },
        ],
        onError: failTo('confirming.failed'),
      },
      after: timeOutTo('confirming.failed'),
    },
    reporting: {
      tags: 'open',
      description: 'The dialog lists the products that were not changed, with the reasons.',
      on: {
        'listingChanges.close': {
          target: 'selecting',
          description: 'The seller closes the dialog. Those products stay selected.',
        },
      },
    },
  },
});
