import { Link as ChakraLink, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Search, SearchResponse, SearchFilter } from '../../../contract/search';
import { EmptyState } from '../../components/records/empty-state';
import { paths } from '../../services/paths';
import { removeFilter, filterNames } from './chosen-filters';
import { formatCount } from '../format-count';
import { linkTo } from './use-search';

interface NothingFoundProps {
  search: Search;
  dropping: SearchResponse['dropping'];
}

const withoutAll = (filters: SearchFilter[]) =>
  filters.reduce<Partial<Search>>((change, filter) => ({ ...change, ...removeFilter[filter] }), {});

const formatList = (words: string[]) => new Intl.ListFormat('en').format(words);

/** Suggests filters to remove, with the number of results without each. */
export function NothingFound({ search, dropping }: NothingFoundProps) {
  return (
    <EmptyState title="No watches match">
      <Stack gap="2" align="center">
        {dropping.map(({ filters, count }) => (
          <ChakraLink key={filters.join()} asChild variant="underline">
            <Link to={linkTo(search, withoutAll(filters))} replace>
              {`Without ${formatList(filters.map((filter) => filterNames[filter]))}: ${formatCount({ count, isExact: true }, 'watch')}`}
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
