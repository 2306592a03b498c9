import { assign, setup } from 'xstate';
import type { Modification } from '../../../contract/platform/mutation-results';
import type { Product } from '../../../contract/selling/product';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

export type AdvertisingEvent = { type: 'advertising.toggle'; product: Product };

/**
 * Advertises a product or removes its advertisement. The machine does not store which: the product
 * from the server says whether it is advertised.
 */
export const advertisingMachine = setup({
  types: {
    context: {} as { failure: string },
    events: {} as AdvertisingEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    toggle: unprovidedActor<Modification, Product>('toggle'),
  },
  delays: { callTimeout },
  guards: {
    isModified: (_, { modifiedCount }: Modification) => modifiedCount > 0,
  },
  actions: {
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    announceUpdate: () => undefined,
  },
}).createMachine({
  id: 'advertising',
  description: 'Advertises a product, or removes its advertisement.',
  context: { failure: '' },
  initial: 'idle',
  states: {
    idle: {
      description: "The table shows the server's state.",
      initial: 'noError',
      on: {
        'advertising.toggle': {
          target: 'saving',
          description: 'The seller presses Advertise or Remove Advertisement.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The change failed; the row shows why.' },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'toggle',
        input: ({ event }) => event.product,
        onDone: [
          {
            guard: { type: 'isModified', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'announceUpdate',
            description: 'The server changed the product.',
          },
          {
            target: 'idle.failed',
            actions: { type: 'setFailure', params: { message: 'Nothing was changed.' } },
            description: 'The server changed nothing.',
          },
        ],
        onError: {
          target: 'idle.failed',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'idle.failed',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
  },
});
