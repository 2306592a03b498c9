import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Review } from '../../../contract/trust/review';
import { LinkedPhotos } from '../photos/linked-photos';
import { PostedDate } from '../product/posted-time';
import type { ReactElements } from '../react-elements';
import { Stars } from './stars';

interface ReviewCardProps {
  review: Review;
  /** The name of the person reviewed, who may have answered. */
  subjectName: string;
  /** The button that reports the answer, if the reader can. */
  reportReply?: ReactElements;
  /** What the reader can do, and notes about the review. */
  children?: ReactElements;
}

/** What one side of an order wrote about the other, and the answer. */
export function ReviewCard({ review, subjectName, reportReply, children }: ReviewCardProps) {
  const { rating, text, photos, reply, productName, createdAt, counted } = review;
  const author = review.authorName || 'Former member';
  return (
    <Stack as="article" gap="2" overflowWrap="anywhere" aria-label={`Review by ${author}`}>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="baseline">
        <Stars rating={rating} />
        <Text fontWeight="600">
          <bdi>{author}</bdi>
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <PostedDate date={createdAt} />
        </Text>
      </Flex>
      {text && (
        <Text whiteSpace="pre-line" dir="auto">
          {text}
        </Text>
      )}
      <LinkedPhotos photos={photos} nameOf={(number) => `Photo ${number} by ${author}`} />
      {productName && (
        <Text textStyle="xs" color="fg.muted" dir="auto">
          {productName}
        </Text>
      )}
      {!counted && (
        <Text textStyle="xs" color="fg.muted">
          Not counted in the average
        </Text>
      )}
      {reply && (
        <Box paddingStart="3" borderStartWidth="2px">
          <Text textStyle="xs" color="fg.muted">{`Answer of ${subjectName}`}</Text>
          <Text whiteSpace="pre-line" dir="auto">
            {reply}
          </Text>
          {reportReply}
        </Box>
      )}
      {children}
    </Stack>
  );
}
