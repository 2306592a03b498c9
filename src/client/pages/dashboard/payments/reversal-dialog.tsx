import { Button, Stack, Text } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { reasonField, tooLongMessage } from '../../../../contract/text/messages';
import { formatMoney } from '../../../../contract/payments/money';
import type { Payout } from '../../../../contract/payments/payout';
import { hasVisibleCharacter } from '../../../../contract/text/visible-text';
import { payoutsApi } from '../../../api/payouts-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { FormDialog } from '../../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../../components/forms/failure-note';
import { focusFirstError } from '../../../components/forms/focus-first-error';
import { TextAreaControl } from '../../../components/forms/form-controls';
import { failureMessage } from '../../../features/failure-message';
import { toast } from '../../../services/toasts/toasts';

interface ReversalDialogProps {
  payout: Payout;
  open: boolean;
  onClose: () => void;
  onExitComplete: () => void;
}

interface ReversalForm {
  reason: string;
}

/** The dialog in which an admin says why a payout was entered wrongly, and reverses it. */
export function ReversalDialog({ payout, open, onClose, onExitComplete }: ReversalDialogProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  useCloseOnBack({ id: `reversal-${payout.id}`, open, canClose: !busy, onBack: onClose });
  const submit = async ({ reason }: ReversalForm) => {
    setBusy(true);
    try {
      const call = payoutsApi.endpoints.reversePayout.initiate(
        { id: payout.id, reason },
        { track: false },
      );
      await unwrapCall(dispatch(call));
      toast.success('The payout is reversed.');
      onClose();
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      open={open}
      title="Reverse the payout?"
      canClose={!busy}
      onClose={onClose}
      onExitComplete={onExitComplete}
    >
      <Form<ReversalForm>
        subscription={{ submitError: true }}
        validate={validateReversal}
        onSubmit={submit}
      >
        {({ handleSubmit, form, submitError }) => (
          <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
            <Stack gap="5">
              <Text>
                {`The payout of ${formatMoney(payout)} to ${payout.sellerName} stays in the history, with an entry that takes it back. Its sales are owed again. The seller gets an email with your reason.`}
              </Text>
              <TextAreaControl name="reason" label="Reason" />
              {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button type="submit" colorPalette="red" loading={busy}>
                  Reverse the payout
                </Button>
                <Button variant="outline" disabled={busy} onClick={onClose}>
                  Cancel
                </Button>
              </Stack>
            </Stack>
          </form>
        )}
      </Form>
    </FormDialog>
  );
}

function validateReversal({ reason = '' }: Partial<ReversalForm>): Partial<ReversalForm> {
  if (!hasVisibleCharacter(reason)) return { reason: reasonField.required };
  return reason.length > reasonField.maxLength
    ? { reason: tooLongMessage(reasonField.maxLength) }
    : {};
}
