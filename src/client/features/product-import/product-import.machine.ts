import { assign, setup } from 'xstate';
import {
  isStartable,
  needsPhotos,
  type ProductImport,
} from '../../../contract/selling/product-import';
import type { CsvEncoding } from './csv-encodings';
import { callTimeout, fileTimeout, timeoutMessage } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { failureMessage } from '../failure-message';
import { unprovidedActor } from '../unprovided-actor';

export interface ChosenFile {
  file: File;
  /** Undefined for what the file looks like. */
  encoding?: CsvEncoding | undefined;
}

export type ProductImportEvent =
  | { type: 'productImport.retry' }
  | ({ type: 'productImport.choose' } & ChosenFile)
  | { type: 'productImport.addPhotos'; files: readonly File[] }
  | { type: 'productImport.stop' }
  | { type: 'productImport.start' }
  | { type: 'productImport.cancel' };

export interface ProductImportContext {
  /** The seller's latest import; null if there is none. */
  latestImport: ProductImport | null;
  /** The file of the import; undefined if it was chosen before the page was loaded. */
  chosen: ChosenFile | undefined;
  failure: string;
}

type HasLatestImport = Pick<ProductImportContext, 'latestImport'>;

/** The import after an upload of photos, and why the upload ended early. */
export interface UploadResult extends HasLatestImport {
  failure?: string | undefined;
}

function requireId({ latestImport }: ProductImportContext): string {
  if (!latestImport) throw new Error('There is no import');
  return latestImport.id;
}

