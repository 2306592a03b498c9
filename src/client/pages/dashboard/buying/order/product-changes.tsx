import { Box, DataList, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { productFieldNames, productFields } from '../../../../../contract/selling/product-fields';
import { deliveryChoices, shippingCountriesOf } from '../../../../../contract/selling/deliveries';
import { formatPrice } from '../../../../../contract/selling/format-price';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { useCategoriesQuery } from '../../../../api/categories-api';
import { countryName } from '../../../../components/address/country-name';
import { SectionPanel } from '../../../../components/page/section-panel';
import { ProductPicture } from '../../../../components/product/product-picture';

/** What the seller has changed since the order, as the buyer saw it and as it is now. */
export function ProductChanges({ sale }: { sale: SaleDetails }) {
  const { productChanges = [], orderedPhotos, productName, currency } = sale;
  const hasCategory = productChanges.some(({ field }) => field === 'category');
  const { data: categories = [] } = useCategoriesQuery(undefined, { skip: !hasCategory });
  if (productChanges.length === 0 && !orderedPhotos) return null;
  const formatValue = (field: string, value: string | null) => {
    if (value === null) return '–';
    switch (field) {
      case 'category':
        return categories.find(({ _id }) => _id === value)?.name ?? '–';
      case 'deliveries':
        return (deliveryChoices as Partial<Record<string, string>>)[value] ?? value;
      case 'shippingCountries':
        return shippingCountriesOf({ shippingCountries: value }).map(countryName).join(', ');
      case 'shippingPrice':
      case 'insuredValue':
        return formatPrice(value, currency);
      default:
        return value;
    }
  };
  const changes = productFieldNames.flatMap((name) =>
    productChanges
      .filter(({ field }) => field === name)
      .map((change) => ({ ...change, field: name })),
  );
  return (
    <SectionPanel title="As it was ordered">
      <Text color="fg.muted" textStyle="sm">
        {inGoodsWords(
          'The seller has changed the listing since. The order is about the watch as it was.',
        )}
      </Text>
      <DataList.Root size="md">
        {changes.map(({ field, ordered, current }) => (
          <DataList.Item key={field}>
            <DataList.ItemLabel>{productFields[field].label}</DataList.ItemLabel>
            <DataList.ItemValue display="block" minWidth="0">
              <Stack gap="1">
                <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
                  {formatValue(field, ordered)}
                </Text>
                <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere" dir="auto">
                  {`Now: ${formatValue(field, current)}`}
                </Text>
              </Stack>
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {orderedPhotos && (
        <SimpleGrid columns={4} gap="2">
          {orderedPhotos.map((photo, index) => (
            <Box key={photo} borderRadius="md" overflow="hidden">
              <ProductPicture
                source={photo}
                name={`${productName}, photo ${index + 1} as ordered`}
                ratio={1}
                sizes="8rem"
              />
            </Box>
          ))}
        </SimpleGrid>
      )}
    </SectionPanel>
  );
}
