import { Container, VisuallyHidden } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { truncateText } from '../../../contract/text/truncate-text';
import type { DetailedProduct } from '../../../contract/selling/product';
import { routes } from '../../../contract/routes';
import { freshFor30Seconds } from '../../api/api';
import { useProductQuery } from '../../api/product-pages-api';
import { requestFailureMessage, toRequestFailure } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { PageHead } from '../../components/page/page-head';
import { formatSellingPrice } from '../../components/product/price';
import { removeViewedProduct, addViewedProduct } from '../../services/storage/recently-viewed';
import { MissingProduct, type MissingReason } from './missing-product';
import { ProductDetails } from './product-details';
import { ProductSkeleton } from './product-skeleton';
import { RecentlyViewed } from './recently-viewed';
import { SimilarProducts } from './similar-products';
import { useCountView } from './use-count-view';

const missingReasonByStatus: Partial<Record<number, MissingReason>> = {
  404: 'unknown',
  410: 'deleted',
};

export default function ProductPage() {
  const { id = '' } = useParams();
  const {
    currentData: product,
    error,
    isFetching,
    refetch,
  } = useProductQuery(id, freshFor30Seconds);
  const missingReason = error && missingReasonByStatus[toRequestFailure(error).status ?? 0];

  useEffect(() => {
    if (missingReason) removeViewedProduct(id);
    else if (product) addViewedProduct(product);
  }, [missingReason, id, product]);

  return (
    <>
      {missingReason ? (
        <MissingProduct reason={missingReason} />
      ) : product ? (
        <LoadedProduct key={id} product={product} />
      ) : error ? (
        <>
          <PageHead title={routes.product.title} />
          <VisuallyHidden as="h1">{routes.product.title}</VisuallyHidden>
          <LoadFailure
            label="this watch"
            reason={requestFailureMessage(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <Container maxWidth="7xl" paddingTop="6">
          <PageHead title={routes.product.title} />
          <ProductSkeleton />
        </Container>
      )}
      <Container maxWidth="7xl" paddingBottom="16">
        {(product || missingReason === 'deleted') && <SimilarProducts id={id} />}
        {(product || missingReason) && <RecentlyViewed exceptId={id} />}
      </Container>
    </>
  );
}

function LoadedProduct({ product }: { product: DetailedProduct }) {
  useCountView(product._id);
  return (
    <Container maxWidth="7xl" paddingTop="6">
      <PageHead title={product.productName} description={metaDescription(product)} />
      <ProductDetails product={product} />
    </Container>
  );
}

/** The number of characters that search engines show. */
const maxDescriptionLength = 160;

/** Returns a short description for search engines and link previews. */
function metaDescription({
  sellingPrice,
  condition,
  location,
  description,
}: DetailedProduct): string {
  const facts = [formatSellingPrice(sellingPrice), condition, location].filter(Boolean).join(' · ');
  const text = `${facts}. ${description.replace(/\s+/g, ' ').trim()}`;
  return text.length > maxDescriptionLength
    ? `${truncateText(text, maxDescriptionLength - 1)}…`
    : text;
}
