import { DataList, Stack } from '@chakra-ui/react';
import type { Order } from '../../../contract/buying/order';
import { formatAmount, formatPrice } from '../../../contract/selling/format-price';
import { parsePrice } from '../../../contract/selling/price';
import { formatSellingPrice } from '../../components/product/price';
import { ProductPicture } from '../../components/product/product-picture';
import { formatShippingAmount } from '../../components/product/shipping-text';

/** The product and price of the order to pay. */
export function OrderSummary({ order }: { order: Order }) {
  return (
    <Stack gap="4" borderWidth="1px" borderRadius="xl" bg="bg.panel" overflow="hidden">
      <ProductPicture
        source={order.image}
        name={order.productName}
        sizes="(min-width: 1080px) 27rem, 95vw"
        priority
      />
      <DataList.Root orientation="horizontal" padding="5" size="lg">
        <DataList.Item>
          <DataList.ItemLabel>Product</DataList.ItemLabel>
          <DataList.ItemValue>
            <bdi>{order.productName}</bdi>
          </DataList.ItemValue>
        </DataList.Item>
        {order.sellerName && (
          <DataList.Item>
            <DataList.ItemLabel>Seller</DataList.ItemLabel>
            <DataList.ItemValue>
              <bdi>{order.sellerName}</bdi>
            </DataList.ItemValue>
          </DataList.Item>
        )}
        <DataList.Item>
          <DataList.ItemLabel>Original Price</DataList.ItemLabel>
          <DataList.ItemValue>
            <s dir="auto">{formatPrice(order.originalPrice, order.currency)}</s>
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Resale Price</DataList.ItemLabel>
          <DataList.ItemValue textStyle="figure">
            <bdi>{formatSellingPrice(order.sellingPrice, order.currency)}</bdi>
          </DataList.ItemValue>
        </DataList.Item>
        <ShippingCosts {...order} />
      </DataList.Root>
    </Stack>
  );
}

/** What shipping costs, and the total. Renders nothing for a meeting. */
function ShippingCosts({ shippingPrice, sellingPrice, currency }: Order) {
  if (typeof shippingPrice !== 'number') return null;
  const total = formatAmount((parsePrice(sellingPrice, currency) ?? 0) + shippingPrice, currency);
  const facts = { Shipping: formatShippingAmount(shippingPrice, currency), Total: total };
  return Object.entries(facts).map(([label, value]) => (
    <DataList.Item key={label}>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{value}</DataList.ItemValue>
    </DataList.Item>
  ));
}
