import { Badge, Button, HStack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { Message, Thread } from '../../../contract/talking/conversation';
import { goods } from '../../../contract/website/goods-words';
import { MessageBubble } from './message-bubble';
import { MessagePhotos, type OpenPhotos } from './message-photos';
import { MessageTime } from './message-time';
import { otherParticipantName, senderName } from './sender-name';

interface ThreadMessageProps {
  message: Message;
  thread: Thread;
  openPhotos: OpenPhotos;
  /** Opens the report of a message. */
  onReportMessage: (messageId: string) => void;
}

/** A message that the server has stored. */
export function ThreadMessage(props: ThreadMessageProps) {
  const { message, thread, openPhotos, onReportMessage } = props;
  const { id, isOwn, text, photos, sentAt, hasHiddenDetails, isReported, isOffer } = message;
  // The account of its sender was deleted.
  const isErased = text === '' && photos.length === 0;
  const sender = senderName(message, thread);
  const note = hasHiddenDetails ? hiddenDetailsNote(isOwn, thread) : undefined;
  const canReport = !isOwn && !isErased && thread.conversation.as !== 'admin';
  // An admin sees the buyer's messages at the end of the line.
  const isAtEnd = thread.conversation.as === 'admin' ? message.sender === 'buyer' : isOwn;
  return (
    <>
      <VisuallyHidden>{`${sender}:`}</VisuallyHidden>
      <MessageBubble
        isOwn={isAtEnd}
        text={isErased ? 'This message was deleted.' : text}
        photos={
          photos.length > 0 && (
            <MessagePhotos photos={photos} sender={sender} openPhotos={openPhotos} />
          )
        }
        footer={
          <HStack gap="2" textStyle="xs" color="fg.muted" justify="end">
            <MessageTime date={sentAt} />
            {isOwn && <span>{messageStatus(message, thread)}</span>}
            {isOffer && <Badge>Offer</Badge>}
            {isReported && <Badge colorPalette="red">Reported</Badge>}
            {canReport && (
              <Button
                variant="plain"
                size="2xs"
                paddingX="0"
                color="inherit"
                textDecoration="underline"
                aria-label="Report this message"
                onClick={() => onReportMessage(id)}
              >
                Report
              </Button>
            )}
          </HStack>
        }
      />
      {note && (
        <Text
          textStyle="xs"
          color="fg.muted"
          alignSelf={isAtEnd ? 'end' : 'start'}
          maxWidth={{ base: '85%', md: '32rem' }}
        >
          {note}
        </Text>
      )}
    </>
  );
}

function messageStatus({ number }: Message, { readNumber, deliveredNumber }: Thread): string {
  if (number <= readNumber) return 'Read';
  return number <= deliveredNumber ? 'Delivered' : 'Sent';
}

function hiddenDetailsNote(isOwn: boolean, { conversation }: Thread): string {
  if (conversation.as === 'admin') {
    return 'Phone numbers, email addresses and links are hidden from moderators.';
  }
  const senderPhrase = isOwn ? ` from ${otherParticipantName(conversation)}` : '';
  return goods`Phone numbers, email addresses and links are hidden${senderPhrase} until the watch is paid for. You're only protected if you pay here.`;
}
