import { useEffect, useRef } from 'react';
import { pluralize } from '../../../contract/text/pluralize';
import { useUnseenNotificationsQuery } from '../../api/notifications-api';
import { CountBadge } from '../../components/records/count-badge';
import { useHasAccessToken } from '../../services/identity/access-token';
import { announce } from '../../services/toasts/announcements';

/** Polling is the fallback: live changes refetch the count sooner. */
const pollingOptions = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

/** The number of unseen notifications, as a badge on the avatar. */
export function NewNotifications() {
  // Without a token the server answers 401, and the renewal would request a second token while
  // sign-in requests the first.
  const skip = !useHasAccessToken();
  const { data } = useUnseenNotificationsQuery(undefined, { ...pollingOptions, skip });
  useAnnounceNotifications(data?.count);
  const count = data?.count ?? 0;
  // At the corner, so that initials stay readable.
  return (
    <CountBadge count={count} label={newNotificationsText(count)} top="-1.5" insetEnd="-1.5" />
  );
}

const newNotificationsText = (count: number) => pluralize(count, 'new notification');

/**
 * Announces new notifications to screen readers when they arrive while the page is open.
 * @param count how many notifications are unseen; undefined until loaded
 */
function useAnnounceNotifications(count: number | undefined): void {
  const lastCount = useRef(count);
  useEffect(() => {
    const previous = lastCount.current;
    lastCount.current = count;
    if (previous === undefined || count === undefined || count <= previous) return;
    announce(newNotificationsText(count));
  }, [count]);
}
