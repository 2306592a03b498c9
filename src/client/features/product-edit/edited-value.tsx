import { Box, HStack, Text } from '@chakra-ui/react';
import type { Category } from '../../../contract/category';
import type { EditableField } from '../../../contract/editable-product';
import { ProductPicture } from '../../components/product/product-picture';
import type { FieldChange } from './edit-values';

interface EditedValueProps {
  field: EditableField;
  value: FieldChange['before'];
  categories: readonly Category[];
}

/** The value of a field as text, or its photos. */
export function EditedValue({ field, value, categories }: EditedValueProps) {
  if (typeof value === 'object' && value !== null) {
    return (
      <HStack gap="2" flexWrap="wrap">
        {value.map((photo, index) => (
          <Box key={photo} width="16" borderRadius="md" overflow="hidden">
            <ProductPicture source={photo} name={`Photo ${index + 1}`} ratio={1} sizes="4rem" />
          </Box>
        ))}
      </HStack>
    );
  }
  const text =
    field === 'category' ? categories.find(({ _id }) => _id === value)?.name : value?.trim();
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {text || 'Empty'}
    </Text>
  );
}
