import { Button, Stack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { refetchOnMount } from '../../api/api';
import { useOwedSalesQuery } from '../../api/payouts-api';
import { requestFailureMessage } from '../../api/request-failure';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
import { LoadFailure } from '../../components/loading/load-failure';
import { SectionSpinner } from '../../components/loading/section-spinner';
import { hasCapability } from '../../services/configuration';
import { PayeeAccount } from './payee-account';
import type { payoutMachine } from './payout.machine';
import { PayoutCheck } from './payout-check';
import { PayoutForm } from './payout-form';

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
  const close = () => send({ type: 'payout.close' });
  if (snapshot.matches('choosing')) return <Choice snapshot={snapshot} send={send} />;
  if (snapshot.matches('conflict')) {
    return (
      <Stack gap="5">
        <FailureNote>{failure}</FailureNote>
        <Button onClick={() => send({ type: 'payout.change' })}>Choose again</Button>
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

/** The form, with the sales as they are now. */
function Choice({ snapshot, send }: Omit<PayoutDialogProps, 'onExitComplete'>) {
  const { payee, input } = snapshot.context;
  const { currentData, error, isFetching, refetch } = useOwedSalesQuery(
    payee.sellerId,
    refetchOnMount,
  );
  if (error && !currentData) {
    return (
      <LoadFailure
        label="the sales"
        reason={requestFailureMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <SectionSpinner label="Loading the sales" />;
  return (
    <PayoutForm
      claims={currentData.filter(({ currency }) => currency === payee.currency)}
      currency={payee.currency}
      input={input}
      onCheck={(checked) => send({ type: 'payout.check', input: checked })}
      onCancel={() => send({ type: 'payout.close' })}
    />
  );
}
