import { Box, HStack, Text } from '@chakra-ui/react';
import type { Category } from '../../../contract/selling/category';
import type { EditableField } from '../../../contract/selling/editable-product';
import { formatFieldValue } from '../../../contract/selling/format-field-value';
import type { ProductTextField } from '../../../contract/selling/product-fields';
import { formatPrice } from '../../../contract/selling/format-price';
import { formatSellingPrice } from '../../components/product/price';
import { ProductPicture } from '../../components/product/product-picture';
import type { FieldChange } from './edit-values';

interface EditedValueProps {
  field: EditableField;
  value: FieldChange['before'];
  categories: readonly Category[];
  /** That of a price, by default the shop's. */
  currency?: string | null | undefined;
}

/** The value of a field as text, or its photos. */
export function EditedValue({ field, value, categories, currency }: EditedValueProps) {
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
  const text = value?.trim();
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {text && field !== 'photos' ? formatValue(field, text, categories, currency) : 'Empty'}
    </Text>
  );
}

/** Returns a value as buyers see it. */
function formatValue(
  field: ProductTextField,
  text: string,
  categories: readonly Category[],
  currency: EditedValueProps['currency'],
): string {
  switch (field) {
    case 'category':
      return categories.find(({ _id }) => _id === text)?.name ?? text;
    case 'sellingPrice':
      return formatSellingPrice(text, currency);
    case 'originalPrice':
      return formatPrice(text, currency);
    default:
      return formatFieldValue(field, text);
  }
}
