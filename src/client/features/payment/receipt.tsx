import {
  Badge,
  Button,
  DataList,
  Heading,
  HStack,
  Link as ChakraLink,
  Separator,
  Stack,
  Text,
} from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Order } from '../../../contract/order';
import { orderNumber } from '../../../contract/order-number';
import { formatPrice } from '../../components/product/price';
import { formatMoment } from '../../components/product/product-facts';
import { Thumbnail } from '../../components/product/thumbnail';
import { paths } from '../../services/paths';
import { formatCharge } from './format-charge';
import { PickupInstructions } from './pickup-instructions';
import { takeLostFocus } from '../../components/forms/take-lost-focus';

interface ReceiptProps {
  order: Order;
  /** An ISO 8601 time. */
  paidAt?: string | undefined;
}

/** A paid order, to be kept: what is known of the payment, and what comes next. */
export function Receipt({ order, paidAt = order.payment?.paidAt ?? undefined }: ReceiptProps) {
  const { productName, image, payment, sellerName, bookedByName } = order;
  const facts = [
    ['Amount', amountOf(order)],
    ['Paid on', paidAt && formatMoment(paidAt)],
    ['Card', payment?.cardLast4 && `Ending in ${payment.cardLast4}`],
    ['Order number', orderNumber(order._id)],
    ['Seller', sellerName],
    ['Buyer', bookedByName],
  ] as const;
  return (
    <Stack
      as="article"
      aria-labelledby="receipt"
      gap="6"
      maxWidth="2xl"
      padding={{ base: '5', md: '8' }}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
      // Taking the focus must not scroll the page's title under the header.
      scrollMarginTop="64"
      ref={takeLostFocus}
      tabIndex={-1}
      outline="none"
    >
      <HStack justify="space-between" gap="4">
        <Heading as="h2" id="receipt" textStyle="sectionTitle">
          Receipt
        </Heading>
        <Badge role="status" colorPalette="green" size="lg">
          Paid
        </Badge>
      </HStack>
      <HStack gap="4">
        <Thumbnail source={image} name={productName} />
        <Text fontWeight="600" overflowWrap="anywhere" dir="auto">
          {productName}
        </Text>
      </HStack>
      <DataList.Root orientation="horizontal" size="lg">
        {facts.map(
          ([label, value]) =>
            value && (
              <DataList.Item key={label}>
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue overflowWrap="anywhere" dir="auto">
                  {value}
                </DataList.ItemValue>
              </DataList.Item>
            ),
        )}
      </DataList.Root>
      <Separator />
      <PickupInstructions order={order} />
      <HStack gap="4" flexWrap="wrap" data-screen-only>
        <ChakraLink asChild variant="underline">
          <Link to={paths.myOrders}>See My Orders</Link>
        </ChakraLink>
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          Print this page
        </Button>
      </HStack>
    </Stack>
  );
}

function amountOf({ payment, sellingPrice }: Order): string {
  const { amount, currency } = payment ?? {};
  return typeof amount === 'number' && currency
    ? formatCharge({ amount, currency })
    : formatPrice(sellingPrice);
}
