import { Button, Stack, Text } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { toDateInputValue } from '../../../../components/dates/to-date-input-value';
import { FormDialog } from '../../../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../../../components/forms/failure-note';
import { focusFirstError } from '../../../../components/forms/focus-first-error';
import { TextControl } from '../../../../components/forms/form-controls';
import { formatDay } from '../../../../components/product/product-facts';
import { failureMessage } from '../../../../features/failure-message';
import { toast } from '../../../../services/toasts/toasts';
import { returnDays, startOfDay, validateReturn, type ReturnForm } from './return-day';
import { useSetAway } from './use-set-away';

interface AwayDialogProps {
  open: boolean;
  /** Until when the seller is away; null if they are not. */
  until: string | null;
  onClose: () => void;
  onExitComplete: () => void;
}

/** The dialog in which a seller chooses the day of their return. */
export function AwayDialog({ open, until, onClose, onExitComplete }: AwayDialogProps) {
  const setAway = useSetAway();
  const [busy, setBusy] = useState(false);
  const [now] = useState(() => new Date());
  const [initialValues] = useState(() => (until ? { day: toDateInputValue(new Date(until)) } : {}));
  useCloseOnBack({ id: 'time-away', open, canClose: !busy, onBack: onClose });
  const submit = async ({ day }: ReturnForm) => {
    const start = startOfDay(day)?.toISOString();
    if (start === undefined) return;
    setBusy(true);
    try {
      await setAway(start);
      toast.success(`Your products are hidden until ${formatDay(start)}.`);
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
      title="Time away"
      canClose={!busy}
      onClose={onClose}
      onExitComplete={onExitComplete}
    >
      <Form<ReturnForm>
        subscription={{ submitError: true }}
        initialValues={initialValues}
        validate={(values) => validateReturn(values, now)}
        onSubmit={submit}
      >
        {({ handleSubmit, form, submitError }) => (
          <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
            <Stack gap="4">
              <Text color="fg.muted">
                Buyers don't see your products until the day you are back. Open orders go on.
              </Text>
              <TextControl name="day" label="Back on" type="date" {...returnDays(now)} />
              {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button type="submit" loading={busy}>
                  Hide my products
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
