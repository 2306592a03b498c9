import { Container, VisuallyHidden, Button } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { truncateText } from '../../../contract/text/truncate-text';
import type { DetailedProduct } from '../../../contract/selling/product';
import { routes } from '../../../contract/routes';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { freshFor30Seconds } from '../../api/api';
import {
  productPagesApi,
  useProductQuery,
  useSimilarProductsQuery,
} from '../../api/product-pages-api';
import { loadFailureReason, toRequestFailure } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { PageHead } from '../../components/page/page-head';
import { formatSellingPrice } from '../../components/product/price';
import {
  removeViewedProduct,
  addViewedProduct,
  clearViewedProducts,
  useViewedProducts,
} from '../../services/storage/recently-viewed';
import { ProductDetails } from './product-details';
import { ProductSkeleton } from './product-skeleton';
import { MissingPage } from '../missing-page';
import { ProductTileSection } from '../../components/product/product-tile-section';
import { paths } from '../../services/paths/paths';
import { figuresApi } from '../../api/figures-api';
import { useAppDispatch } from '../../api/store-hooks';
import { useIsTabVisible } from '../../services/browser/use-is-tab-visible';

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
  const prefetch = productPagesApi.usePrefetch('product');
  // React runs the effect of the query after the picture has moved here from its card.
  useLayoutEffect(() => prefetch(id, { ifOlderThan: 30 }), [id, prefetch]);
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
            reason={loadFailureReason(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <Container maxWidth="page" paddingTop="6">
          <PageHead title={routes.product.title} />
          <ProductSkeleton productId={id} />
        </Container>
      )}
      <Container maxWidth="page" paddingBottom="16">
        {(product || missingReason === 'deleted') && <SimilarProducts id={id} />}
        {(product || missingReason) && <RecentlyViewed exceptId={id} />}
      </Container>
    </>
  );
}

function LoadedProduct({ product }: { product: DetailedProduct }) {
  useCountView(product._id);
  return (
    <Container maxWidth="page" paddingTop="6">
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
  currency,
  condition,
  location,
  description,
}: DetailedProduct): string {
  const price = formatSellingPrice(sellingPrice, currency);
  const facts = [price, condition, location].filter(Boolean).join(' · ');
  const text = `${facts}. ${description.replace(/\s+/g, ' ').trim()}`;
  return text.length > maxDescriptionLength
    ? `${truncateText(text, maxDescriptionLength - 1)}…`
    : text;
}

/** The reason why the product is missing. */
type MissingReason = 'deleted' | 'unknown';

const missingProductTexts: Record<MissingReason, { title: string; explanation: string }> = {
  deleted: {
    title: 'This watch is no longer for sale',
    explanation: 'It was removed from the marketplace.',
  },
  unknown: {
    title: 'There is no such watch',
    explanation: 'The address may have been mistyped or cut off.',
  },
};

/** Rendered in place of a product that does not exist, or no longer does. */
function MissingProduct({ reason }: { reason: MissingReason }) {
  return <MissingPage {...missingProductTexts[reason]} />;
}

/** The products viewed on this device, except one. Renders nothing if there are none. */
function RecentlyViewed({ exceptId }: { exceptId: string }) {
  const others = useViewedProducts().filter(({ _id }) => _id !== exceptId);
  if (others.length === 0) return null;
  return (
    <ProductTileSection
      heading="Recently viewed"
      products={others}
      getPath={paths.product}
      action={
        <Button variant="ghost" size="sm" onClick={clearViewedProducts}>
          Clear recently viewed
        </Button>
      }
    />
  );
}

/**
 * Products for sale that are similar to a product, which may be sold or deleted. Renders nothing until
 * they have loaded.
 */
function SimilarProducts({ id }: { id: string }) {
  const { currentData = [] } = useSimilarProductsQuery(id, freshFor30Seconds);
  if (currentData.length === 0) return null;
  return (
    <ProductTileSection
      heading={inGoodsWords('Similar watches')}
      products={currentData}
      getPath={paths.product}
    />
  );
}

/** Counts a view of a product once the user sees its page. A failed call is not repeated. */
function useCountView(id: string): void {
  const dispatch = useAppDispatch();
  const isVisible = useIsTabVisible();
  /** The id of the product whose view was counted. */
  const countedId = useRef<string>(undefined);

  useEffect(() => {
    if (!isVisible || countedId.current === id) return;
    countedId.current = id;
    void dispatch(figuresApi.endpoints.countView.initiate(id, { track: false }));
  }, [dispatch, id, isVisible]);
}
