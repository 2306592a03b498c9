import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { NewMessage, SentMessage } from '../../../contract/talking/conversation';
import { RequestFailure } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { announce } from '../../services/toasts/announcements';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { useDetachedActor } from '../../services/use-detached-actor';
import { uploadPhoto } from '../upload-photo';
import {
  conversationMachine,
  type ConversationEvent,
  type SendOutcome,
} from './conversation.machine';
import { readQueue, storeQueue } from './outgoing-messages';

interface ConversationOptions {
  /** The name of the draft with the messages that are not sent yet. */
  draft: string;
  /** Rejects with a RequestFailure. */
  sendMessage: (message: NewMessage) => Promise<SentMessage>;
  /** Called after a message was stored if the component is still mounted. */
  onSent?: (sent: SentMessage) => void;
}

/** Returns whether a retry would fail with the same status. */
const isPermanent = (status: number | undefined) =>
  !!status && [400, 403, 404, 409].includes(status);

/** Runs the sending of messages in one conversation. */
export function useConversation(options: ConversationOptions) {
  const { draft } = options;
  const dispatch = useAppDispatch();

  const [snapshot, send] = useDetachedActor(
    (component) =>
      conversationMachine.provide({
        actors: {
          uploadPhoto: fromPromise(({ input: { photo }, signal }) =>
            uploadPhoto(dispatch, photo, signal),
          ),
          send: fromPromise(async ({ input: { message } }): Promise<SendOutcome> => {
            const { id: messageId, text, photoUrls } = message;
            try {
              const sent = await component.props.sendMessage({
                messageId,
                text,
                photos: [...photoUrls],
              });
              if (component.isMounted) component.props.onSent?.(sent);
              return {};
            } catch (error) {
              if (!(error instanceof RequestFailure) || !isPermanent(error.status)) throw error;
              return { rejection: { reason: error.message, isBlocked: error.status === 403 } };
            }
          }),
        },
        actions: {
          storeQueue: (_, { queue }) => storeQueue(component.props.draft, queue),
          announceSent: () => announce('Message sent.'),
        },
      }),
    options,
    { ...inspectOptions(), ...failureToastOptions },
  );

  useEffect(() => watchConnection(send), [send]);
  useEffect(() => restoreQueue(draft, send), [draft, send]);
  return [snapshot, send] as const;
}

type Send = (event: ConversationEvent) => void;

/** Reports to the machine when the device goes offline and online. */
function watchConnection(send: Send): () => void {
  const onOffline = () => send({ type: 'conversation.disconnect' });
  const onOnline = () => send({ type: 'conversation.connect' });
  if (!navigator.onLine) onOffline();
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
  };
}

/** Sends the messages that were not sent before a reload. */
function restoreQueue(draft: string, send: Send): () => void {
  let isActive = true;
  void readQueue(draft).then((messages) => {
    if (!isActive) return;
    for (const message of messages) send({ type: 'conversation.send', message });
  });
  return () => {
    isActive = false;
  };
}
