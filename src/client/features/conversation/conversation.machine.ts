import { assign, setup } from 'xstate';
import { maxMessageLength, maxMessagePhotos } from '../../../contract/talking/message-limits';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { callTimeout, timeoutMessage } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';

/** A message that the server has not acknowledged yet. */
export interface OutgoingMessage {
  /** A UUID. Every attempt has the same one, so that the server stores the message once. */
  id: string;
  text: string;
  photos: readonly File[];
  /** The URLs of the first photos, which are uploaded. A retry does not upload them again. */
  photoUrls: readonly string[];
}

/** The server's response to a message. */
export interface SendOutcome {
  /** Why the server rejected the message; undefined if it has stored it. */
  rejection?: { reason: string; isBlocked: boolean };
}

export type ConversationEvent =
  | { type: 'conversation.send'; message: OutgoingMessage }
  | { type: 'conversation.retry' }
  | { type: 'conversation.discard' }
  | { type: 'conversation.disconnect' }
  | { type: 'conversation.connect' };

export interface ConversationContext {
  /** The messages to send, in this order. Only the first one is uploading or in flight. */
  queue: readonly OutgoingMessage[];
  failure: string;
}

/** Longer than the timeout of an upload request. */
const uploadTimeout = 125_000;

/** Returns the message to send next. @throws if there is none */
function requireFirst({ queue: [first] }: ConversationContext): OutgoingMessage {
  if (!first) throw new Error('No message is queued');
  return first;
}

/** Returns the next photo of the first message to upload. @throws if all are uploaded */
function requireNextPhoto(context: ConversationContext): File {
  const { photos, photoUrls } = requireFirst(context);
  const photo = photos[photoUrls.length];
  if (!photo) throw new Error('All photos are already uploaded');
  return photo;
}

const isUploaded = ({ photos, photoUrls }: OutgoingMessage) => photoUrls.length >= photos.length;

const storeQueue = {
  type: 'storeQueue',
  params: ({ context }: { context: ConversationContext }) => context,
} as const;

type SendEvent = Extract<ConversationEvent, { type: 'conversation.send' }>;

/** What every state does with a new message. */
const queueMessage = {
  guard: { type: 'isSendable', params: ({ event }: { event: SendEvent }) => event },
  actions: [{ type: 'addMessage', params: ({ event }: { event: SendEvent }) => event }, storeQueue],
} as const;

/**
 * The messages that a user sends in one conversation. They are sent one after the other, each until
 * the server has acknowledged it.
 */
