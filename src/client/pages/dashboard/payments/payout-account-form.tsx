import { Button, Stack } from '@chakra-ui/react';
import { FORM_ERROR } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { payoutAccountsApi } from '../../../api/payout-accounts-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { FailureNote } from '../../../components/forms/failure-note';
import { focusFirstError } from '../../../components/forms/focus-first-error';
import { TextAreaControl, TextControl } from '../../../components/forms/form-controls';
import { RadioControl } from '../../../components/forms/radio-control';
import { failureMessage } from '../../../features/failure-message';
import { toast } from '../../../services/toasts/toasts';
import {
  toPayoutAccount,
  validatePayoutAccount,
  type PayoutAccountValues,
} from './payout-account-values';

const kindOptions = [
  { value: 'iban', label: 'Bank account with an IBAN' },
  { value: 'text', label: 'Another way' },
];

interface PayoutAccountFormProps {
  onSaved: () => void;
  /** Undefined if the form can't be closed. */
  onCancel: (() => void) | undefined;
}

/** The form in which a seller enters where they want to be paid. */
export function PayoutAccountForm({ onSaved, onCancel }: PayoutAccountFormProps) {
  const dispatch = useAppDispatch();
  const [initialValues] = useState<Partial<PayoutAccountValues>>({ kind: 'iban' });
  const submit = async (values: PayoutAccountValues) => {
    try {
      const call = payoutAccountsApi.endpoints.setPayoutAccount.initiate(toPayoutAccount(values), {
        track: false,
      });
      await unwrapCall(dispatch(call));
      toast.success("Saved. We've emailed you about the change.");
      onSaved();
    } catch (error) {
      return { [FORM_ERROR]: failureMessage(error) };
    }
  };
  return (
    <Form<PayoutAccountValues>
      subscription={{ submitError: true, submitting: true, values: true }}
      initialValues={initialValues}
      validate={validatePayoutAccount}
      onSubmit={submit}
    >
      {({ handleSubmit, form, submitError, submitting, values }) => (
        <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
          <Stack gap="5" maxWidth="lg">
            <RadioControl name="kind" label="How do you want to be paid?" options={kindOptions} />
            {values.kind === 'iban' ? (
              <>
                <TextControl name="holder" label="Account holder" autoComplete="name" />
                <TextControl name="iban" label="IBAN" autoComplete="off" />
              </>
            ) : (
              <TextAreaControl
                name="text"
                label="Where do you want to be paid?"
                hint="For example an account without an IBAN, with everything we need to send you money."
              />
            )}
            {typeof submitError === 'string' && <FailureNote>{submitError}</FailureNote>}
            <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
              <Button type="submit" loading={submitting}>
                Save
              </Button>
              {onCancel && (
                <Button variant="outline" disabled={submitting} onClick={onCancel}>
                  Cancel
                </Button>
              )}
            </Stack>
          </Stack>
        </form>
      )}
    </Form>
  );
}
