import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ConversationReport } from '../../../contract/talking/conversation';
import { PostedTime } from '../../components/product/posted-time';
import { ProductPicture } from '../../components/product/product-picture';
import { paths } from '../../services/paths/paths';

/** A report of a conversation, with a link to the conversation. */
export function ReportLink({ report }: { report: ConversationReport }) {
  const { conversationId, image, productName, buyerName, sellerName, reportedBy, reason } = report;
  return (
    <Box
      asChild
      display="block"
      padding={{ base: '3', md: '4' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      transition="box-shadow 0.2s"
      _hover={{ boxShadow: 'md' }}
    >
      <Link to={paths.conversation(conversationId)}>
        <Flex gap="4" align="start">
          <Box width="16" flexShrink="0" borderRadius="md" overflow="hidden">
            <ProductPicture source={image} name="" ratio={1} sizes="4rem" />
          </Box>
          <Stack gap="0.5" flex="1" minWidth="0">
            <Text fontWeight="600" overflowWrap="anywhere">
              <bdi>{productName}</bdi>
            </Text>
            <Text textStyle="sm" overflowWrap="anywhere">
              <span>Reported by </span>
              <bdi>{reportedBy === 'buyer' ? buyerName : sellerName}</bdi>
              <span>{`, the ${reportedBy}, about `}</span>
              <bdi>{reportedBy === 'buyer' ? sellerName : buyerName}</bdi>
            </Text>
            <Text dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
              {reason}
            </Text>
            <Text textStyle="xs" color="fg.muted">
              <PostedTime date={report.createdAt} />
            </Text>
          </Stack>
        </Flex>
      </Link>
    </Box>
  );
}
