import { Flex, NativeSelect } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../components/forms/search-field';

/** Narrows the admin's users down, as the address then says. */
export function UsersControls({ what }: { what: string }) {
  const [address, setAddress] = useSearchParams();
  const change = (name: string, value: string) => {
    // The page re-renders a moment after the address changes; by then more may be typed or chosen.
    const changed = new URLSearchParams(window.location.search);
    changed.delete('shown');
    if (value) changed.set(name, value);
    else changed.delete(name);
    setAddress(changed, { replace: true, preventScrollReset: true });
  };
  return (
    <Flex role="search" aria-label={what} gap="3" direction={{ base: 'column', md: 'row' }}>
      <SearchField
        label="Name or email address"
        text={address.get('q') ?? ''}
        onChange={(text) => change('q', text)}
      />
      <NativeSelect.Root width={{ md: '64' }}>
        <NativeSelect.Field
          aria-label="Status"
          bg="bg.panel"
          value={address.get('status') ?? ''}
          onChange={({ currentTarget: { value } }) => change('status', value)}
        >
          <option value="">Everybody</option>
          <option value="unverified">Not verified yet</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
