import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useField } from 'react-final-form';
import { productFields, watchAttributes } from '../../../../../contract/selling/product-fields';
import { SelectionBox } from '../../../../components/records/row-selection';
import type { CategoryValues } from './category-values';

/** Chooses all attributes of a watch, or some of them. */
export function AttributesControl() {
  const { input: all } = useField<CategoryValues['showsAllAttributes']>('showsAllAttributes');
  const { input } = useField<CategoryValues['attributes']>('attributes');
  const setChecked = (name: string, checked: boolean) =>
    input.onChange(
      watchAttributes.filter((each) => (each === name ? checked : input.value.includes(each))),
    );
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="sm" fontWeight="500" marginBottom="1">
        Attributes
      </chakra.legend>
      <Stack gap="1" align="start">
        <SelectionBox
          label="Show all attributes"
          text="Show all attributes"
          checked={all.value}
          onChange={all.onChange}
        />
        {!all.value && (
          <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4" paddingStart="6">
            {watchAttributes.map((name) => (
              <SelectionBox
                key={name}
                label={productFields[name].label}
                text={productFields[name].label}
                checked={input.value.includes(name)}
                onChange={(checked) => setChecked(name, checked)}
              />
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </chakra.fieldset>
  );
}
