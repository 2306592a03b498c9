import { formatMoney } from '../../../../contract/payments/money';
import { payoutsApi } from '../../../api/payouts-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { StaffActionButton } from '../../../features/staff-action/staff-action-button';
import type { PayoutRow } from './payout-columns';

/** Reverses a payout that was entered wrongly. Renders nothing for a reversal and a reversed payout. */
export function ReversalButton({ payout }: { payout: PayoutRow }) {
  const dispatch = useAppDispatch();
  if (payout.reverses !== null || payout.reversed) return null;
  const { id, sellerName } = payout;
  const amount = formatMoney(payout);
  return (
    <StaffActionButton
      accessibleName={`Reverse the payout of ${amount} to ${sellerName}`}
      action={{
        label: 'Reverse',
        title: 'Reverse the payout?',
        explanation: `The payout of ${amount} to ${sellerName} stays in the history, with an entry that takes it back. Its sales are owed again. The seller gets an email with your reason.`,
        reasonLabel: 'Reason',
        confirmLabel: 'Reverse the payout',
        destructive: true,
        success: 'The payout is reversed.',
        save: ({ reason }) => {
          const call = payoutsApi.endpoints.reversePayout.initiate(
            { id, reason },
            { track: false },
          );
          return unwrapCall(dispatch(call));
        },
      }}
    />
  );
}
