import { assign, setup } from 'xstate';
import type { Acknowledgement } from '../../../contract/platform/mutation-results';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { arePhotosUploaded, type Photo } from '../../components/photos/photo';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

export type ProductCreationEvent =
  { type: 'productCreation.submit'; draft: ProductDraft } | { type: 'productCreation.cancel' };

export interface ProductCreationContext {
  draft: ProductDraft | null;
  failure: string;
}

/** Returns the submitted draft. @throws if there is none */
function requireDraft({ draft }: ProductCreationContext): ProductDraft {
  if (!draft) throw new Error('No product was submitted');
  return draft;
}

/** Adds a product: waits until its photos are uploaded, then saves it. */
export const productCreationMachine = setup({
  types: {
    context: {} as ProductCreationContext,
    events: {} as ProductCreationEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Resolves to the photos with their URLs. The uploads began when the photos were chosen. */
    finishUploads: unprovidedActor<readonly Photo[], void>('finishUploads'),
    save: unprovidedActor<Acknowledgement, { draft: ProductDraft }>('save'),
  },
  delays: { callTimeout },
  guards: {
    areUploaded: (_, { draft }: { draft: ProductDraft }) => arePhotosUploaded(draft.photos),
    isAcknowledged: (_, { acknowledged }: Acknowledgement) => acknowledged,
  },
  actions: {
    setDraft: assign({ draft: (_, { draft }: { draft: ProductDraft }) => draft }),
    setPhotos: assign({
      draft: ({ context }, { photos }: { photos: readonly Photo[] }) => ({
        ...requireDraft(context),
        photos,
      }),
    }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    announceUploadFailure: () => undefined,
    announceSaveFailure: () => undefined,
    /** Shows a toast and navigates to My Products. */
    announceAdded: () => undefined,
  },
}).createMachine({
  id: 'productCreation',
  description: 'Adds a product with its photos.',
  context: { draft: null, failure: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'noError',
      on: {
        'productCreation.submit': [
          {
            guard: { type: 'areUploaded', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'setDraft', params: ({ event }) => event },
            description: 'All photos are uploaded already.',
          },
          {
            target: 'uploading',
            actions: { type: 'setDraft', params: ({ event }) => event },
            description: 'The seller presses Add Product.',
          },
        ],
      },
      states: {
        noError: { description: 'No error.' },
        uploadFailed: { tags: 'failed', description: 'A photo was not uploaded.' },
        saveFailed: {
          tags: 'failed',
          description: 'The photos are uploaded, but the product was not saved.',
        },
      },
    },
    uploading: {
      tags: 'busy',
      description: 'Photos are being uploaded.',
      entry: 'clearFailure',
      invoke: {
        src: 'finishUploads',
        onDone: {
          target: 'saving',
          actions: { type: 'setPhotos', params: ({ event }) => ({ photos: event.output }) },
          description: 'The last photo is uploaded.',
        },
        onError: {
          target: 'editing.uploadFailed',
          actions: [
            {
              type: 'setFailure',
              params: ({ event }) => ({ message: failureMessage(event.error) }),
            },
            'announceUploadFailure',
          ],
          description: 'The image host rejected a photo or did not respond.',
        },
      },
      on: {
        'productCreation.cancel': {
          target: 'editing',
          description: 'The seller presses Cancel; the uploads go on.',
        },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'save',
        input: ({ context }) => ({ draft: requireDraft(context) }),
        onDone: [
          {
            guard: { type: 'isAcknowledged', params: ({ event }) => event.output },
            target: 'added',
            description: 'The server has stored the product.',
          },
          {
            target: 'editing.saveFailed',
            actions: [
              {
                type: 'setFailure',
                params: { message: 'The product was not added. Please try again.' },
              },
              'announceSaveFailure',
            ],
            description: 'The server stored nothing.',
          },
        ],
        onError: {
          target: 'editing.saveFailed',
          actions: [
            {
              type: 'setFailure',
              params: ({ event }) => ({ message: failureMessage(event.error) }),
            },
            'announceSaveFailure',
          ],
          description: 'The server rejected the request or did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'editing.saveFailed',
          actions: [
            { type: 'setFailure', params: { message: timeoutMessage } },
            'announceSaveFailure',
          ],
          description: 'The call timed out.',
        },
      },
    },
    added: {
      type: 'final',
      description: 'The product is listed.',
      entry: 'announceAdded',
    },
  },
});
