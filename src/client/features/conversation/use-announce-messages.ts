import { useEffect, useEffectEvent, useRef } from 'react';
import type { Thread } from '../../../contract/talking/conversation';
import { pluralize } from '../../../contract/text/pluralize';
import { announce } from '../../services/toasts/announcements';
import { senderName } from './sender-name';

/** Announces the other person's messages to screen readers when they arrive while the page is open. */
export function useAnnounceMessages(thread: Thread): void {
  const lastNumber = thread.messages[0]?.number ?? 0;
  const announcedNumber = useRef(lastNumber);

  const announceNewMessages = useEffectEvent(() => {
    const newMessages = thread.messages.filter(
      ({ isOwn, number }) => !isOwn && number > announcedNumber.current,
    );
    announcedNumber.current = lastNumber;
    for (const message of newMessages.toReversed()) {
      announce(
        `${senderName(message, thread)}: ${message.text || pluralize(message.photos.length, 'photo')}`,
      );
    }
  });

  useEffect(() => announceNewMessages(), [lastNumber]);
}
