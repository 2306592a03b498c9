import { Box, Link as ChakraLink, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Search, SearchResponse, SearchFilter } from '../../../contract/finding/search';
import { formatUnits } from '../../../contract/finding/search-title';
import { pluralize } from '../../../contract/text/pluralize';
import type { ReactElements } from '../../components/react-elements';
import { EmptyState } from '../../components/records/empty-state';
import { paths } from '../../services/paths/paths';
import { filterRemovals, filterNames } from './chosen-filters';
import { toSearchLink } from './use-search';

interface NothingFoundProps {
  search: Search;
  /** Filters to remove, and the number of results without them. */
  relaxations: SearchResponse['dropping'];
  /** The button that saves the search. */
  children: ReactElements;
}

/** Returns the change that removes all these filters. */
const removeFilters = (filters: SearchFilter[]) =>
  filters.reduce<Partial<Search>>(
    (change, filter) => ({ ...change, ...filterRemovals[filter] }),
    {},
  );

const formatList = (words: string[]) => new Intl.ListFormat('en').format(words);

/** Suggests filters to remove, each with the number of results that remain without it. */
export function NothingFound({ search, relaxations, children }: NothingFoundProps) {
  const priceLimit = search.priceTo === undefined ? '' : ` under ${formatUnits(search.priceTo)}`;
  return (
    <EmptyState title={`No watches${priceLimit} match`}>
      <Stack gap="2" align="center">
        {/* A press that waits for the button must not reach the links, if there is no button in the end. */}
        <Box _empty={{ display: 'none' }}>{children}</Box>
        {relaxations.map(({ filters, count }) => (
          <ChakraLink key={filters.join()} asChild variant="underline">
            <Link to={toSearchLink(search, removeFilters(filters))}>
              {`Without ${formatList(filters.map((filter) => filterNames[filter]))}: ${pluralize(count, 'watch')}`}
            </Link>
          </ChakraLink>
        ))}
        <ChakraLink asChild variant="underline">
          <Link to={paths.search}>Show everything that is for sale</Link>
        </ChakraLink>
      </Stack>
    </EmptyState>
  );
}
