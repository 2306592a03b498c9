import { Box, Button, Center, Stack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ConversationEntry, Thread } from '../../../contract/talking/conversation';
import { recoverLostFocus } from '../../components/forms/recover-lost-focus';
import type { conversationMachine } from './conversation.machine';
import type { OpenPhotos } from './message-photos';
import { MessageTime } from './message-time';
import { OutgoingList } from './outgoing-list';
import { ThreadDayHeading } from './thread-day-heading';
import { threadDays, type ThreadItem } from './thread-days';
import { ThreadMessage } from './thread-message';
import { useThreadScroll } from './use-thread-scroll';

export interface ThreadListProps {
  /** The newest page first. */
  pages: readonly [Thread, ...Thread[]];
  olderMessages: {
    exist: boolean;
    isLoading: boolean;
    /** Why the older messages failed to load. */
    error: string | undefined;
    load: () => void;
  };
  /** Returns the text for an event of the order; undefined if it is not shown. */
  describeEntry: (entry: ConversationEntry) => string | undefined;
  openPhotos: OpenPhotos;
  /** Opens the report of a message. */
  onReportMessage: (messageId: string) => void;
}

interface ThreadListWithQueueProps extends ThreadListProps {
  snapshot: SnapshotFrom<typeof conversationMachine>;
  send: ActorRefFrom<typeof conversationMachine>['send'];
}

/** The messages of a conversation with the events of the order between them, the newest last. */
export function ThreadList(props: ThreadListWithQueueProps) {
  const { pages, olderMessages, snapshot, send } = props;
  const { describeEntry, openPhotos, onReportMessage } = props;
  const days = threadDays(pages);
  const items = days.flatMap((day) => day.items);
  const shownIds = new Set(items.map(({ key }) => key));
  const unsentMessages = snapshot.context.queue.filter(({ id }) => !shownIds.has(id));
  const lastItem = items.at(-1);
  useThreadScroll({
    firstKey: items[0]?.key,
    lastKey: unsentMessages.at(-1)?.id ?? lastItem?.key,
    isLastOwn:
      unsentMessages.length > 0 || (lastItem?.kind === 'message' && lastItem.message.isOwn),
  });

  return (
    // The browser's own scroll anchoring would add to the hook's.
    <Box css={{ overflowAnchor: 'none' }}>
      <Center ref={recoverLostFocus} tabIndex={-1} outline="none" flexDirection="column" gap="2">
        {olderMessages.error && (
          <Text role="alert" color="fg.error" textStyle="sm" textAlign="center">
            {olderMessages.error}
          </Text>
        )}
        {olderMessages.exist && (
          <Button
            variant="outline"
            size="sm"
            loading={olderMessages.isLoading}
            onClick={olderMessages.load}
          >
            Show earlier messages
          </Button>
        )}
      </Center>
      {days.map(({ date, items: dayItems }) => (
        <Box key={dayItems[0].key}>
          <ThreadDayHeading date={date} />
          <Stack as="ol" listStyleType="none" gap="2.5">
            {dayItems.map((item) => (
              <ThreadListItem
                key={item.key}
                item={item}
                thread={pages[0]}
                {...{ describeEntry, openPhotos, onReportMessage }}
              />
            ))}
          </Stack>
        </Box>
      ))}
      {unsentMessages.length > 0 && (
        <Stack
          as="ol"
          aria-label="Messages to send"
          listStyleType="none"
          gap="2.5"
          paddingTop="2.5"
        >
          <OutgoingList snapshot={snapshot} send={send} messages={unsentMessages} />
        </Stack>
      )}
    </Box>
  );
}

interface ThreadListItemProps extends Pick<
  ThreadListProps,
  'describeEntry' | 'openPhotos' | 'onReportMessage'
> {
  item: ThreadItem;
  thread: Thread;
}

function ThreadListItem({ item, thread, describeEntry, ...actions }: ThreadListItemProps) {
  if (item.kind === 'message') {
    return (
      <Stack as="li" gap="1">
        <ThreadMessage message={item.message} thread={thread} {...actions} />
      </Stack>
    );
  }
  const text = describeEntry(item.entry);
  if (text === undefined) return null;
  return (
    <Box as="li" alignSelf="center" textAlign="center" paddingX="3" paddingY="1">
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <bdi>{text}</bdi> <MessageTime date={item.time} />
      </Text>
    </Box>
  );
}
