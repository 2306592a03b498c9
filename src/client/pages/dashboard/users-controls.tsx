import { Flex, NativeSelect } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../components/forms/search-field';

/** The filters of a table of users. The URL stores them. */
export function UsersControls({ label }: { label: string }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const setFilter = (name: string, value: string) => {
    // Read from the URL, because the user may have changed another filter since the last render.
    const params = new URLSearchParams(window.location.search);
    params.delete('shown');
    if (value) params.set(name, value);
    else params.delete(name);
    setSearchParams(params, { replace: true, preventScrollReset: true });
  };
  return (
    <Flex role="search" aria-label={label} gap="3" direction={{ base: 'column', md: 'row' }}>
      <SearchField
        label="Name or email address"
        text={searchParams.get('q') ?? ''}
        onChange={(text) => setFilter('q', text)}
      />
      <NativeSelect.Root width={{ md: '64' }}>
        <NativeSelect.Field
          aria-label="Status"
          bg="bg.panel"
          value={searchParams.get('status') ?? ''}
          onChange={({ currentTarget: { value } }) => setFilter('status', value)}
        >
          <option value="">Everybody</option>
          <option value="unverified">Not verified yet</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
