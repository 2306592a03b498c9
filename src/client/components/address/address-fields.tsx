import { Box, SimpleGrid } from '@chakra-ui/react';
import { countryCodes } from '../../../contract/buying/countries';
import {
  addressFieldNames,
  addressFields,
  type AddressField,
} from '../../../contract/buying/shipping-address';
import { SelectControl, TextControl } from '../forms/form-controls';
import { countryOptions } from './country-name';

/** Fields that share a line with the next or the previous one. */
const halfWide: readonly AddressField[] = ['postalCode', 'city', 'region', 'country'];

interface AddressFieldsProps {
  /** The codes of the countries to choose from; all if there are none. */
  countries?: readonly string[];
}

/** The fields of an address, as fields of a form with these names. */
export function AddressFields({ countries = [] }: AddressFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      {addressFieldNames.map((name) => (
        <Box key={name} gridColumn={halfWide.includes(name) ? undefined : '1 / -1'}>
          <AddressControl name={name} countries={countries} />
        </Box>
      ))}
    </SimpleGrid>
  );
}

function AddressControl({ name, countries }: { name: AddressField; countries: readonly string[] }) {
  const { label, autoComplete } = addressFields[name];
  if (name === 'country') {
    return (
      <SelectControl
        name={name}
        label={label}
        autoComplete={autoComplete}
        prompt="Select a country"
        options={countryOptions(countries.length > 0 ? countries : countryCodes)}
      />
    );
  }
  return (
    <TextControl
      name={name}
      label={label}
      autoComplete={autoComplete}
      optional={name === 'line2' || name === 'region'}
    />
  );
}
