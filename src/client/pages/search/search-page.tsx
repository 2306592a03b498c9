import { Box, Center, Container, Flex, Heading, SkeletonText, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { routes } from '../../../contract/routes';
import { isLandingPage } from '../../../contract/finding/search-landing-page';
import { searchTitle } from '../../../contract/finding/search-title';
import { goods, inGoodsWords } from '../../../contract/website/goods-words';
import { loadFailureReason } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { PageHead } from '../../components/page/page-head';
import { ProductGridSkeleton } from '../../components/product/product-grid-skeleton';
import { LazySaveSearch } from '../../features/saved-search/lazy-save-search';
import { savingWords } from '../../features/saved-search/save-search-words';
import { SearchBox } from '../../features/search/search-box';
import { chosenFilters } from './chosen-filters';
import { formatResultTotal } from '../format-result-total';
import { ResultList } from '../result-list';
import { IgnoredParamsNote } from '../ignored-params-note';
import { useSearchPages } from '../use-search-pages';
import { FilterChips } from './filter-chips';
import { FiltersButton } from './filters-button';
import { highlightedWords, highlightWords } from './highlight-words';
import { interpretedFilters } from './interpreted-filters';
import { NothingFound } from './nothing-found';
import { SortOrderSelect } from './sort-order-select';
import { QueryNotes } from './query-notes';
import { SearchFilters } from './search-filters';
import { SoldNote } from './sold-note';
import { useOpenedResults } from './use-opened-results';
import { toSearchLink, useSearch } from './use-search';
import { shopName } from '../../services/configuration';

const noFacets = { category: [], condition: [], brand: [], seller: [], place: [], verified: 0 };

/** The search page: the products that match the URL. */
export default function SearchPage() {
  const { search, chosenSearch, change, drawer, ignoredParams } = useSearch();
  const results = useSearchPages(search);
  const { first: data, products, isCurrent } = results;
  const facets = data?.facets ?? noFacets;
  // What is found for a corrected text is what the user looks for.
  const searchToSave = data?.isCorrected
    ? { ...search, text: data.didYouMean ?? undefined }
    : search;
  const title = searchTitle(search, facets);
  const interpreted = interpretedFilters(search, data?.interpreted);
  const filters = [...chosenFilters(search, facets), ...interpreted];
  const drawerFilters = chosenFilters({ ...search, text: undefined });
  const resultCount = data ? formatResultTotal(data.total) : inGoodsWords('the watches');
  const isIndexed = isLandingPage(search) && !!data?.total.count;
  const onClick = useOpenedResults(search.text);
  const resultsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = searchToSave.text;
    if (resultsRef.current && text !== undefined) return highlightWords(resultsRef.current, text);
    return undefined;
  }, [products, searchToSave.text]);
  const filterProps = { chosenSearch, facets, onChange: change };

  return (
    <Container maxWidth="page" paddingY={{ base: '2', md: '10' }}>
      <PageHead
        title={search.text ?? (filters.length > 0 ? title : routes.search.title)}
        {...(isIndexed && {
          description: goods`${title} for sale on ${shopName()}, the marketplace for pre-owned watches.`,
        })}
      />
      <SearchBox hideFrom="md" marginBottom="2" />
      {/* On a phone the box and the active filters say the same. */}
      <Heading as="h1" textStyle="pageTitle" marginBottom="4" mdDown={{ srOnly: true }}>
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
          {data ? (
            <SearchFilters {...filterProps} />
          ) : (
            <SkeletonText noOfLines={18} gap="4" aria-hidden />
          )}
        </Box>
        <Stack flex="1" minWidth="0" gap={{ base: '2', md: '4' }}>
          <FilterChips search={search} filters={filters} />
          <IgnoredParamsNote
            params={ignoredParams}
            urlWithoutParams={toSearchLink(search, { after: search.after })}
          />
          <Flex gap="2" align="center" justify="space-between" wrap="wrap">
            <Text role="status" color="fg.muted" textStyle="sm" marginEnd="auto">
              {isCurrent
                ? capitalize(resultCount)
                : (!results.error || results.isFetching) && 'Searching…'}
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
              reason={loadFailureReason(results.error)}
              retrying={results.isFetching}
              onRetry={results.refetch}
            />
          ) : !data ? (
            <ProductGridSkeleton label="Loading the results" />
          ) : (
            <Stack
              ref={resultsRef}
              gap="5"
              aria-busy={!isCurrent}
              opacity={isCurrent ? 1 : 0.6}
              css={highlightedWords}
              onClick={onClick}
            >
              <SoldNote {...data} />
              {data.sold && (
                <Box>
                  <LazySaveSearch search={searchToSave} words={savingWords} />
                </Box>
              )}
              {!data.sold && <QueryNotes search={search} response={data} />}
              {products.length > 0 ? (
                <ResultList
                  products={products}
                  distances={results.distances}
                  more={results.more}
                  firstUrl={search.after === undefined ? undefined : toSearchLink(search, {})}
                  getPageUrl={(after) => toSearchLink(search, { after })}
                />
              ) : (
                <NothingFound search={search} relaxations={data.dropping}>
                  {!data.sold && <LazySaveSearch search={searchToSave} words={savingWords} />}
                </NothingFound>
              )}
              {filters.length > 0 && products.length > 0 && !data.sold && (
                <Center>
                  <LazySaveSearch search={searchToSave} words={savingWords} />
                </Center>
              )}
            </Stack>
          )}
        </Stack>
      </Flex>
    </Container>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
