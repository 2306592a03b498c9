import { Button } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import type { OrderRole, Sale } from '../../../contract/buying/sale';
import { orderActionDialogId, readDialogParameter } from '../../services/paths/login-state';
import { useRequestedDialog } from '../../services/paths/use-requested-dialog';
import { preloadOrderActionDialog } from './lazy-order-action-dialog';
import type { ChosenOrderAction } from './order-action.machine';
import { orderActions } from './order-actions';
import { availableActions } from './available-actions';

interface OrderActionButtonsProps {
  sale: Pick<Sale, 'orderId' | 'productName' | 'state'>;
  /** The user's role in the order. */
  role: OrderRole;
  openDialog: (chosenAction: ChosenOrderAction) => void;
  /** Whether the labels include the product name, because the page lists several orders. */
  withProductName?: boolean;
}

/** Ignores a failed preload: a click shows the error. */
const preload = () => void preloadOrderActionDialog().catch(() => undefined);

/** A button for each action that the order's state allows. */
export function OrderActionButtons({
  sale,
  role,
  openDialog,
  withProductName,
}: OrderActionButtonsProps) {
  const { orderId, productName, state } = sale;
  const allowedActions: ChosenOrderAction[] = availableActions(state, role).map((action) => ({
    orderId,
    productName,
    action,
  }));
  // The URL may name the dialog that was open before a sign-in.
  const requestedDialog = readDialogParameter(useLocation().search);
  const requestedAction = allowedActions.find(
    (allowedAction) => orderActionDialogId(allowedAction) === requestedDialog,
  );
  useRequestedDialog(
    requestedAction !== undefined,
    () => requestedAction && openDialog(requestedAction),
  );

  return allowedActions.map((allowedAction) => {
    const { action } = allowedAction;
    const { label, primary, destructive } = orderActions[action];
    return (
      <Button
        key={action}
        size="sm"
        // Long labels wrap in the column of a table.
        height="auto"
        minHeight="9"
        paddingY="1.5"
        whiteSpace="normal"
        variant={primary ? 'solid' : 'outline'}
        {...(destructive && { colorPalette: 'red' })}
        {...(withProductName && { 'aria-label': `${label}: ${productName}` })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => openDialog(allowedAction)}
      >
        {label}
      </Button>
    );
  });
}
