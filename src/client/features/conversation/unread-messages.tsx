import { Badge, IconButton } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useUnreadConversationsQuery } from '../../api/conversations-api';
import { useHasAccessToken } from '../../services/identity/access-token';
import { announce } from '../../services/toasts/announcements';
import { paths } from '../../services/paths/paths';
import ChatBubbleLeftIcon from '@heroicons/react/24/outline/ChatBubbleLeftIcon';

/** Polling is the fallback: live changes refetch the count sooner. */
const pollingOptions = { pollingInterval: 60_000, skipPollingIfUnfocused: true };
/** The largest number that fits in the badge. */
const maxDisplayedCount = 99;

/** The link to the inbox, with the number of conversations with unread messages. */
export function UnreadMessages() {
  // Without a token the server answers 401.
  const skip = !useHasAccessToken();
  const { data } = useUnreadConversationsQuery(undefined, { ...pollingOptions, skip });
  const count = data?.count ?? 0;
  useAnnounceUnread(data?.count);
  return (
    <IconButton asChild variant="ghost" size="sm" position="relative">
      <Link to={paths.messages} aria-label={count > 0 ? `Messages, ${count} unread` : 'Messages'}>
        <ChatBubbleLeftIcon />
        {count > 0 && (
          <Badge
            aria-hidden
            position="absolute"
            top="-1"
            insetEnd="-1"
            variant="solid"
            colorPalette="red"
            rounded="full"
            minWidth="4.5"
            height="4.5"
            paddingX="1"
            justifyContent="center"
            textStyle="2xs"
            fontWeight="700"
          >
            {count > maxDisplayedCount ? `${maxDisplayedCount}+` : count}
          </Badge>
        )}
      </Link>
    </IconButton>
  );
}

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
