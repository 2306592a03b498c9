import { assign, fromCallback, setup } from 'xstate';
import type { Acknowledgement } from '../../../contract/mutation-results';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import type { ProductDraft } from '../../components/product-form/product-draft';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

/** Returns the pictures of a draft, the main one first. */
export const draftPictures = ({ image, photos = [] }: ProductDraft): readonly File[] => [
  image,
  ...photos,
];

interface Upload {
  image: File;
  url: string;
}

export type UploadEvent =
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; message: string };

export type ProductCreationEvent =
  | { type: 'productCreation.submit'; draft: ProductDraft }
  | { type: 'productCreation.cancel' }
  | UploadEvent;

export interface ProductCreationContext {
  draft: ProductDraft | null;
  /** Progress of the current upload, from 0 to 1. */
  progress: number;
  /** The uploaded pictures. A retry does not upload them again. */
  uploaded: readonly Upload[];
  failure: string;
}

/** Returns the submitted draft. @throws if there is none */
function requireDraft({ draft }: ProductCreationContext): ProductDraft {
  if (!draft) throw new Error('No product was submitted');
  return draft;
}

/** Returns the next picture to upload. @throws if all are uploaded */
function requireNextPicture({ draft, uploaded }: ProductCreationContext): File {
  const picture = draft && nextPicture(uploaded, draft);
  if (!picture) throw new Error('All pictures are already uploaded');
  return picture;
}

/** Returns the next picture to upload; undefined if all are uploaded. */
export function nextPicture(uploaded: readonly Upload[], draft: ProductDraft): File | undefined {
  return draftPictures(draft).find((picture) => !uploaded.some(({ image }) => image === picture));
}

/** Returns the URL of an uploaded picture. @throws if it is not uploaded */
function requireUrl(uploaded: readonly Upload[], picture: File): string {
  const upload = uploaded.find(({ image }) => image === picture);
  if (!upload) throw new Error('The picture is not uploaded');
  return upload.url;
}

/** Adds a product: uploads its pictures one by one, then saves the product. */
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
    save: unprovidedActor<Acknowledgement, { draft: ProductDraft; imageUrls: readonly string[] }>(
      'save',
    ),
  },
  delays: { callTimeout },
  guards: {
    isUploaded: ({ context }, { draft }: { draft: ProductDraft }) =>
      nextPicture(context.uploaded, draft) === undefined,
    isLastPicture: ({ context }) => {
      const uploaded = [...context.uploaded, { image: requireNextPicture(context), url: '' }];
      return nextPicture(uploaded, requireDraft(context)) === undefined;
    },
    isAcknowledged: (_, { acknowledged }: Acknowledgement) => acknowledged,
  },
  actions: {
    setDraft: assign(({ context }, { draft }: { draft: ProductDraft }) => ({
      draft,
      // Forget the pictures that were removed from the form.
      uploaded: context.uploaded.filter(({ image }) => draftPictures(draft).includes(image)),
    })),
    setProgress: assign({ progress: (_, { fraction }: { fraction: number }) => fraction }),
    setUpload: assign({
      uploaded: ({ context }, { url }: { url: string }) => [
        ...context.uploaded,
        { image: requireNextPicture(context), url },
      ],
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
  description: 'Adds a product with its pictures.',
  context: { draft: null, progress: 0, uploaded: [], failure: '' },
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
            actions: { type: 'setDraft', params: ({ event }) => event },
            description: 'All pictures are uploaded already.',
          },
          {
            target: 'uploading',
            actions: { type: 'setDraft', params: ({ event }) => event },
            description: 'The seller presses Add Product.',
          },
        ],
      },
      states: {
        untouched: { description: 'No error.' },
        uploadFailed: { tags: 'failed', description: 'A picture was not uploaded.' },
        saveFailed: {
          tags: 'failed',
          description: 'The pictures are uploaded, but the product was not saved.',
        },
      },
    },
    uploading: {
      tags: 'busy',
      description: 'A picture is being uploaded.',
      entry: ['clearFailure', { type: 'setProgress', params: { fraction: 0 } }],
      invoke: {
        src: 'upload',
        input: ({ context }) => ({ image: requireNextPicture(context) }),
        onError: {
          target: 'editing.uploadFailed',
          actions: [
            {
              type: 'setFailure',
              params: ({ event }) => ({ message: failureMessage(event.error) }),
            },
            'announceUploadFailure',
          ],
          description: 'The upload failed to start.',
        },
      },
      on: {
        'productCreation.cancel': {
          target: 'editing',
          description: 'The seller presses Cancel; uploaded pictures are kept for a retry.',
        },
        'upload.progressed': {
          actions: { type: 'setProgress', params: ({ event }) => event },
          description: 'The upload has progressed.',
        },
        'upload.finished': [
          {
            guard: 'isLastPicture',
            target: 'saving',
            actions: { type: 'setUpload', params: ({ event }) => event },
            description: 'The last picture is uploaded.',
          },
          {
            target: 'uploading',
            reenter: true,
            actions: { type: 'setUpload', params: ({ event }) => event },
            description: 'The picture is uploaded; the next one follows.',
          },
        ],
        'upload.failed': {
          target: 'editing.uploadFailed',
          actions: [{ type: 'setFailure', params: ({ event }) => event }, 'announceUploadFailure'],
          description: 'The image host rejected the picture or did not respond.',
        },
      },
    },
    saving: {
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'save',
        input: ({ context }) => {
          const draft = requireDraft(context);
          const imageUrls = draftPictures(draft).map((picture) =>
            requireUrl(context.uploaded, picture),
          );
          return { draft, imageUrls };
        },
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