export const conversationMachine = setup({
  types: {
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    uploadPhoto: unprovidedActor<string, { photo: File }>('uploadPhoto'),
    send: unprovidedActor<SendOutcome, { message: OutgoingMessage }>('send'),
  },
  delays: { callTimeout, uploadTimeout },
  guards: {
    isSendable: ({ context }, { message }: { message: OutgoingMessage }) =>
      (hasVisibleCharacter(message.text) || message.photos.length > 0) &&
      message.text.length <= maxMessageLength &&
      message.photos.length <= maxMessagePhotos &&
      !context.queue.some(({ id }) => id === message.id),
    isQueueEmpty: ({ context }) => context.queue.length === 0,
    isOnlyMessage: ({ context }) => context.queue.length === 1,
    hasPhotoToUpload: ({ context }) => !isUploaded(requireFirst(context)),
    isBlock: (_, { rejection }: SendOutcome) => rejection?.isBlocked === true,
    isRejection: (_, { rejection }: SendOutcome) => rejection !== undefined,
  },
  actions: {
    addMessage: assign({
      queue: ({ context }, { message }: { message: OutgoingMessage }) => [
        ...context.queue,
        message,
      ],
    }),
    addPhotoUrl: assign({
      queue: ({ context }, { url }: { url: string }) => {
        const { photoUrls, ...first } = requireFirst(context);
        return [{ ...first, photoUrls: [...photoUrls, url] }, ...context.queue.slice(1)];
      },
    }),
    removeFirst: assign({ queue: ({ context }) => context.queue.slice(1) }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Stores the queue, so that it survives a reload. */
    storeQueue: (_, _params: Pick<ConversationContext, 'queue'>) => undefined,
    announceSent: () => undefined,
  },
}).createMachine({
  id: 'conversation',
  description: 'Sends the messages of one conversation.',
  context: { queue: [], failure: '' },
  initial: 'idle',
  states: {
    idle: {
      description: 'Every message is sent.',
      on: {
        'conversation.send': {
          ...queueMessage,
          target: 'delivering',
          description: 'The user presses Send.',
        },
        'conversation.disconnect': {
          target: 'offline',
          description: 'The device loses its connection.',
        },
      },
    },
    delivering: {
      tags: 'busy',
      description: 'The first message of the queue is on its way.',
      entry: 'clearFailure',
      initial: 'sending',
      on: {
        'conversation.send': {
          ...queueMessage,
          description: 'The user presses Send; the message waits for those before it.',
        },
        'conversation.disconnect': {
          target: 'offline',
          description: 'The device loses its connection. The attempt may still have succeeded.',
        },
      },
      states: {
        uploading: {
          description: 'A photo is being uploaded.',
          invoke: {
            src: 'uploadPhoto',
            input: ({ context }) => ({ photo: requireNextPhoto(context) }),
            onDone: {
              target: 'sending',
              actions: [
                { type: 'addPhotoUrl', params: ({ event }) => ({ url: event.output }) },
                storeQueue,
              ],
              description: 'The photo is uploaded.',
            },
            onError: failTo(
              '#conversation.failed.interrupted',
              'The image host rejected the photo or did not respond.',
            ),
          },
          after: {
            uploadTimeout: {
              target: '#conversation.failed.interrupted',
              actions: { type: 'setFailure', params: { message: timeoutMessage } },
              description: 'The upload timed out.',
            },
          },
        },
        sending: {
          description: 'The request is in flight, unless a photo has to be uploaded first.',
          always: {
            guard: 'hasPhotoToUpload',
            target: 'uploading',
            description: 'A photo of the message is not uploaded yet.',
          },
          invoke: {
            src: 'send',
            input: ({ context }) => ({ message: requireFirst(context) }),
            onDone: [
              {
                guard: { type: 'isBlock', params: ({ event }) => event.output },
                target: '#conversation.blocked',
                actions: {
                  type: 'setFailure',
                  params: ({ event }) => ({ message: event.output.rejection?.reason ?? '' }),
                },
                description: 'The other person accepts no messages from the user.',
              },
              {
                guard: { type: 'isRejection', params: ({ event }) => event.output },
                target: '#conversation.failed.rejected',
                actions: {
                  type: 'setFailure',
                  params: ({ event }) => ({ message: event.output.rejection?.reason ?? '' }),
                },
                description: 'The server rejected the message with a reason.',
              },
              {
                guard: 'isOnlyMessage',
                target: '#conversation.idle',
                actions: ['removeFirst', storeQueue, 'announceSent'],
                description: 'The server has stored the last message.',
              },
              {
                target: '#conversation.delivering',
                actions: ['removeFirst', storeQueue],
                description: 'The server has stored the message; the next one follows.',
              },
            ],
            onError: failTo(
              '#conversation.failed.interrupted',
              'No response arrived, or an invalid one.',
            ),
          },
          after: timeOutTo('#conversation.failed.interrupted'),
        },
      },
    },
    failed: {
      tags: 'failed',
      description: 'The first message of the queue was not sent.',
      initial: 'interrupted',
      on: {
        'conversation.send': {
          ...queueMessage,
          target: 'delivering',
          description: 'The user sends another message; the failed one is sent before it.',
        },
        'conversation.retry': {
          target: 'delivering',
          description: 'The user presses Try again.',
        },
        'conversation.discard': [
          {
            guard: 'isOnlyMessage',
            target: 'idle',
            actions: ['removeFirst', storeQueue],
            description: 'The user deletes the message.',
          },
          {
            target: 'delivering',
            actions: ['removeFirst', storeQueue],
            description: 'The user deletes the message; the next one follows.',
          },
        ],
        'conversation.disconnect': {
          target: 'offline',
          description: 'The device loses its connection.',
        },
      },
      states: {
        interrupted: { description: 'No response arrived; the message can be sent again.' },
        rejected: { description: 'The server rejected the message with a reason.' },
      },
    },
    blocked: {
      tags: 'failed',
      description: 'The other person accepts no messages from the user.',
      on: {
        'conversation.retry': {
          target: 'delivering',
          description: 'The user presses Try again.',
        },
        'conversation.discard': [
          {
            guard: 'isOnlyMessage',
            target: 'idle',
            actions: ['removeFirst', storeQueue],
            description: 'The user deletes the message.',
          },
          {
            actions: ['removeFirst', storeQueue],
            description: 'The user deletes one of several messages.',
          },
        ],
      },
    },
    offline: {
      description: 'Messages wait until the device has a connection.',
      on: {
        'conversation.send': {
          ...queueMessage,
          description: 'The user presses Send.',
        },
        'conversation.connect': [
          {
            guard: 'isQueueEmpty',
            target: 'idle',
            description: 'The device has a connection; no message waits.',
          },
          {
            target: 'delivering',
            description: 'The device has a connection.',
          },
        ],
      },
    },
  },
});
