import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { SaleDetails } from '../../../../../contract/buying/sale';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { recoverLostFocus } from '../../../../components/forms/recover-lost-focus';
import { OrderActionButtons } from '../../../../features/order/order-action-buttons';
import type { ChosenOrderAction } from '../../../../features/order/order-action.machine';
import { isNamedByMilestone } from '../../../../features/order/order-milestones';
import { OrderStateBadge } from '../../../../features/order/order-state';
import { OrderDeadline } from '../../../../features/order/order-deadline';
import { isPayable, isRefunded } from '../../../../features/order/order-predicates';
import { OrderPayout } from '../../../../features/order/order-payout';
import { OrderProgress } from '../../../../features/order/order-progress';
import { nextSteps } from '../../../../features/order/next-steps';
import { paths } from '../../../../services/paths/paths';
import { ListAgain } from './list-again';

interface OrderSummaryPanelProps {
  sale: SaleDetails;
  openDialog: (chosenAction: ChosenOrderAction) => void;
}

/** How far the order has come, and the viewer's next step. */
export function OrderSummaryPanel({ sale, openDialog }: OrderSummaryPanelProps) {
  const { productId, state, as, deadline, payout } = sale;
  return (
    <Stack
      gap="6"
      padding={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.panel"
    >
      <OrderProgress sale={sale} />
      <Stack as="section" aria-label="Where it stands" gap="4">
        <Stack gap="2" align="start" ref={recoverLostFocus} tabIndex={-1} outline="none">
          <Box css={isNamedByMilestone(state) ? { '@media screen': { srOnly: true } } : {}}>
            <OrderStateBadge state={state} />
          </Box>
          <OrderPayout payout={payout} />
          <OrderDeadline state={state} deadline={deadline} role={as} />
          <Text data-screen-only>{inGoodsWords(nextSteps[state][as])}</Text>
        </Stack>
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
    </Stack>
  );
}
