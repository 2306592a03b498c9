import { Button } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import type { Sale } from '../../../contract/sale';
import { orderActionDialog, requestedDialog } from '../../services/login-state';
import { useRequestedDialog } from '../../services/use-requested-dialog';
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
  const subjects = offeredActions(sale, side).map((action) => ({ orderId, productName, action }));
  const requested = requestedDialog(useLocation().search);
  const reopening = subjects.find((subject) => orderActionDialog(subject) === requested);
  useRequestedDialog(reopening !== undefined, () => reopening && ask(reopening));

  return subjects.map((subject) => {
    const { action } = subject;
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
        onClick={() => ask(subject)}
      >
        {label}
      </Button>
    );
  });
}
