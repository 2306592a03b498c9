import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { SaleDetails } from '../../../contract/buying/sale';
import { availableActions } from './available-actions';
import { codeParameter } from './code-url';
import type { ChosenOrderAction } from './order-action.machine';
import { orderActions, type UserOrderEventType } from './order-actions';

/**
 * Opens the dialog for the code if the user scanned the other side's QR code, which is the URL of the
 * order's page with the code. Removes the code from the URL, so that a reload does not open it again.
 */
export function useScannedCode(
  { orderId, productName, state, as }: SaleDetails,
  openDialog: (chosenAction: ChosenOrderAction) => void,
): void {
  const { search, hash, state: locationState } = useLocation() as Location<unknown>;
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const code = parameters.get(codeParameter);

  const openOnce = useEffectEvent((scanned: string, action: UserOrderEventType | undefined) => {
    parameters.delete(codeParameter);
    const remaining = parameters.toString();
    void navigate({ search: remaining, hash }, { replace: true, state: locationState });
    if (action) openDialog({ orderId, productName, action, code: scanned });
  });
  useEffect(() => {
    if (code === null) return;
    openOnce(
      code,
      availableActions(state, as).find((action) => orderActions[action].fields?.code),
    );
  }, [code, state, as]);
}
