import { assign, setup } from 'xstate';
import type { UserOrderEvent } from '../../../contract/buying/sale';
import { callTimeout } from '../../api/call-timeout';
import { failTo, timeOutTo } from '../call-failure';
import { unprovidedActor } from '../unprovided-actor';
import { isCompleteEvent } from './is-complete-event';

/** The action that the user chose on an order, for its dialog. */
export interface ChosenOrderAction {
  orderId: string;
  productName: string;
  action: UserOrderEvent['type'];
  /** The code that the user scanned. */
  code?: string;
}

/** The server's response to an action. */
export interface OrderActionOutcome {
  /** Why the server rejected the action; undefined if the order changed. */
  rejection?: string;
  /** Why the server rejected the code. */
  codeError?: string;
}

export type OrderActionEvent =
  | { type: 'order.open'; chosenAction: ChosenOrderAction }
  | { type: 'order.close' }
  | { type: 'order.send'; event: UserOrderEvent; photos?: readonly File[] };

interface Upload {
  photo: File;
  url: string;
}

export interface OrderActionContext {
  chosenAction: ChosenOrderAction;
  event: UserOrderEvent;
  /** The photos of the event. */
  photos: readonly File[];
  /** The uploaded photos. A retry does not upload them again. */
  uploaded: readonly Upload[];
  failure: string;
}

type Photos = Pick<OrderActionContext, 'photos' | 'uploaded'>;

const findUploadedUrl = (uploaded: readonly Upload[], file: File) =>
  uploaded.find(({ photo }) => photo === file)?.url;

const findPhotosToUpload = ({ photos, uploaded }: Photos) =>
  photos.filter((photo) => findUploadedUrl(uploaded, photo) === undefined);

/** Returns the photo that is being uploaded. @throws if all are uploaded */
function requireNextPhoto(context: Photos): File {
  const [photo] = findPhotosToUpload(context);
  if (!photo) throw new Error('All photos are uploaded');
  return photo;
}

/** Returns the event with the URLs of its photos. */
function withPhotoUrls({ event, photos, uploaded }: OrderActionContext): UserOrderEvent {
  if (photos.length === 0) return event;
  return {
    ...event,
    photos: photos.flatMap((photo) => findUploadedUrl(uploaded, photo) ?? []),
  } as UserOrderEvent;
}

