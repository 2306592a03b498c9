import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useField } from 'react-final-form';
import { SelectionBox } from '../../../../components/records/row-selection';

interface SelectionControlProps {
  title: string;
  /** The field with the chosen values. */
  name: string;
  /** The field that is true for the usual values, which then are not listed. */
  allName: string;
  allLabel: string;
  /** The values with their labels. */
  options: readonly (readonly [string, string])[];
}

/** Chooses the usual values of a list, or some of them. */
export function SelectionControl({
  title,
  name,
  allName,
  allLabel,
  options,
}: SelectionControlProps) {
  const { input: all } = useField<boolean>(allName);
  const { input } = useField<readonly string[]>(name);
  const values = options.map(([value]) => value);
  const setChecked = (changed: string, checked: boolean) =>
    input.onChange(
      values.filter((each) => (each === changed ? checked : input.value.includes(each))),
    );
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="sm" fontWeight="500" marginBottom="1">
        {title}
      </chakra.legend>
      <Stack gap="1" align="start">
        <SelectionBox
          label={allLabel}
          text={allLabel}
          checked={all.value}
          onChange={all.onChange}
        />
        {!all.value && (
          <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4" paddingStart="6">
            {options.map(([value, label]) => (
              <SelectionBox
                key={value}
                label={label}
                text={label}
                checked={input.value.includes(value)}
                onChange={(checked) => setChecked(value, checked)}
              />
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </chakra.fieldset>
  );
}
