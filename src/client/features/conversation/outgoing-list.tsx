import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { conversationMachine, OutgoingMessage } from './conversation.machine';
import { FilePhoto } from './file-photo';
import { MessageBubble } from './message-bubble';

interface OutgoingListProps {
  snapshot: SnapshotFrom<typeof conversationMachine>;
  send: ActorRefFrom<typeof conversationMachine>['send'];
  /** The messages of the queue to render. */
  messages: readonly OutgoingMessage[];
}

/** The list items of the messages that are not sent yet. */
export function OutgoingList({ snapshot, send, messages }: OutgoingListProps) {
  const { queue, failure } = snapshot.context;
  return messages.map((message) => {
    const isFirst = message.id === queue[0]?.id;
    return (
      <Stack as="li" key={message.id} gap="1.5">
        <OutgoingBubble message={message} status={outgoingStatus(snapshot, isFirst)} />
        {isFirst && snapshot.hasTag('failed') && (
          <HStack alignSelf="end" gap="2" wrap="wrap" justify="end">
            <Text role="alert" textStyle="sm" color="fg.error">
              {failure}
            </Text>
            <Button
              size="xs"
              variant="outline"
              onClick={() => send({ type: 'conversation.retry' })}
            >
              Try again
            </Button>
            <Button
              size="xs"
              variant="ghost"
              onClick={() => send({ type: 'conversation.discard' })}
            >
              Delete
            </Button>
          </HStack>
        )}
      </Stack>
    );
  });
}

function OutgoingBubble({ message, status }: { message: OutgoingMessage; status: string }) {
  const { text, photos } = message;
  return (
    <MessageBubble
      isOwn
      text={text}
      photos={
        photos.length > 0 && (
          <HStack gap="1.5" paddingTop="1" wrap="wrap">
            {photos.map((photo, index) => (
              <Box key={index} boxSize="20" borderRadius="lg" overflow="hidden">
                <FilePhoto file={photo} />
              </Box>
            ))}
          </HStack>
        )
      }
      footer={
        <Text textStyle="xs" color="fg.muted" textAlign="end" role="status">
          {status}
        </Text>
      }
    />
  );
}

/** Returns the state of a message in the queue, of which only the first is in flight. */
function outgoingStatus(
  snapshot: SnapshotFrom<typeof conversationMachine>,
  isFirst: boolean,
): string {
  if (snapshot.matches('offline')) return 'Waiting for a connection';
  if (snapshot.hasTag('failed')) return 'Not sent';
  if (!isFirst) return 'Waiting';
  return snapshot.matches({ delivering: 'uploading' }) ? 'Uploading the photos' : 'Sending';
}
