import { Button, Flex, NativeSelect, Stack } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import type { ListingsQuery } from '../../../../../contract/calls/listings';
import {
  listingSortLabels,
  listingSorts,
  type ListingsPage,
} from '../../../../../contract/selling/listing';
import { listingsApi } from '../../../../api/listings-api';
import { SearchField } from '../../../../components/forms/search-field';
import { paths } from '../../../../services/paths/paths';
import { AwayButton } from './away-button';
import { CsvExport } from '../../records/csv-export';
import { withParam } from './listings-selection';
import { StateFilter } from './state-filter';

interface ListingsControlsProps {
  selection: ListingsQuery;
  counts: ListingsPage['counts'] | undefined;
}

/** The filter, the search and the sort order of My Products. The URL stores them. */
export function ListingsControls({ selection, counts }: ListingsControlsProps) {
  const [params, setParams] = useSearchParams();
  const setParam = (name: string, value: string) => {
    // Read from the URL, because the user may have changed another filter since the last render.
    const current = new URLSearchParams(window.location.search);
    setParams(withParam(current, name, value), { replace: true, preventScrollReset: true });
  };
  return (
    <Stack gap="4">
      <StateFilter state={selection.state} counts={counts} />
      <Flex
        role="search"
        aria-label={inGoodsWords('Your watches')}
        gap="3"
        direction={{ base: 'column', xl: 'row' }}
      >
        <Flex flex="1" gap="3" direction={{ base: 'column', md: 'row' }}>
          <SearchField
            label="Name or reference number"
            text={params.get('q') ?? ''}
            onChange={(text) => setParam('q', text)}
          />
          <NativeSelect.Root width={{ md: '11rem' }} flexShrink="0">
            <NativeSelect.Field
              aria-label="Order"
              bg="bg.panel"
              value={selection.sort ?? 'newest'}
              onChange={({ currentTarget: { value } }) =>
                setParam('sort', value === 'newest' ? '' : value)
              }
            >
              {listingSorts.map((sort) => (
                <option key={sort} value={sort}>
                  {listingSortLabels[sort]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Flex>
        <Flex
          gap="3"
          wrap={{ base: 'wrap', xl: 'nowrap' }}
          css={{ '& > *': { flexGrow: { base: 1, md: 0 } } }}
        >
          <CsvExport
            fileName="products.csv"
            request={(dispatch, options) =>
              dispatch(listingsApi.endpoints.exportListings.initiate(undefined, options))
            }
          />
          <Button asChild variant="outline" flexShrink="0">
            <Link to={paths.importProducts}>Import CSV</Link>
          </Button>
          <AwayButton />
        </Flex>
      </Flex>
    </Stack>
  );
}