/** Imports products from a CSV file. The server has the import, so that it goes on without this page. */
export const productImportMachine = setup({
  types: {
    context: {} as ProductImportContext,
    events: {} as ProductImportEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    load: unprovidedActor<ProductImport | null>('load'),
    /** Sends the file, and returns its import. */
    check: unprovidedActor<ProductImport | null, ChosenFile>('check'),
    /** Uploads the needed photos of the files, which may be zips. */
    uploadPhotos: unprovidedActor<
      UploadResult,
      { files: readonly File[]; latestImport: ProductImport }
    >('uploadPhotos'),
    start: unprovidedActor<void, { id: string }>('start'),
    cancel: unprovidedActor<void, { id: string }>('cancel'),
  },
  delays: {
    callTimeout,
    /** Longer than the call's own timeout, because it includes reading the file. */
    checkTimeout: fileTimeout + 10_000,
    pollDelay: 2_000,
  },
  guards: {
    isRunning: (_, { latestImport }: HasLatestImport) => latestImport?.state === 'running',
    /** Whether the import waits for the seller, and has not added its products. */
    isUnfinished: (_, { latestImport }: HasLatestImport) =>
      latestImport?.state === 'checked' || latestImport?.state === 'failed',
    isDone: (_, { latestImport }: HasLatestImport) => latestImport?.state === 'done',
    hasFailed: (_, { failure }: UploadResult) => failure !== undefined,
    needsPhotos: ({ context: { latestImport } }) =>
      latestImport !== null && needsPhotos(latestImport),
    isStartable: ({ context: { latestImport } }) =>
      latestImport !== null && isStartable(latestImport),
  },
  actions: {
    setLatestImport: assign((_, { latestImport }: HasLatestImport) => ({
      latestImport,
      failure: '',
    })),
    setChosen: assign((_, { file, encoding }: ChosenFile) => ({ chosen: { file, encoding } })),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a toast, and refreshes the lists of products. */
    announceAdded: () => undefined,
    announceFailure: (_, _params: { message: string }) => undefined,
  },
}).createMachine({
  id: 'productImport',
  description: 'Imports products from a CSV file.',
  context: { latestImport: null, chosen: undefined, failure: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The latest import is being loaded.',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isRunning', params: ({ event }) => ({ latestImport: event.output }) },
            target: 'running.waiting',
            actions: {
              type: 'setLatestImport',
              params: ({ event }) => ({ latestImport: event.output }),
            },
            description: 'An import is running.',
          },
          {
            guard: {
              type: 'isUnfinished',
              params: ({ event }) => ({ latestImport: event.output }),
            },
            target: 'reviewing',
            actions: {
              type: 'setLatestImport',
              params: ({ event }) => ({ latestImport: event.output }),
            },
            description: 'A file was checked, or its import has failed.',
          },
          {
            target: 'choosing',
            actions: {
              type: 'setLatestImport',
              params: ({ event }) => ({ latestImport: event.output }),
            },
            description: 'There is no unfinished import.',
          },
        ],
        onError: failTo('loadFailed'),
      },
      after: timeOutTo('loadFailed'),
    },
    loadFailed: {
      tags: 'failed',
      description: 'The page shows why the import did not load.',
      on: {
        'productImport.retry': { target: 'loading', description: 'The seller presses Retry.' },
      },
    },
    choosing: {
      description: 'The seller can choose a file.',
      initial: 'noError',
      on: {
        'productImport.choose': {
          target: 'checking',
          actions: { type: 'setChosen', params: ({ event }) => event },
          description: 'The seller chooses a file.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: { tags: 'failed', description: 'The file was not checked; the page shows why.' },
      },
    },
    checking: {
      tags: 'busy',
      description: 'The server is checking the file.',
      entry: 'clearFailure',
      invoke: {
        src: 'check',
        input: ({ context: { chosen } }) => {
          if (!chosen) throw new Error('No file was chosen');
          return chosen;
        },
        onDone: {
          target: 'reviewing',
          actions: {
            type: 'setLatestImport',
            params: ({ event }) => ({ latestImport: event.output }),
          },
          description: 'The file is checked.',
        },
        onError: failTo(
          'choosing.failed',
          'The file is no CSV file, or the server did not respond.',
        ),
      },
      after: {
        checkTimeout: {
          target: 'choosing.failed',
          actions: { type: 'setFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
    reviewing: {
      description: 'The page shows what the file contains, and what is wrong with it.',
      initial: 'noError',
      on: {
        'productImport.choose': {
          target: 'checking',
          actions: { type: 'setChosen', params: ({ event }) => event },
          description: 'The seller chooses another file, or another encoding of it.',
        },
        'productImport.addPhotos': {
          guard: 'needsPhotos',
          target: 'uploading',
          description: 'The seller chooses photos or a zip with photos.',
        },
        'productImport.start': {
          guard: 'isStartable',
          target: 'starting',
          description: 'The seller presses Start import or Try again.',
        },
        'productImport.cancel': {
          target: 'cancelling',
          description: 'The seller presses Discard.',
        },
      },
      states: {
        noError: { description: 'No error.' },
        failed: {
          tags: 'failed',
          description: 'A photo was not uploaded, or the import did not start; the page shows why.',
        },
      },
    },
    uploading: {
      tags: 'busy',
      description: 'The photos are being uploaded.',
      entry: 'clearFailure',
      on: {
        'productImport.stop': { target: 'loading', description: 'The seller presses Stop.' },
      },
      invoke: {
        src: 'uploadPhotos',
        input: ({ event, context: { latestImport } }) => {
          if (event.type !== 'productImport.addPhotos' || !latestImport) {
            throw new Error('No photos were chosen');
          }
          return { files: event.files, latestImport };
        },
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'reviewing.failed',
            actions: [
              { type: 'setLatestImport', params: ({ event }) => event.output },
              {
                type: 'setFailure',
                params: ({ event }) => ({ message: event.output.failure ?? '' }),
              },
            ],
            description: 'A photo was rejected, or none of them is needed.',
          },
          {
            target: 'reviewing',
            actions: { type: 'setLatestImport', params: ({ event }) => event.output },
            description: 'The photos are uploaded. Others may still be missing.',
          },
        ],
        onError: failTo('reviewing.failed', 'The server did not respond.'),
      },
    },
    starting: {
      tags: 'busy',
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'start',
        input: ({ context }) => ({ id: requireId(context) }),
        onDone: { target: 'running', description: 'The import is started.' },
        onError: failTo('reviewing.failed'),
      },
      after: timeOutTo('reviewing.failed'),
    },
    running: {
      description: 'The server fetches the photos, and then adds all products.',
      initial: 'polling',
      on: {
        'productImport.cancel': {
          target: 'cancelling',
          description: 'The seller presses Cancel import.',
        },
      },
      states: {
        polling: {
          description: 'The progress is being loaded.',
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: {
                  type: 'isRunning',
                  params: ({ event }) => ({ latestImport: event.output }),
                },
                target: 'waiting',
                actions: {
                  type: 'setLatestImport',
                  params: ({ event }) => ({ latestImport: event.output }),
                },
                description: 'The import goes on.',
              },
              {
                guard: {
                  type: 'isUnfinished',
                  params: ({ event }) => ({ latestImport: event.output }),
                },
                target: '#productImport.reviewing',
                actions: {
                  type: 'setLatestImport',
                  params: ({ event }) => ({ latestImport: event.output }),
                },
                description: 'The import has failed, and nothing was added.',
              },
              {
                guard: { type: 'isDone', params: ({ event }) => ({ latestImport: event.output }) },
                target: '#productImport.choosing',
                actions: [
                  {
                    type: 'setLatestImport',
                    params: ({ event }) => ({ latestImport: event.output }),
                  },
                  'announceAdded',
                ],
                description: 'All products are added.',
              },
              {
                target: '#productImport.choosing',
                actions: {
                  type: 'setLatestImport',
                  params: ({ event }) => ({ latestImport: event.output }),
                },
                description: 'The import was cancelled in another tab.',
              },
            ],
            onError: {
              target: 'interrupted',
              description: 'The server did not respond. The import goes on.',
            },
          },
          after: {
            callTimeout: { target: 'interrupted', description: 'The call timed out.' },
          },
        },
        waiting: {
          description: 'The page shows the progress.',
          after: { pollDelay: { target: 'polling', description: 'The progress is loaded again.' } },
        },
        interrupted: {
          description: 'The page shows that the progress is not known.',
          after: { pollDelay: { target: 'polling', description: 'The progress is loaded again.' } },
        },
      },
    },
    cancelling: {
      tags: 'busy',
      description: 'The request is in flight.',
      invoke: {
        src: 'cancel',
        input: ({ context }) => ({ id: requireId(context) }),
        onDone: {
          target: 'choosing',
          actions: { type: 'setLatestImport', params: { latestImport: null } },
          description: 'The import is cancelled.',
        },
        onError: {
          target: 'loading',
          actions: {
            type: 'announceFailure',
            params: ({ event }) => ({ message: failureMessage(event.error) }),
          },
          description: 'The products were added already, or the server did not respond.',
        },
      },
      after: {
        callTimeout: {
          target: 'loading',
          actions: { type: 'announceFailure', params: { message: timeoutMessage } },
          description: 'The call timed out.',
        },
      },
    },
  },
});
