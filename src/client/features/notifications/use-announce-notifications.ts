import { useEffect, useRef } from 'react';
import { announce } from '../../services/toasts/announcements';

/** Returns a text such as "2 new notifications". */
export const newNotificationsText = (count: number) =>
  `${count} new ${count === 1 ? 'notification' : 'notifications'}`;

/**
 * Announces new notifications to screen readers when they arrive while the page is open.
 * @param count how many notifications are unseen; undefined until loaded
 */
export function useAnnounceNotifications(count: number | undefined): void {
  const lastCount = useRef(count);
  useEffect(() => {
    const previous = lastCount.current;
    lastCount.current = count;
    if (previous === undefined || count === undefined || count <= previous) return;
    announce(newNotificationsText(count));
  }, [count]);
}
