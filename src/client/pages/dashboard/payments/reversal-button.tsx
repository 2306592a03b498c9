import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '../../../../contract/payments/money';
import { useMountedWhileOpen } from '../../../components/dialogs/use-mounted-while-open';
import type { PayoutRow } from './payout-columns';
import { ReversalDialog } from './reversal-dialog';

/** Opens the dialog that reverses a payout. Renders nothing for a reversal and a reversed payout. */
export function ReversalButton({ payout }: { payout: PayoutRow }) {
  const [open, setOpen] = useState(false);
  const { isMounted, onExitComplete } = useMountedWhileOpen(open);
  if (payout.reverses !== null || payout.reversed) return null;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        aria-label={`Reverse the payout of ${formatMoney(payout)} to ${payout.sellerName}`}
        onClick={() => setOpen(true)}
      >
        Reverse
      </Button>
      {isMounted && (
        <ReversalDialog
          payout={payout}
          open={open}
          onClose={() => setOpen(false)}
          onExitComplete={onExitComplete}
        />
      )}
    </>
  );
}
