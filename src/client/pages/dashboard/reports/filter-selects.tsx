import { Flex, NativeSelect } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../../components/forms/search-field';

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
}

/** The search and the filters of a list. The URL stores them. */
export function FilterSelects({ label, searchLabel, filters }: FilterSelectsProps) {
  const [search, setSearch] = useSearchParams();
  const setFilter = (name: string, value: string) => {
    // Read from the URL, because the user may have changed another filter since the last render.
    const params = new URLSearchParams(window.location.search);
    params.delete('shown');
    params.delete('page');
    if (value) params.set(name, value);
    else params.delete(name);
    setSearch(params, { replace: true, preventScrollReset: true });
  };
  return (
    <Flex role="search" aria-label={label} gap="3" direction={{ base: 'column', md: 'row' }}>
      {searchLabel && (
        <SearchField
          label={searchLabel}
          text={search.get('q') ?? ''}
          onChange={(text) => setFilter('q', text)}
        />
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
    </Flex>
  );
}
