import { Box, Flex, NativeSelect } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { SearchField } from '../../../components/forms/search-field';
import { useSetFilter } from './use-set-filter';

export interface Filter {
  /** The parameter of the URL. */
  name: string;
  label: string;
  /** The label of the option without a value. */
  all: string;
  /** The labels of the options by value. */
  options: Readonly<Record<string, string>>;
}

interface FilterSelectsProps {
  label: string;
  /** The label of a search field for the parameter `q`; without it there is none. */
  searchLabel?: string;
  filters: readonly Filter[];
  /** A further control beside the filters. */
  children?: ReactElement;
}

/** The search and the filters of a list. The URL stores them. */
export function FilterSelects({ label, searchLabel, filters, children }: FilterSelectsProps) {
  const [search] = useSearchParams();
  const setFilter = useSetFilter();
  return (
    <Flex
      role="search"
      aria-label={label}
      gap="3"
      direction={{ base: 'column', md: 'row' }}
      wrap={{ md: 'wrap' }}
    >
      {searchLabel && (
        <Box flex={{ md: '1 1 16rem' }}>
          <SearchField
            label={inGoodsWords(searchLabel)}
            text={search.get('q') ?? ''}
            onChange={(text) => setFilter('q', text)}
          />
        </Box>
      )}
      {filters.map(({ name, label: filterLabel, all, options }) => (
        <NativeSelect.Root key={name} width={{ md: '64' }}>
          <NativeSelect.Field
            aria-label={filterLabel}
            bg="bg.panel"
            value={search.get(name) ?? ''}
            onChange={({ currentTarget: { value } }) => setFilter(name, value)}
          >
            <option value="">{all}</option>
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ))}
      {children}
    </Flex>
  );
}
