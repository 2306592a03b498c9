import { Badge, Box, Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Conversation } from '../../../contract/talking/conversation';
import { shortRating } from '../../../contract/trust/format-rating';
import { lazyComponent } from '../../components/loading/lazy-component';
import { PriceText } from '../../components/product/price-text';
import { ProductPicture } from '../../components/product/product-picture';
import { productPath } from '../../services/paths/product-path';
import { otherParticipantName } from './sender-name';

const SafetyMenu = lazyComponent({
  label: 'the menu',
  load: async () => {
    const module = await import(/* webpackChunkName: "safety-menu" */ './safety-menu');
    return module.SafetyMenu;
  },
  Fallback: () => <Box boxSize="10" />,
  Failed: () => null,
});

interface ConversationHeadingProps {
  conversation: Conversation;
  /** Opens the report of the conversation. */
  onReport: () => void;
}

/** The other person and the watch of a conversation. Stays visible while the messages scroll. */
export function ConversationHeading({ conversation, onReport }: ConversationHeadingProps) {
  const { id, as, productId, productName, image, sellingPrice, currency, isBlocked } = conversation;
  const path = productPath(productId);
  const name = otherParticipantName(conversation);
  const other = as === 'admin' ? undefined : conversation[as === 'buyer' ? 'seller' : 'buyer'];
  const isStaff = other?.isStaff;
  return (
    <Flex
      align="center"
      gap="3"
      paddingY="3"
      bg="bg"
      borderBottomWidth="1px"
      zIndex="1"
      css={{
        '@media (min-height: 40rem) and (min-width: 23rem)': {
          position: 'sticky',
          // The height of the fixed header.
          top: '16',
        },
      }}
    >
      <Box width="12" flexShrink="0" borderRadius="md" overflow="hidden">
        <ProductPicture source={image} name="" ratio={1} sizes="3rem" />
      </Box>
      <Box flex="1" minWidth="0">
        <Heading as="h1" textStyle="cardTitle" dir="auto" overflowWrap="anywhere">
          <span>{name}</span> {isStaff && <Badge>Staff</Badge>}
          {other?.rating && (
            <Text as="span" textStyle="sm" color="fg.muted" fontWeight="400">
              {shortRating(other.rating)}
            </Text>
          )}
        </Heading>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {path === undefined ? (
            <bdi>{productName}</bdi>
          ) : (
            <ChakraLink asChild display="inline">
              <Link to={path}>
                <bdi>{productName}</bdi>
              </Link>
            </ChakraLink>
          )}
          <span> · </span>
          <PriceText price={sellingPrice} currency={currency} />
        </Text>
      </Box>
      {as !== 'admin' && <SafetyMenu conversationId={id} {...{ name, isBlocked, onReport }} />}
    </Flex>
  );
}
