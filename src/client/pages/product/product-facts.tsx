import { DataList, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { photoMarkNames, photoMarks } from '../../../contract/pictures/photo-marks';
import { offeredDeliveries, shippingCountriesOf } from '../../../contract/selling/deliveries';
import type { DetailedProduct } from '../../../contract/selling/product';
import { productFields } from '../../../contract/selling/product-fields';
import { formatYearsUsed } from '../../../contract/selling/years-used';
import { countryName } from '../../components/address/country-name';
import { conditionDescription } from '../../components/product/condition-description';
import { PostedLine } from '../../components/product/posted-line';
import { PostedTime } from '../../components/product/posted-time';
import { shippingText } from '../../components/product/shipping-text';
import { useCurrentYear } from '../../components/product/use-current-year';

/** The condition, the age and the place of a product, and how it reaches its buyer. */
export function ProductFacts({ product }: { product: DetailedProduct }) {
  const yearsUsedText = formatYearsUsed(product.yearOfPurchase, useCurrentYear());
  const description = conditionDescription(product.condition);
  const marks = Object.values(product.photoMarks ?? {});
  const shown = photoMarkNames
    .filter((name) => marks.includes(name))
    .map((name) => photoMarks[name]);
  return (
    <DataList.Root orientation="horizontal" size="md">
      <Fact label={productFields.condition.label}>
        <Text>{product.condition}</Text>
        {description && (
          <Text color="fg.muted" textStyle="sm">
            {description}
          </Text>
        )}
      </Fact>
      {yearsUsedText && (
        <Fact label="Age">
          <Text>{yearsUsedText}</Text>
          <Text color="fg.muted" textStyle="sm">
            {`Bought in ${product.yearOfPurchase.trim()}`}
          </Text>
        </Fact>
      )}
      <Fact label={productFields.location.label}>
        <bdi>{product.location}</bdi>
      </Fact>
      {shown.length > 0 && (
        <Fact label="Photos show">
          <Text>{shown.join(', ')}</Text>
        </Fact>
      )}
      <Shipping product={product} />
      <Fact label="Posted">
        <PostedLine of="time">
          <PostedTime date={product.date} />
        </PostedLine>
      </Fact>
    </DataList.Root>
  );
}

/** What shipping costs, and where to. Renders nothing for a watch that is not sent. */
function Shipping({ product }: { product: DetailedProduct }) {
  const deliveries = offeredDeliveries(product);
  if (!deliveries.includes('shipping')) return null;
  const countries = shippingCountriesOf(product);
  return (
    <Fact label="Shipping">
      <Text>{shippingText(product)}</Text>
      <Text color="fg.muted" textStyle="sm">
        {deliveries.includes('meeting') ? 'Or meet the seller' : 'No meeting'}
      </Text>
      {countries.length > 0 && (
        // The server may have other names of countries than the browser.
        <Text color="fg.muted" textStyle="sm" suppressHydrationWarning>
          {`To ${formatList(countries.map(countryName))}`}
        </Text>
      )}
    </Fact>
  );
}

const formatList = (names: string[]) => new Intl.ListFormat('en').format(names);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item alignItems="start">
      <DataList.ItemLabel minWidth={{ base: '24', lg: '32' }}>{label}</DataList.ItemLabel>
      <DataList.ItemValue display="block" minWidth="0">
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
