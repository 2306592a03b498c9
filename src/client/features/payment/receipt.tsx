import {
  Badge,
  Button,
  Heading,
  HStack,
  Link as ChakraLink,
  Separator,
  Stack,
  Text,
} from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Order } from '../../../contract/buying/order';
import type { OrderState } from '../../../contract/order.machine';
import { orderStateLabels } from '../../../contract/buying/order-states';
import { Thumbnail } from '../../components/product/thumbnail';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths/paths';
import { PickupInstructions } from './pickup-instructions';
import { ReceiptFacts } from './receipt-facts';
import { recoverLostFocus } from '../../components/forms/recover-lost-focus';

/** Right after the payment the order may still have the state before it. */
const statesBeforeHandOver: ReadonlySet<OrderState> = new Set([
  ...(['open', 'reserved', 'booked', 'paying', 'payingUnbooked'] as const),
  ...(['awaitingHandOver', 'cancellationRequested'] as const),
  ...(['handOverClaimed', 'handOverUnconfirmed'] as const),
  ...(['awaitingShipment', 'shipped', 'deliveryClaimed', 'arrivalUnconfirmed'] as const),
]);

interface ReceiptProps {
  order: Order;
  /** When the order was paid, in ISO 8601. By default the payment's own time. */
  paidAt?: string | undefined;
}

export function Receipt({ order, paidAt }: ReceiptProps) {
  const { productName, image, state = 'open', refund } = order;
  // Right after a payment without a booking, the order is not loaded yet.
  const hasOrderPage = hasCapability('extensions') && order._id !== order.productId;
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
      // When the receipt gets the focus, the page's title must stay below the sticky header.
      scrollMarginTop="64"
      ref={recoverLostFocus}
      tabIndex={-1}
      outline="none"
    >
      <HStack justify="space-between" gap="4">
        <Heading as="h2" id="receipt" textStyle="sectionTitle">
          Receipt
        </Heading>
        <Badge role="status" colorPalette={refund ? 'gray' : 'green'} size="lg">
          {refund ? orderStateLabels[state] : 'Paid'}
        </Badge>
      </HStack>
      <HStack gap="4">
        <Thumbnail source={image} name={productName} />
        <Text fontWeight="600" overflowWrap="anywhere" dir="auto">
          {productName}
        </Text>
      </HStack>
      <ReceiptFacts order={order} paidAt={paidAt} refundedAt={refund?.refundedAt} />
      {statesBeforeHandOver.has(state) && (
        <>
          <Separator />
          <PickupInstructions order={order} />
        </>
      )}
      <HStack gap="4" flexWrap="wrap" data-screen-only>
        {hasOrderPage && (
          <ChakraLink asChild variant="underline">
            <Link to={paths.order(order._id)}>See the order</Link>
          </ChakraLink>
        )}
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
