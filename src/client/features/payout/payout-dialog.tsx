import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { refetchOnMount } from '../../api/api';
import { useOwedSalesQuery, useOwedTotalsQuery } from '../../api/payouts-api';
import { pageSize } from '../../api/read-all-pages';
import { loadFailureReason } from '../../api/request-failure';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
import { LoadFailure } from '../../components/loading/load-failure';
import { SectionSkeleton } from '../../components/loading/section-skeleton';
import { hasCapability } from '../../services/configuration';
import { PayeeAccount } from './payee-account';
import type { payoutMachine } from './payout.machine';
import { PayoutCheck } from './payout-check';
import { PayoutForm } from './payout-form';
import { allSales, type SaleSelection } from './sale-selection';

interface PayoutDialogProps {
  snapshot: SnapshotFrom<typeof payoutMachine>;
  send: ActorRefFrom<typeof payoutMachine>['send'];
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

/** The dialog in which an admin records a payout. */
export function PayoutDialog({ snapshot, send, onExitComplete }: PayoutDialogProps) {
  const { payee } = snapshot.context;
  const open = snapshot.hasTag('open');
  const close = () => send({ type: 'payout.close' });
  const canClose = snapshot.can({ type: 'payout.close' });
  useCloseOnBack({ id: 'payout', open, canClose, onBack: close });
  return (
    <FormDialog
      open={open}
      title={`Pay ${payee.sellerName}`}
      canClose={canClose}
      onClose={close}
      onExitComplete={onExitComplete}
    >
      <Stack gap="5">
        {hasCapability('payoutAccounts') && !snapshot.matches('recorded') && (
          <PayeeAccount sellerId={payee.sellerId} />
        )}
        <PayoutStep snapshot={snapshot} send={send} />
      </Stack>
    </FormDialog>
  );
}

function PayoutStep({ snapshot, send }: Omit<PayoutDialogProps, 'onExitComplete'>) {
  const { payee, input, failure } = snapshot.context;
  // Kept here, so that the selection stays when the admin goes back from the check.
  const [selection, setSelection] = useState(allSales);
  const close = () => send({ type: 'payout.close' });
  if (snapshot.matches('choosing')) {
    return (
      <SaleChoice snapshot={snapshot} send={send} selection={selection} onSelect={setSelection} />
    );
  }
  if (snapshot.matches('conflict')) {
    return (
      <Stack gap="5">
        <FailureNote>{failure}</FailureNote>
        <Button
          onClick={() => {
            // A selected sale may no longer be owed.
            setSelection(allSales);
            send({ type: 'payout.change' });
          }}
        >
          Choose again
        </Button>
      </Stack>
    );
  }
  if (snapshot.matches('recorded')) {
    return (
      <Stack gap="5">
        <Text role="status">The payout is recorded. The seller gets an email.</Text>
        <Button onClick={close}>Done</Button>
      </Stack>
    );
  }
  if (!input) return null;
  return (
    <PayoutCheck
      payee={payee}
      input={input}
      busy={snapshot.hasTag('busy')}
      failure={snapshot.hasTag('failed') ? failure : ''}
      onConfirm={() => send({ type: 'payout.confirm' })}
      onChange={() => send({ type: 'payout.change' })}
    />
  );
}

interface SaleChoiceProps extends Omit<PayoutDialogProps, 'onExitComplete'> {
  selection: SaleSelection;
  onSelect: (selection: SaleSelection) => void;
}

/** Loads what is owed to the seller now, and renders the form. */
function SaleChoice({ snapshot, send, selection, onSelect }: SaleChoiceProps) {
  const { payee, input } = snapshot.context;
  const { sellerId, currency } = payee;
  const [visibleCount, setVisibleCount] = useState(pageSize);
  const totals = useOwedTotalsQuery(sellerId, refetchOnMount);
  const sales = useOwedSalesQuery({ sellerId, currency, visibleCount }, refetchOnMount);
  // While more sales are loaded, those before stay.
  const owedSales = sales.currentData ?? sales.data;
  const error = (!totals.currentData && totals.error) || (!owedSales && sales.error);
  if (error) {
    return (
      <LoadFailure
        label="the sales"
        reason={loadFailureReason(error)}
        retrying={totals.isFetching || sales.isFetching}
        onRetry={() => {
          void totals.refetch();
          void sales.refetch();
        }}
      />
    );
  }
  if (!totals.currentData || !owedSales) return <SectionSkeleton label="Loading the sales" />;
  const total = totals.currentData.totals.find((each) => each.currency === currency);
  return (
    <PayoutForm
      owedSales={owedSales.slice(0, visibleCount)}
      total={total ?? { currency, saleCount: 0, sales: 0, debt: 0 }}
      until={totals.currentData.until}
      selection={selection}
      onSelect={onSelect}
      input={input}
      more={
        owedSales.length > visibleCount && {
          isLoading: sales.isFetching,
          onShow: () => setVisibleCount(visibleCount + pageSize),
        }
      }
      onCheck={(checked) => send({ type: 'payout.check', input: checked })}
      onCancel={() => send({ type: 'payout.close' })}
    />
  );
}
