import { Box, Container, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { routes } from '../../../contract/routes';
import { isLandingPage } from '../../../contract/finding/search-landing-page';
import { searchTitle } from '../../../contract/finding/search-title';
import { requestFailureMessage } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { PageHead } from '../../components/page/page-head';
import { ProductGridSkeleton } from '../../components/product/product-grid-skeleton';
import { SearchBox } from '../../features/search/search-box';
import { chosenFilters } from './chosen-filters';
import { formatCount } from '../format-count';
import { ResultList } from '../result-list';
import { IgnoredParamsNote } from '../ignored-params-note';
import { useSearchPages } from '../use-search-pages';
import { FilterChips } from './filter-chips';
import { FiltersButton } from './filters-button';
import { interpretedFilters } from './interpreted-filters';
import { NothingFound } from './nothing-found';
import { SortOrderSelect } from './sort-order-select';
import { QueryNotes } from './query-notes';
import { SearchFilters } from './search-filters';
import { toSearchLink, useSearch } from './use-search';
import { shopName } from '../../services/configuration';

const noFacets = { category: [], condition: [], brand: [], seller: [], place: [], verified: 0 };

/** The search page: the products that match the URL. */
export default function SearchPage() {
  const { search, chosenSearch, change, drawer, ignoredParams } = useSearch();
  const results = useSearchPages(search);
  const { first: data, products, isCurrent } = results;
  const facets = data?.facets ?? noFacets;
  const title = searchTitle(search, facets);
  const interpreted = interpretedFilters(search, data?.interpreted);
  const filters = [...chosenFilters(search, facets), ...interpreted];
  const drawerFilters = chosenFilters({ ...search, text: undefined });
  const resultCount = data ? formatCount(data.total) : 'the watches';
  const isIndexed = isLandingPage(search) && !!data?.total.count;
  const filterProps = { chosenSearch, facets, onChange: change };

  return (
    <Container maxWidth="7xl" paddingY={{ base: '6', md: '10' }}>
      <PageHead
        title={search.text ?? (filters.length > 0 ? title : routes.search.title)}
        {...(isIndexed && {
          description: `${title} for sale on ${shopName()}, the marketplace for pre-owned watches.`,
        })}
      />
      <SearchBox hideFrom="md" marginBottom="5" />
      <Heading as="h1" textStyle="pageTitle" marginBottom="4">
        {search.text === undefined ? (
          title
        ) : (
          <span>
            Results for <bdi>{`“${search.text}”`}</bdi>
          </span>
        )}
      </Heading>
      <Flex gap="10" align="start">
        <Box as="aside" aria-label="Filters" width="56" flexShrink="0" hideBelow="lg">
          {/* The facets are known only from the first response. */}
          {data ? <SearchFilters {...filterProps} /> : <Skeleton aria-hidden height="100vh" />}
        </Box>
        <Stack flex="1" minWidth="0" gap="4">
          <FilterChips search={search} filters={filters} />
          <IgnoredParamsNote
            params={ignoredParams}
            urlWithoutParams={toSearchLink(search, { after: search.after })}
          />
          <Flex gap="3" align="center" justify="space-between" wrap="wrap">
            <Text role="status" color="fg.muted" flexBasis={{ base: 'full', lg: 'auto' }}>
              {isCurrent ? capitalize(resultCount) : 'Searching…'}
            </Text>
            <FiltersButton
              {...filterProps}
              {...drawer}
              count={drawerFilters.length}
              resultCount={resultCount}
            />
            <SortOrderSelect
              chosenSearch={chosenSearch}
              interpreted={interpreted.find(({ order }) => order !== undefined)}
              onChange={change}
            />
          </Flex>
          {results.error ? (
            <LoadFailure
              label="the results"
              reason={requestFailureMessage(results.error)}
              retrying={results.isFetching}
              onRetry={results.refetch}
            />
          ) : !data ? (
            <ProductGridSkeleton label="Loading the results" />
          ) : (
            <Stack gap="5" aria-busy={!isCurrent} opacity={isCurrent ? 1 : 0.6}>
              <QueryNotes search={search} response={data} />
              {products.length > 0 ? (
                <ResultList
                  products={products}
                  more={results.more}
                  firstUrl={search.after === undefined ? undefined : toSearchLink(search, {})}
                  getPageUrl={(after) => toSearchLink(search, { after })}
                />
              ) : (
                <NothingFound search={search} relaxations={data.dropping} />
              )}
            </Stack>
          )}
        </Stack>
      </Flex>
    </Container>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
