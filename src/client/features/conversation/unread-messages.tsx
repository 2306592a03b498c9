import { IconButton } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useUnreadConversationsQuery } from '../../api/conversations-api';
import { useHasAccessToken } from '../../services/identity/access-token';
import { CountBadge } from '../../components/records/count-badge';
import { announce } from '../../services/toasts/announcements';
import { paths } from '../../services/paths/paths';
import ChatBubbleLeftIcon from '@heroicons/react/24/outline/ChatBubbleLeftIcon';

/** Polling is the fallback: live changes refetch the count sooner. */
const pollingOptions = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

/** The link to the inbox, with the number of conversations with unread messages. */
export function UnreadMessages() {
  const loadedCount = useUnreadCount();
  const count = loadedCount ?? 0;
  useAnnounceUnread(loadedCount);
  return (
    <IconButton asChild variant="ghost" size="sm" position="relative">
      <Link
        to={paths.messages}
        aria-label={count > 0 ? `Messages, ${unreadText(count)}` : 'Messages'}
      >
        <ChatBubbleLeftIcon />
        <CountBadge count={count} label={unreadText(count)} />
      </Link>
    </IconButton>
  );
}

/** The number alone, in the link of the bottom bar. */
export function UnreadBadge() {
  const count = useUnreadCount() ?? 0;
  return <CountBadge count={count} label={`, ${unreadText(count)}`} />;
}

/** Returns how many conversations have unread messages; undefined until loaded. */
function useUnreadCount(): number | undefined {
  // Without a token the server answers 401.
  const skip = !useHasAccessToken();
  const { data } = useUnreadConversationsQuery(undefined, { ...pollingOptions, skip });
  return data?.count;
}

const unreadText = (count: number) => `${count} unread`;

/** Announces to screen readers that another conversation has unread messages. */
function useAnnounceUnread(count: number | undefined): void {
  const lastCount = useRef(count);
  useEffect(() => {
    const previous = lastCount.current;
    lastCount.current = count;
    if (previous === undefined || count === undefined || count <= previous) return;
    announce('You have a new message.');
  }, [count]);
}
