import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Conversation } from '../../../contract/talking/conversation';
import { pluralize } from '../../../contract/text/pluralize';
import { PostedTime } from '../../components/product/posted-time';
import { ProductPicture } from '../../components/product/product-picture';
import { paths } from '../../services/paths/paths';
import { otherParticipantName } from './sender-name';

/** A conversation in the inbox: the other person, the watch and the last message. */
export function ConversationLink({ conversation }: { conversation: Conversation }) {
  const { id, image, productName, lastMessage, unreadCount, isBlocked } = conversation;
  const isUnread = unreadCount > 0;
  return (
    <Box
      asChild
      display="block"
      padding={{ base: '3', md: '4' }}
      bg={isUnread ? 'brand.muted' : 'bg.panel'}
      borderWidth="1px"
      borderRadius="xl"
      transition="box-shadow 0.2s"
      _hover={{ boxShadow: 'md' }}
    >
      <Link to={paths.conversation(id)}>
        <Flex gap="4" align="center">
          <Box width="16" flexShrink="0" borderRadius="md" overflow="hidden">
            <ProductPicture source={image} name="" ratio={1} sizes="4rem" />
          </Box>
          <Stack gap="0.5" flex="1" minWidth="0">
            <Flex gap="3" align="start" justify="space-between">
              <Text fontWeight="600" minWidth="0" truncate>
                <bdi>{otherParticipantName(conversation)}</bdi>
                <span> · </span>
                <bdi>{productName}</bdi>
              </Text>
              {isUnread && (
                <Badge colorPalette="red" variant="solid" size="lg" flexShrink="0">
                  {`${unreadCount} new`}
                </Badge>
              )}
              {isBlocked && (
                <Badge size="lg" flexShrink="0">
                  Blocked
                </Badge>
              )}
            </Flex>
            {lastMessage && (
              <>
                <Text truncate fontWeight={isUnread ? '600' : undefined}>
                  {lastMessage.isOwn && <span>You: </span>}
                  <bdi>{lastMessage.text || textOfPhotos(lastMessage.photoCount)}</bdi>
                </Text>
                <Text textStyle="xs" color="fg.muted">
                  <PostedTime date={lastMessage.sentAt} />
                </Text>
              </>
            )}
          </Stack>
        </Flex>
      </Link>
    </Box>
  );
}

/** A message without text and photos is that of a closed account. */
function textOfPhotos(count: number): string {
  if (count === 0) return 'This message was deleted.';
  return count === 1 ? 'A photo' : pluralize(count, 'photo');
}
