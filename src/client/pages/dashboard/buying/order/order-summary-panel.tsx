import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { orderNumber } from '../../../../../contract/buying/order-number';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { recoverLostFocus } from '../../../../components/forms/recover-lost-focus';
import { PriceText } from '../../../../components/product/price-text';
import { Thumbnail } from '../../../../components/product/thumbnail';
import { OrderActionButtons } from '../../../../features/order/order-action-buttons';
import type { ChosenOrderAction } from '../../../../features/order/order-action.machine';
import { OrderStateBadge } from '../../../../features/order/order-state';
import { OrderDeadline } from '../../../../features/order/order-deadline';
import { isPayable, isRefunded } from '../../../../features/order/order-predicates';
import { OrderPayout } from '../../../../features/order/order-payout';
import { nextSteps } from '../../../../features/order/next-steps';
import { OrderCodes } from '../../../../features/order/order-codes';
import { paths } from '../../../../services/paths/paths';
import { productPath } from '../../../../services/paths/product-path';
import { staffListingPath } from '../../../../services/paths/staff-listing-path';
import { ProductLink } from '../../records/product-link';
import { ListAgain } from './list-again';

interface OrderSummaryPanelProps {
  sale: SaleDetails;
  openDialog: (chosenAction: ChosenOrderAction) => void;
}

/** The product, the state of the order and the viewer's next step. */
export function OrderSummaryPanel({ sale, openDialog }: OrderSummaryPanelProps) {
  const { orderId, productId, productName, image, sellingPrice, state, as, deadline, payout } =
    sale;
  const path = as === 'admin' ? staffListingPath(productId) : productPath(productId);
  return (
    <Stack
      as="section"
      aria-label="Where it stands"
      gap="5"
      padding={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
    >
      <HStack gap="4" align="start" wrap="wrap">
        <Thumbnail source={image} name={productName} />
        <Stack gap="1" minWidth="0" flex="1 1 8rem">
          <Text fontWeight="600" overflowWrap="anywhere">
            <ProductLink name={productName} path={path} />
          </Text>
          <Text color="fg.muted">
            <PriceText price={sellingPrice} />
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {`Order ${orderNumber(orderId)}`}
          </Text>
        </Stack>
      </HStack>
      <Stack gap="2" align="start" ref={recoverLostFocus} tabIndex={-1} outline="none">
        <OrderStateBadge state={state} />
        <OrderPayout payout={payout} />
        <OrderDeadline state={state} deadline={deadline} role={as} />
        <Text data-screen-only>{nextSteps[state][as]}</Text>
      </Stack>
      <OrderCodes sale={sale} />
      <Flex
        gap="3"
        flexWrap="wrap"
        direction={{ base: 'column', sm: 'row' }}
        data-screen-only
        _empty={{ display: 'none' }}
      >
        {as === 'buyer' && isPayable(state) && (
          <Button asChild size="sm">
            <Link to={paths.payment(productId)}>Pay Now</Link>
          </Button>
        )}
        {as === 'seller' && isRefunded(state) && <ListAgain productId={productId} />}
        <OrderActionButtons sale={sale} role={as} openDialog={openDialog} />
      </Flex>
    </Stack>
  );
}
