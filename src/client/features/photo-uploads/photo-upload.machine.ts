import { assign, fromCallback, setup } from 'xstate';
import { failTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';

export type TransferEvent =
  | { type: 'upload.progressed'; fraction: number }
  | { type: 'upload.finished'; url: string }
  | { type: 'upload.failed'; message: string };

export type PhotoUploadEvent =
  | { type: 'photoUpload.start'; file: File }
  | { type: 'photoUpload.begin' }
  | { type: 'photoUpload.cancel' }
  | { type: 'photoUpload.retry' }
  | TransferEvent;

export interface PhotoUploadContext {
  /** The file to upload: the chosen one until it is shrunk. */
  file: File | null;
  /** Progress of the upload, from 0 to 1. */
  progress: number;
  url: string;
  failure: string;
}

/** Milliseconds after which a photo is uploaded as it is. Two others may be shrunk before it. */
const shrinkTimeout = 30_000;

/** Returns the file to upload. @throws if there is none */
function requireFile({ file }: PhotoUploadContext): File {
  if (!file) throw new Error('No photo was chosen');
  return file;
}

/** The upload of one photo. At most three are active at a time; the others wait for their turn. */
export const photoUploadMachine = setup({
  types: {
    context: {} as PhotoUploadContext,
    events: {} as PhotoUploadEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Sends `photoUpload.begin` when fewer than three others are active. Its cleanup releases the slot. */
    acquireSlot: fromCallback<PhotoUploadEvent>(() => undefined),
    shrink: unprovidedActor<File, { file: File }>('shrink'),
    upload: fromCallback<PhotoUploadEvent, { file: File }>(() => {
      throw new Error('upload is not provided');
    }),
  },
  delays: { shrinkTimeout },
  actions: {
    setFile: assign({ file: (_, { file }: { file: File }) => file }),
    setProgress: assign({ progress: (_, { fraction }: { fraction: number }) => fraction }),
    setUrl: assign({ url: (_, { url }: { url: string }) => url }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
  },
}).createMachine({
  id: 'photoUpload',
  description: 'Uploads a photo of a product to the image host.',
  context: { file: null, progress: 0, url: '', failure: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'No photo is chosen.',
      on: {
        'photoUpload.start': {
          target: 'active',
          actions: { type: 'setFile', params: ({ event }) => event },
          description: 'The seller chooses a photo.',
        },
      },
    },
    active: {
      description: 'The photo waits, or is on its way.',
      entry: 'clearFailure',
      initial: 'waiting',
      invoke: { src: 'acquireSlot' },
      on: {
        'photoUpload.cancel': {
          target: 'cancelled',
          description: 'The seller presses Cancel.',
        },
      },
      states: {
        waiting: {
          description: 'Three other photos are on their way.',
          on: {
            'photoUpload.begin': {
              target: 'shrinking',
              description: 'It is the turn of this photo.',
            },
          },
        },
        shrinking: {
          tags: 'busy',
          description: 'The browser shrinks the photo.',
          invoke: {
            src: 'shrink',
            input: ({ context }) => ({ file: requireFile(context) }),
            onDone: {
              target: 'uploading',
              actions: { type: 'setFile', params: ({ event }) => ({ file: event.output }) },
              description: 'The photo is small enough.',
            },
            onError: {
              target: 'uploading',
              description: "The browser can't decode the photo: it is uploaded as it is.",
            },
          },
          after: {
            shrinkTimeout: {
              target: 'uploading',
              description: 'The browser takes too long: the photo is uploaded as it is.',
            },
          },
        },
        uploading: {
          tags: 'busy',
          description: 'The photo is being uploaded.',
          entry: { type: 'setProgress', params: { fraction: 0 } },
          invoke: {
            src: 'upload',
            input: ({ context }) => ({ file: requireFile(context) }),
            onError: failTo('#photoUpload.failed', 'The upload failed to start.'),
          },
          on: {
            'upload.progressed': {
              actions: { type: 'setProgress', params: ({ event }) => event },
              description: 'The upload has progressed.',
            },
            'upload.finished': {
              target: '#photoUpload.uploaded',
              actions: { type: 'setUrl', params: ({ event }) => event },
              description: 'The image host has stored the photo.',
            },
            'upload.failed': {
              target: '#photoUpload.failed',
              actions: { type: 'setFailure', params: ({ event }) => event },
              description: 'The image host rejected the photo or did not respond.',
            },
          },
        },
      },
    },
    cancelled: {
      description: 'The photo is chosen, but not uploaded.',
      on: {
        'photoUpload.retry': {
          target: 'active',
          description: 'The seller presses Retry, or submits the form.',
        },
      },
    },
    failed: {
      tags: 'failed',
      description: 'The photo was not uploaded.',
      on: {
        'photoUpload.retry': {
          target: 'active',
          description: 'The seller presses Retry, or submits the form.',
        },
      },
    },
    uploaded: {
      type: 'final',
      description: 'The photo has a URL.',
    },
  },
});
