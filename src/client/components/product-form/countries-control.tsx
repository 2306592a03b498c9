import { Button, HStack, NativeSelect, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { countryCodes } from '../../../contract/buying/countries';
import { countryName, countryOptions } from '../address/country-name';
import { FormField } from '../forms/form-field';
import { fieldError, type ControlProps } from '../forms/form-controls';

/** Countries to choose. The value is a text of their codes with commas; empty for all countries. */
export function CountriesControl({ name, label, hint, submitError }: ControlProps) {
  const { input, meta } = useField<string>(name, { format: (value?: string) => value ?? '' });
  const [country, setCountry] = useState('');
  const codes = input.value.split(/[\s,]+/).filter(Boolean);
  const change = (changed: readonly string[]) => input.onChange(changed.join(', '));
  const add = () => {
    change([...codes, country]);
    setCountry('');
  };
  return (
    <FormField label={label} optional hint={hint} error={fieldError(meta, submitError)}>
      <HStack width="full">
        <NativeSelect.Root>
          <NativeSelect.Field
            name={name}
            value={country}
            onBlur={input.onBlur}
            onChange={({ currentTarget: { value } }) => setCountry(value)}
          >
            <option value="">{codes.length === 0 ? 'Everywhere' : 'Add a country'}</option>
            {countryOptions(countryCodes.filter((code) => !codes.includes(code))).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        {/* Not at the choice itself: in some browsers each arrow key chooses. */}
        <Button variant="outline" disabled={country === ''} onClick={add}>
          Add
        </Button>
      </HStack>
      <Wrap gap="2" _empty={{ display: 'none' }}>
        {codes.map((code) => (
          <Button
            key={code}
            size="sm"
            variant="subtle"
            aria-label={`Remove ${countryName(code)}`}
            onClick={() => change(codes.filter((each) => each !== code))}
          >
            {`${countryName(code)} ×`}
          </Button>
        ))}
      </Wrap>
    </FormField>
  );
}
