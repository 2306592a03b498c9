import { HStack, Input, InputGroup, NativeSelect } from '@chakra-ui/react';
import { useField } from 'react-final-form';
import { splitUnit } from '../../../contract/selling/field-value';
import { FormField } from './form-field';
import { fieldError, type ControlProps } from './form-controls';

interface NumberControlProps extends ControlProps {
  placeholder?: string;
  optional?: boolean;
  /** With several units, the value of the field contains the selected one, such as "10 bar". */
  units?: readonly string[] | undefined;
}

/** A number with its unit, if it has one. Accepts any text, so that an error can explain what is wrong. */
export function NumberControl(props: NumberControlProps) {
  const { name, label, hint, submitError, placeholder, optional, units = [] } = props;
  const { input, meta } = useField<string, HTMLInputElement>(name, {
    format: (value?: string) => value ?? '',
  });
  const error = fieldError(meta, submitError);
  const field = { label, optional, hint, error };
  const { number, unit } = splitUnit(input.value, units);
  const inputProps = {
    ...({ inputMode: 'decimal', enterKeyHint: 'next', autoComplete: 'off' } as const),
    placeholder,
  };
  if (units.length < 2) {
    return (
      <FormField {...field}>
        <InputGroup endElement={units[0]}>
          <Input {...input} {...inputProps} />
        </InputGroup>
      </FormField>
    );
  }
  const change = (next: { number: string; unit: string }) =>
    input.onChange(next.number === '' ? '' : `${next.number} ${next.unit}`);
  return (
    <FormField {...field}>
      <HStack width="full">
        <Input
          {...input}
          {...inputProps}
          value={number}
          onChange={({ currentTarget: { value } }) => change(splitTypedText(value, units, unit))}
        />
        <NativeSelect.Root width="28" flexShrink="0">
          <NativeSelect.Field
            aria-label={`Unit of ${label.toLowerCase()}`}
            value={unit}
            onChange={({ currentTarget: { value } }) => change({ number, unit: value })}
          >
            {units.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </HStack>
    </FormField>
  );
}

/** Splits typed text into a number and a unit. Without a typed unit, the selected one stays. */
function splitTypedText(text: string, units: readonly string[], selected: string) {
  const split = splitUnit(text, units);
  return split.number === text.trim() ? { number: text, unit: selected } : split;
}
