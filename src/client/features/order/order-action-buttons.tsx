import { Button } from '@chakra-ui/react';
import type { Sale } from '../../../contract/sale';
import { loadOrderAction } from './order-action-part';
import type { OrderSubject } from './order-action.machine';
import { orderActions } from './order-actions';
import { offeredActions } from './offered-actions';
import type { Side } from './standing';

interface OrderActionButtonsProps {
  sale: Pick<Sale, 'orderId' | 'productName' | 'state' | 'context'>;
  side: Side;
  ask: (subject: OrderSubject) => void;
  /** Where there are several orders: which of them each button is about. */
  named?: boolean;
}

/** Pressing one of them tells of a failure. */
const prefetch = () => void loadOrderAction().catch(() => undefined);

/** What the chart lets a side of an order do, where it stands. */
export function OrderActionButtons({ sale, side, ask, named }: OrderActionButtonsProps) {
  const { orderId, productName } = sale;
  return offeredActions(sale, side).map((action) => {
    const { label, isMain, isGrave } = orderActions[action];
    return (
      <Button
        key={action}
        size="sm"
        variant={isMain ? 'solid' : 'outline'}
        {...(isGrave && { colorPalette: 'red' })}
        {...(named && { 'aria-label': `${label}: ${productName}` })}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => ask({ orderId, productName, action })}
      >
        {label}
      </Button>
    );
  });
}
