import { Button, Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { refetchOnMount } from '../../api/api';
import { requestFailureMessage } from '../../api/request-failure';
import { useSearchQuery } from '../../api/search-api';
import { LoadFailure } from '../../components/loading/load-failure';
import { useProgressiveLength } from '../../components/product/use-progressive-length';
import { useDebounced } from '../../features/search/use-debounced';
import { searchPath } from '../../services/search-path';
import { formatCount } from '../format-count';
import { ResultPagination } from '../result-pagination';
import { EmptyCategory } from './empty-category';
import { ListSkeleton } from './list-skeleton';
import { serializeSelection } from './product-selection';
import { SelectionControls } from './selection-controls';
import { toSearch } from './to-search';
import { VisibleProducts } from './visible-products';
import { useSelection } from './use-selection';

const noResults: readonly never[] = [];

/** Delays the request, in milliseconds, until the user stops typing. */
const debounceDelay = 200;

/**
 * The products of a category that match the URL's selection, searched and paginated by the server.
 */
export function SearchedProducts({ categoryId }: { categoryId: string }) {
  const { searchParams, selection, change } = useSelection();
  const after = searchParams.get('after');
  const search = toSearch(categoryId, selection, after);
  const debouncedText = useDebounced(search.text, debounceDelay);
  const query = useSearchQuery({ ...search, text: debouncedText }, refetchOnMount);
  const { currentData, error, isFetching, refetch } = query;
  // Deferred, so that the results render in slices and the page stays responsive.
  const data = useDeferredValue(query.data);
  const isCurrent = data !== undefined && data === currentData;
  const products = data?.products ?? noResults;
  const rendered = products.slice(0, useProgressiveLength(products));
  const getPageUrl = (cursor: string | null) => {
    const target = serializeSelection(selection);
    if (cursor !== null) target.set('after', cursor);
    return `?${target.toString()}`;
  };

  if (!data && !error) return <ListSkeleton />;
  if (currentData?.total.count === 0 && !serializeSelection(selection).size)
    return <EmptyCategory />;
  return (
    <>
      <SelectionControls selection={selection} onChange={change} />
      <Flex justify="space-between" align="center" gap="4" marginBottom="4" textStyle="sm">
        <Text role="status" color="fg.muted">
          {isCurrent && formatCount(data.total, 'product')}
        </Text>
        <Button asChild variant="outline" size="xs">
          <Link to={searchPath({ ...search, after: undefined })}>More filters</Link>
        </Button>
      </Flex>
      <VisuallyHidden as="h2">For sale</VisuallyHidden>
      {!currentData && error ? (
        <LoadFailure
          label="the products"
          reason={requestFailureMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack gap="5" aria-busy={!isCurrent} opacity={isCurrent ? 1 : 0.6}>
          <VisibleProducts products={rendered} />
        </Stack>
      )}
      <ResultPagination
        first={after === null ? undefined : getPageUrl(null)}
        next={data?.next ? getPageUrl(data.next) : undefined}
      />
    </>
  );
}
