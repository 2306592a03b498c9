import { assign, fromCallback, setup } from 'xstate';
import type { Acknowledgement } from '../../../contract/change';
import { failureMessage } from '../failure-message';
import { unprovided } from '../unprovided';

/** What the seller fills in; the picture is sent to the image host first. */
export interface ProductDraft {
  productName: string;
  originalPrice: string;
  location: string;
  description: string;
  sellingPrice: string;
  category: string;
  yearOfPurchase: string;
  mobileNumber: string;
  condition: string;
  image: File;
}

export type UploadEvent =
  | { type: 'upload.progressed'; part: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; message: string };

export type ProductCreationEvent =
  { type: 'productCreation.submit'; draft: ProductDraft } | UploadEvent;

interface ProductCreationContext {
  draft: ProductDraft | null;
  /** The part of the picture sent so far, from 0 to 1. */
  progress: number;
  /** The picture that lies at the host already, so that a second try need not send it again. */
  uploaded: { image: File; url: string } | null;
  failure: string;
}

function draftOf({ draft }: ProductCreationContext): ProductDraft {
  if (!draft) throw new Error('No product was submitted');
  return draft;
}

/** Adding a product: first its picture, then its record. */
export const productCreationMachine = setup({
  types: {
    context: {} as ProductCreationContext,
    events: {} as ProductCreationEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    upload: fromCallback<ProductCreationEvent, { image: File }>(() => {
      throw new Error('upload is not provided');
    }),
    save: unprovided<Acknowledgement, { draft: ProductDraft; image: string }>('save'),
  },
  guards: {
    isUploaded: ({ context }, { draft }: { draft: ProductDraft }) =>
      context.uploaded?.image === draft.image,
    isAcknowledged: (_, { acknowledged }: Acknowledgement) => acknowledged,
  },
  actions: {
    rememberDraft: assign({ draft: (_, { draft }: { draft: ProductDraft }) => draft }),
    rememberProgress: assign({ progress: (_, { part }: { part: number }) => part }),
    rememberUpload: assign({
      uploaded: ({ context }, { url }: { url: string }) => ({ image: draftOf(context).image, url }),
    }),
    rememberFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    announceUploadFailure: () => undefined,
    announceSaveFailure: () => undefined,
    /** Announces the product and shows the seller's products. */
    announceAdded: () => undefined,
  },
}).createMachine({
  id: 'productCreation',
  description: 'Adding a product with its picture.',
  context: { draft: null, progress: 0, uploaded: null, failure: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'untouched',
      on: {
        'productCreation.submit': [
          {
            guard: { type: 'isUploaded', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'rememberDraft', params: ({ event }) => event },
            description: 'The picture lies at the image host already.',
          },
          {
            target: 'uploading',
            actions: { type: 'rememberDraft', params: ({ event }) => event },
            description: 'The seller presses Add Product.',
          },
        ],
      },
      states: {
        untouched: { description: 'Nothing went wrong.' },
        uploadFailed: { tags: 'failed', description: 'The picture was not taken.' },
        saveFailed: { tags: 'failed', description: 'The picture is there, the record is not.' },
      },
    },
    uploading: {
      tags: 'busy',
      description: 'The picture is on its way to the image host.',
      entry: { type: 'rememberProgress', params: { part: 0 } },
      invoke: {
        src: 'upload',
        input: ({ context }) => ({ image: draftOf(context).image }),
        onError: {
          target: 'editing.uploadFailed',
          actions: [
            {
              type: 'rememberFailure',
              params: ({ event }) => ({ message: failureMessage(event.error) }),
            },
            'announceUploadFailure',
          ],
          description: 'The upload could not begin.',
        },
      },
      on: {
        'upload.progressed': {
          actions: { type: 'rememberProgress', params: ({ event }) => event },
          description: 'Some more of the picture has been sent.',
        },
        'upload.finished': {
          target: 'saving',
          actions: { type: 'rememberUpload', params: ({ event }) => event },
          description: 'The image host gave the picture an address.',
        },
        'upload.failed': {
          target: 'editing.uploadFailed',
          actions: [
            { type: 'rememberFailure', params: ({ event }) => event },
            'announceUploadFailure',
          ],
          description: 'The image host refused, or did not answer.',
        },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The product is on its way to the marketplace.',
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          draft: draftOf(context),
          image: context.uploaded?.url ?? '',
        }),
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
                type: 'rememberFailure',
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
              type: 'rememberFailure',
              params: ({ event }) => ({ message: failureMessage(event.error) }),
            },
            'announceSaveFailure',
          ],
          description: 'The server refused, or did not answer.',
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
