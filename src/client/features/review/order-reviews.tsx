import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { SaleDetails } from '../../../contract/buying/sale';
import type { OrderReview } from '../../../contract/trust/review';
import { refetchOnMountAndFocus } from '../../api/api';
import { useOrderReviewsQuery } from '../../api/reviews-api';
import { SectionPanel } from '../../components/page/section-panel';
import { DateTime } from '../../components/product/date-time';
import { ReviewCard } from '../../components/reviews/review-card';
import type { ReactElements } from '../../components/react-elements';
import { ReviewDialog } from './review-dialog';
import { useReviewing } from './use-reviewing';

export interface OrderReviewsProps {
  sale: SaleDetails;
  /** Renders the button that reports a review, or the answer to it. */
  reportButton: (reviewId: string, isAboutReply: boolean) => ReactElements;
}

/** The reviews of an order that has ended, for its sides and for staff. Empty if nothing can be written or read. */
export function OrderReviews({ sale, reportButton }: OrderReviewsProps) {
  const { orderId, as, buyerName, sellerName } = sale;
  const { currentData } = useOrderReviewsQuery(orderId, refetchOnMountAndFocus);
  const reviewing = useReviewing();
  const { writeUntil = null, reviews = [] } = currentData ?? {};
  if (writeUntil === null && reviews.length === 0) return null;
  const otherName = as === 'buyer' ? sellerName : buyerName;
  return (
    <SectionPanel title="Reviews">
      {writeUntil !== null && (
        <Stack gap="3" align="start">
          <Text>{`How was it with ${otherName}? Your words help the next ${as}.`}</Text>
          <Button onClick={() => reviewing.open({ orderId })}>Write a review</Button>
          <Text textStyle="sm" color="fg.muted">
            <span>Possible until</span> <DateTime date={writeUntil} />
          </Text>
        </Stack>
      )}
      <Stack gap="6" _empty={{ display: 'none' }}>
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            // The page is about it.
            review={{ ...review, productName: null }}
            subjectName={review.by === 'buyer' ? sellerName : buyerName}
            reportReply={review.by === as && !review.isHidden && reportButton(review.id, true)}
          >
            <ReviewNotes review={review} isOwn={review.by === as} otherName={otherName} />
            <Flex gap="4" align="center" _empty={{ display: 'none' }}>
              {review.canReply && (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => reviewing.open({ reviewId: review.id })}
                >
                  Answer
                </Button>
              )}
              {as !== 'admin' &&
                review.isPublished &&
                review.by !== as &&
                !review.isHidden &&
                reportButton(review.id, false)}
            </Flex>
          </ReviewCard>
        ))}
      </Stack>
      {reviewing.isMounted && <ReviewDialog reviewing={reviewing} name={otherName} />}
    </SectionPanel>
  );
}

interface ReviewNotesProps {
  review: OrderReview;
  isOwn: boolean;
  otherName: string;
}

/** Who can read a review. */
function ReviewNotes({ review: { isPublished, isHidden }, isOwn, otherName }: ReviewNotesProps) {
  if (isHidden) return <Text color="fg.muted">Hidden by our team</Text>;
  if (isPublished || !isOwn) return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {`Only you see this until ${otherName} has written too, or the time is up.`}
    </Text>
  );
}
