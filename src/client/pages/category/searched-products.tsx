import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { loadFailureReason } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { useDebounced } from '../../components/forms/use-debounced';
import { searchPath } from '../../services/paths/search-path';
import { formatResultTotal } from '../format-result-total';
import { ResultList } from '../result-list';
import { IgnoredParamsNote } from '../ignored-params-note';
import { useSearchPages } from '../use-search-pages';
import { EmptyCategory } from './empty-category';
import { ListSkeleton } from './list-skeleton';
import { ignoredParams, serializeSelection, type Selection } from './product-selection';
import { SelectionControls } from './selection-controls';
import { NoMatches } from './no-matches';
import { useSelection } from './use-selection';
import { conditions } from '../../../contract/selling/product';
import {
  parseSearchParams,
  type Search,
  type SearchSortOrder,
} from '../../../contract/finding/search';

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
  const results = useSearchPages({ ...search, text: debouncedText });
  const { first: data, products, isCurrent, error } = results;
  const getPageUrl = (cursor: string | null) => {
    const target = serializeSelection(selection);
    if (cursor !== null) target.set('after', cursor);
    return `?${target.toString()}`;
  };

  if (!data && !error) return <ListSkeleton />;
  if (isCurrent && data?.total.count === 0 && !serializeSelection(selection).size) {
    return <EmptyCategory />;
  }
  return (
    <>
      <SelectionControls selection={selection} onChange={change} />
      <IgnoredParamsNote
        marginBottom="3"
        params={ignoredParams(searchParams)}
        urlWithoutParams={`?${serializeSelection({ ...selection, text: search.text ?? '' }).toString()}`}
      />
      <Flex justify="space-between" align="center" gap="4" marginBottom="4" textStyle="sm">
        <Text role="status" color="fg.muted">
          {isCurrent && data && formatResultTotal(data.total)}
        </Text>
        <Button asChild variant="outline" size="xs">
          <Link to={searchPath({ ...search, after: undefined })}>More filters</Link>
        </Button>
      </Flex>
      {error ? (
        <LoadFailure
          label="the watches"
          reason={loadFailureReason(error)}
          retrying={results.isFetching}
          onRetry={results.refetch}
        />
      ) : (
        <Stack gap="5" aria-busy={!isCurrent} opacity={isCurrent ? 1 : 0.6}>
          {products.length > 0 ? (
            <ResultList
              products={products}
              more={results.more}
              firstUrl={after === null ? undefined : getPageUrl(null)}
              getPageUrl={getPageUrl}
            />
          ) : (
            <NoMatches />
          )}
        </Stack>
      )}
    </>
  );
}

const searchSortOrders: Record<Selection['order'], SearchSortOrder> = {
  newest: 'newest',
  cheapest: 'priceUp',
  dearest: 'priceDown',
};

/** Converts the selection of a category to a server search. */
function toSearch(categoryId: string, selection: Selection, after: string | null): Search {
  const { text, condition, order } = selection;
  return {
    // Parsed like URL parameters, which drops invalid values.
    ...parseSearchParams(new URLSearchParams({ text, ...(after !== null && { after }) })),
    category: [categoryId],
    condition: condition ? conditions.filter((each) => each === condition) : undefined,
    order: searchSortOrders[order],
  };
}
