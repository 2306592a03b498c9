import { Box, HStack, Text } from '@chakra-ui/react';
import type { Category } from '../../../contract/selling/category';
import { photoMarkLabel, type PhotoMarks } from '../../../contract/pictures/photo-marks';
import type { EditableField } from '../../../contract/selling/editable-product';
import { formatFieldValue } from '../../../contract/selling/format-field-value';
import type { ProductTextField } from '../../../contract/selling/product-fields';
import { formatPrice } from '../../../contract/selling/format-price';
import { countryName } from '../../components/address/country-name';
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
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return (
      <HStack gap="2" flexWrap="wrap">
        {toPhotos(value).map(({ url, mark }, index) => (
          <Box key={url} width="16">
            <Box borderRadius="md" overflow="hidden">
              <ProductPicture source={url} name={`Photo ${index + 1}`} ratio={1} sizes="4rem" />
            </Box>
            {mark && <Text textStyle="xs">{photoMarkLabel(mark)}</Text>}
          </Box>
        ))}
      </HStack>
    );
  }
  const text = typeof value === 'string' ? value.trim() : '';
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
      {text && field !== 'photos' && field !== 'photoMarks'
        ? formatValue(field, text, categories, currency)
        : 'Empty'}
    </Text>
  );
}

const toPhotos = (value: readonly string[] | PhotoMarks): { url: string; mark?: string }[] =>
  Array.isArray(value)
    ? value.map((url: string) => ({ url }))
    : Object.entries(value as PhotoMarks).map(([url, mark]) => ({ url, mark }));

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
    case 'shippingPrice':
    case 'insuredValue':
      return formatPrice(text, currency);
    case 'shippingCountries':
      return text.split(', ').map(countryName).join(', ');
    default:
      return formatFieldValue(field, text);
  }
}