/** Explains an action on an order and sends it. A page has one machine for all its orders. */
export const orderActionMachine = setup({
  types: {
    context: {} as OrderActionContext,
    events: {} as OrderActionEvent,
    tags: {} as 'open' | 'busy' | 'failed',
  },
  actors: {
    upload: unprovidedActor<string, { photo: File }>('upload'),
    send: unprovidedActor<OrderActionOutcome, { orderId: string; event: UserOrderEvent }>('send'),
  },
  delays: { callTimeout },
  guards: {
    isComplete: ({ context }, { event }: { event: UserOrderEvent }) =>
      event.type === context.chosenAction.action && isCompleteEvent(event),
    isUploadNeeded: (
      { context: { chosenAction, uploaded } },
      { event, photos = [] }: { event: UserOrderEvent; photos?: readonly File[] },
    ) =>
      event.type === chosenAction.action &&
      isCompleteEvent(event) &&
      findPhotosToUpload({ photos, uploaded }).length > 0,
    isLastPhoto: ({ context }) => findPhotosToUpload(context).length === 1,
    isRejection: (_, { rejection }: OrderActionOutcome) => rejection !== undefined,
    isCodeError: (_, { codeError }: OrderActionOutcome) => codeError !== undefined,
  },
  actions: {
    setChosenAction: assign({
      chosenAction: (_, { chosenAction }: { chosenAction: ChosenOrderAction }) => chosenAction,
    }),
    setEvent: assign(
      (_, { event, photos = [] }: { event: UserOrderEvent; photos?: readonly File[] }) => ({
        event,
        photos,
      }),
    ),
    setUpload: assign({
      uploaded: ({ context }, { url }: { url: string }) => [
        ...context.uploaded,
        { photo: requireNextPhoto(context), url },
      ],
    }),
    setFailure: assign({ failure: (_, { message }: { message: string }) => message }),
    clearFailure: assign({ failure: '' }),
    /** Shows a success toast. */
    notifyOfTransition: (_, _params: ChosenOrderAction) => undefined,
  },
}).createMachine({
  id: 'orderAction',
  description: 'An action of a buyer, a seller or an admin on an order.',
  context: {
    chosenAction: { orderId: '', productName: '', action: 'buyer.receive' },
    event: { type: 'buyer.receive' },
    photos: [],
    uploaded: [],
    failure: '',
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'No action is chosen.',
      on: {
        'order.open': {
          target: 'editing',
          actions: { type: 'setChosenAction', params: ({ event }) => event },
          description: 'The user presses one of the allowed actions.',
        },
      },
    },
    editing: {
      tags: 'open',
      description: 'The dialog explains the action; the user fills in its fields.',
      initial: 'noError',
      on: {
        'order.close': { target: 'idle', description: 'The user cancels.' },
        'order.send': [
          {
            guard: { type: 'isUploadNeeded', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'setEvent', params: ({ event }) => event },
            description: 'The user confirms, with photos.',
          },
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'setEvent', params: ({ event }) => event },
            description: 'The user confirms.',
          },
        ],
      },
      states: {
        noError: { description: 'No error.' },
        uploadFailed: {
          tags: 'failed',
          description: 'A photo was not uploaded.',
        },
        codeRejected: {
          tags: 'failed',
          description: 'The code is wrong, or too many were entered.',
        },
        interrupted: {
          tags: 'failed',
          description: 'No response arrived; the action can be sent again.',
        },
      },
    },
    uploading: {
      tags: ['open', 'busy'],
      description: 'A photo is being uploaded.',
      entry: 'clearFailure',
      invoke: {
        src: 'upload',
        input: ({ context }) => ({ photo: requireNextPhoto(context) }),
        onDone: [
          {
            guard: 'isLastPhoto',
            target: 'sending',
            actions: { type: 'setUpload', params: ({ event }) => ({ url: event.output }) },
            description: 'The last photo is uploaded.',
          },
          {
            target: 'uploading',
            reenter: true,
            actions: { type: 'setUpload', params: ({ event }) => ({ url: event.output }) },
            description: 'The photo is uploaded; the next one follows.',
          },
        ],
        onError: failTo(
          'editing.uploadFailed',
          'The image host rejected the photo or did not respond.',
        ),
      },
      on: {
        'order.close': { target: 'idle', description: 'The user cancels; nothing was sent.' },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      description: 'The request is in flight.',
      entry: 'clearFailure',
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          orderId: context.chosenAction.orderId,
          event: withPhotoUrls(context),
        }),
        onDone: [
          {
            guard: { type: 'isCodeError', params: ({ event }) => event.output },
            target: 'editing.codeRejected',
            actions: {
              type: 'setFailure',
              params: ({ event }) => ({ message: event.output.codeError ?? '' }),
            },
            description: 'The code is wrong, or too many were entered.',
          },
          {
            guard: { type: 'isRejection', params: ({ event }) => event.output },
            target: 'rejected',
            actions: {
              type: 'setFailure',
              params: ({ event }) => ({ message: event.output.rejection ?? '' }),
            },
            description: 'The order has changed meanwhile.',
          },
          {
            target: 'idle',
            actions: {
              type: 'notifyOfTransition',
              params: ({ context }) => context.chosenAction,
            },
            description: 'The order has changed.',
          },
        ],
        onError: failTo('editing.interrupted', 'No response arrived, or an invalid one.'),
      },
      after: timeOutTo('editing.interrupted'),
    },
    rejected: {
      tags: ['open', 'failed'],
      description: 'The dialog shows why the action is no longer possible.',
      on: {
        'order.close': { target: 'idle', description: 'The user closes the dialog.' },
      },
    },
  },
});
