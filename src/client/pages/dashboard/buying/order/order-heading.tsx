import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { orderNumber } from '../../../../../contract/buying/order-number';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { PriceText } from '../../../../components/product/price-text';
import { ProductPicture } from '../../../../components/product/product-picture';
import { formatShippingAmount } from '../../../../components/product/shipping-text';
import { productPath } from '../../../../services/paths/product-path';
import { staffListingPath } from '../../../../services/paths/staff-listing-path';
import { ProductLink } from '../../records/product-link';

/** The watch of an order as the title of its page. */
export function OrderHeading({ sale }: { sale: SaleDetails }) {
  const { orderId, productId, productName, image, sellingPrice, currency, shippingPrice, as } =
    sale;
  const path = as === 'admin' ? staffListingPath(productId) : productPath(productId);
  return (
    <Flex gap={{ base: '4', md: '6' }} align="center">
      <Box width={{ base: '24', md: '36' }} flexShrink="0" borderRadius="lg" overflow="hidden">
        <ProductPicture source={image} name={productName} ratio={1} sizes="9rem" />
      </Box>
      <Stack gap="1" minWidth="0">
        <Heading
          as="h1"
          textStyle="pageTitle"
          fontSize={{ base: '2xl', md: '4xl' }}
          overflowWrap="anywhere"
        >
          <ProductLink name={productName} path={path} />
        </Heading>
        <Text textStyle="figure">
          <PriceText price={sellingPrice} currency={currency} />
        </Text>
        {typeof shippingPrice === 'number' && (
          <Text textStyle="sm">{`Shipping: ${formatShippingAmount(shippingPrice, currency)}`}</Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          {`Order ${orderNumber(orderId)}`}
        </Text>
      </Stack>
    </Flex>
  );
}
