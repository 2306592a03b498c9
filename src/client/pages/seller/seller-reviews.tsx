import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { Seller } from '../../../contract/selling/seller';
import { reviewOrigin } from '../../../contract/trust/review-rules';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { sellerReviewCount } from '../../../contract/website/rendered-page';
import { freshFor30Seconds } from '../../api/api';
import { loadFailureReason } from '../../api/request-failure';
import { useSellerReviewsQuery } from '../../api/reviews-api';
import { LoadFailure } from '../../components/loading/load-failure';
import { ReviewCard } from '../../components/reviews/review-card';
import { LazyReportButton } from '../../features/reporting/lazy-report-button';

/** What buyers wrote about a seller, and how reviews are checked. Empty without any. */
export function SellerReviews({ seller: { uid, displayName } }: { seller: Seller }) {
  const [visibleCount, setVisibleCount] = useState(sellerReviewCount);
  // Requests one more than is visible, to know whether there are more.
  const { data, currentData, error, isFetching, refetch } = useSellerReviewsQuery(
    { uid, neededCount: visibleCount + 1 },
    freshFor30Seconds,
  );
  const headingId = useId();
  const failure = error && !currentData && (
    <LoadFailure
      label={data ? 'more reviews' : 'the reviews'}
      reason={loadFailureReason(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
  if (!data || data.length === 0) return failure || null;
  return (
    <Box as="section" id="reviews" aria-labelledby={headingId} marginTop={{ base: '8', md: '12' }}>
      <Heading id={headingId} as="h2" textStyle="sectionTitle" marginBottom="2">
        What buyers say
      </Heading>
      <Text textStyle="sm" color="fg.muted" maxWidth="prose" marginBottom="6">
        {inGoodsWords(reviewOrigin)}
      </Text>
      <Stack gap="6" maxWidth="prose">
        {data.slice(0, visibleCount).map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            subjectName={displayName}
            reportReply={
              <LazyReportButton
                subjectType="review"
                subjectId={review.id}
                isAboutReply
                ownerUid={uid}
              />
            }
          >
            <LazyReportButton subjectType="review" subjectId={review.id} />
          </ReviewCard>
        ))}
        {failure ||
          ((!currentData || data.length > visibleCount) && (
            <Button
              variant="outline"
              alignSelf="start"
              loading={!currentData}
              onClick={() => setVisibleCount(visibleCount + 4 * sellerReviewCount)}
            >
              Show more reviews
            </Button>
          ))}
      </Stack>
    </Box>
  );
}
