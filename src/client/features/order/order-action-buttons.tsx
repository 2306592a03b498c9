import { Box, Button, Flex } from '@chakra-ui/react';
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

/** A button for each action that the order's state allows. Those that are rarely wanted unfold. */
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

  const renderButton = (allowedAction: ChosenOrderAction) => {
    const { action } = allowedAction;
    const { label, primary } = orderActions[action];
    return (
      <Button
        key={action}
        size="sm"
        // Long labels wrap in the column of a table.
        whiteSpace="normal"
        variant={primary ? 'solid' : 'outline'}
        {...(withProductName && { 'aria-label': `${label}: ${productName}` })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => openDialog(allowedAction)}
      >
        {label}
      </Button>
    );
  };
  const isQuiet = ({ action }: ChosenOrderAction) => orderActions[action].quiet === true;
  const quietActions = allowedActions.filter(isQuiet);

  return (
    <>
      {allowedActions.filter((one) => !isQuiet(one)).map(renderButton)}
      {quietActions.length > 0 && (
        // Folded again in each state.
        <Box asChild key={state} alignSelf="start" textStyle="sm">
          <details>
            <Box asChild paddingY="2" cursor="pointer" color="fg.muted">
              <summary {...(withProductName && { 'aria-label': `More: ${productName}` })}>
                More
              </summary>
            </Box>
            <Flex gap="3" paddingTop="1" wrap="wrap">
              {quietActions.map(renderButton)}
            </Flex>
          </details>
        </Box>
      )}
    </>
  );
}
