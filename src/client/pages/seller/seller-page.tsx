import { Box, Container, VisuallyHidden } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { routes } from '../../../contract/routes';
import { goods } from '../../../contract/website/goods-words';
import { freshFor30Seconds } from '../../api/api';
import { useSellerQuery } from '../../api/product-pages-api';
import { loadFailureReason, toRequestFailure } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { SectionSkeleton } from '../../components/loading/section-skeleton';
import { PageHead } from '../../components/page/page-head';
import { LazyReportButton } from '../../features/reporting/lazy-report-button';
import { shopName } from '../../services/configuration';
import { MissingPage } from '../missing-page';
import { SellerFacts } from './seller-facts';
import { SellerProducts } from './seller-products';
import { SellerReviews } from './seller-reviews';

const titleByErrorStatus: Partial<Record<number, string>> = {
  404: 'There is no such seller',
  410: 'This seller has left the marketplace',
};

export default function SellerPage() {
  const { uid = '' } = useParams();
  const {
    currentData: seller,
    error,
    isFetching,
    refetch,
  } = useSellerQuery(uid, freshFor30Seconds);
  const absenceTitle = error && titleByErrorStatus[toRequestFailure(error).status ?? 0];

  if (absenceTitle) {
    return <MissingPage title={absenceTitle} explanation="Browse watches from other sellers." />;
  }
  if (!seller && error) {
    return (
      <>
        <PageHead title={routes.seller.title} />
        <VisuallyHidden as="h1">{routes.seller.title}</VisuallyHidden>
        <LoadFailure
          label="this seller"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  return (
    <Container maxWidth="page" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      {seller ? (
        <>
          <PageHead
            title={seller.displayName}
            description={goods`What ${seller.displayName} sells on ${shopName()}, the marketplace for pre-owned watches.`}
          />
          <SellerFacts seller={seller} />
          <SellerProducts key={uid} uid={uid} />
          {!!seller.reviewCount && <SellerReviews key={`reviews-${uid}`} seller={seller} />}
          <Box marginTop="12">
            <LazyReportButton key={uid} subjectType="person" subjectId={uid} ownerUid={uid} />
          </Box>
        </>
      ) : (
        <>
          <PageHead title={routes.seller.title} />
          <SectionSkeleton label="Loading the seller" fillsWindow />
        </>
      )}
    </Container>
  );
}
