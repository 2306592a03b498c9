import { Box, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { NewMessage, Conversation } from '../../../contract/talking/conversation';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { conversationsApi } from '../../api/conversations-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { paths } from '../../services/paths/paths';
import { Composer } from './composer';
import { useComposerForm } from './composer-form';
import { ConversationHeading } from './conversation-heading';
import { ThreadList, type ThreadListProps } from './thread-list';
import { useAnnounceMessages } from './use-announce-messages';
import { useConversation } from './use-conversation';
import { useMarkRead } from './use-mark-read';
import { otherParticipantName } from './sender-name';
import { aboveBottomBar } from '../../theme/bottom-bar';

interface ConversationViewProps extends ThreadListProps {
  /** Opens the report of the conversation. */
  onReport: () => void;
  /** What follows the messages. */
  children?: ReactElement;
}

/** A conversation: the other person and the watch, the messages, and the form of a new one. */
export function ConversationView({ pages, onReport, children, ...list }: ConversationViewProps) {
  const [thread] = pages;
  const { conversation } = thread;
  const { id, orderId } = conversation;
  const dispatch = useAppDispatch();
  const draft = `conversation-${id}`;
  const [snapshot, send] = useConversation({
    draft,
    sendMessage: (message: NewMessage) =>
      unwrapCall(
        dispatch(
          conversationsApi.endpoints.sendMessage.initiate({ id, ...message }, { track: false }),
        ),
      ),
  });
  const { form, submit } = useComposerForm({
    draft,
    onSend: (message) => send({ type: 'conversation.send', message }),
  });
  useMarkRead(thread);
  useAnnounceMessages(thread);
  const note = snapshot.matches('blocked')
    ? snapshot.context.failure
    : readOnlyReason(conversation);

  return (
    <Flex
      direction="column"
      // Fills the window below the header and the link back, and cancels the padding below.
      minHeight={{ base: 'calc(100dvh - 13rem)', lg: 'calc(100dvh - 9rem)' }}
      marginBottom={{ base: '-6', lg: '-10' }}
      maxWidth="3xl"
    >
      <ConversationHeading conversation={conversation} onReport={onReport} />
      {orderId && (
        <ChakraLink asChild variant="underline" textStyle="sm" minHeight="6" marginTop="2">
          <Link to={paths.order(orderId)}>See the order</Link>
        </ChakraLink>
      )}
      <Stack flex="1" justify="end" paddingY="3">
        <ThreadList pages={pages} {...list} snapshot={snapshot} send={send} />
        {children}
      </Stack>
      <Box
        position="sticky"
        bottom={aboveBottomBar}
        zIndex="1"
        bg="bg"
        borderTopWidth="1px"
        marginX={{ base: '-4', md: '0' }}
        paddingX={{ base: '4', md: '0' }}
        paddingTop="3"
        paddingBottom="3"
        // Stays above the bar that asks to confirm the email address, which is at the bottom, too.
        css={{
          'html:has(aside[aria-label="Confirm your address"]) &': {
            bottom: `calc(${aboveBottomBar} + 2.75rem)`,
          },
        }}
        // Leaves space for the notice that the device is offline.
        {...(snapshot.matches('offline') && { paddingBottom: '28' })}
      >
        {note === undefined ? (
          <Composer form={form} submit={submit} />
        ) : (
          <Text role="status" color="fg.muted" textAlign="center" paddingY="2">
            {note}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

const closedNotes = {
  productDeleted: "This watch was removed, so you can't write here any more.",
  accountClosed: "One of the accounts was closed, so you can't write here any more.",
};

/** Returns why the user can't write in a conversation; undefined if they can. */
function readOnlyReason(conversation: Conversation): string | undefined {
  const { as, canWrite, isBlocked, closedBecause } = conversation;
  if (canWrite) return undefined;
  if (as === 'admin')
    return "You're reading this conversation as an admin. The audit log records that.";
  if (closedBecause) return inGoodsWords(closedNotes[closedBecause]);
  if (isBlocked) {
    return `You blocked ${otherParticipantName(conversation)}. To write again, choose Unblock in the menu above.`;
  }
  return "You can't write in this conversation.";
}
