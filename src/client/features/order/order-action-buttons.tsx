import { Button } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import type { OrderRole, Sale } from '../../../contract/sale';
import { orderActionDialog, requestedDialog } from '../../services/login-state';
import { useRequestedDialog } from '../../services/use-requested-dialog';
import { loadOrderAction } from './lazy-order-action-dialog';
import type { OrderSubject } from './order-action.machine';
import { orderActions } from './order-actions';
import { availableActions } from './available-actions';

interface OrderActionButtonsProps {
  sale: Pick<Sale, 'orderId' | 'productName' | 'state' | 'context'>;
  side: OrderRole;
  ask: (subject: OrderSubject) => void;
  /**
   * Whether the buttons need the product name in their labels, because the page lists several
   * orders.
   */
  named?: boolean;
}

/** A click reports the failure. */
const prefetch = () => void loadOrderAction().catch(() => undefined);

/** A button for each action that the state chart allows. */
export function OrderActionButtons({ sale, side, ask, named }: OrderActionButtonsProps) {
  const { orderId, productName } = sale;
  const subjects = availableActions(sale, side).map((action) => ({ orderId, productName, action }));
  const requested = requestedDialog(useLocation().search);
  const reopening = subjects.find((subject) => orderActionDialog(subject) === requested);
  useRequestedDialog(reopening !== undefined, () => reopening && ask(reopening));

  return subjects.map((subject) => {
    const { action } = subject;
    const { label, primary, destructive } = orderActions[action];
    return (
      <Button
        key={action}
        size="sm"
        variant={primary ? 'solid' : 'outline'}
        {...(destructive && { colorPalette: 'red' })}
        {...(named && { 'aria-label': `${label}: ${productName}` })}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => ask(subject)}
      >
        {label}
      </Button>
    );
  });
}
