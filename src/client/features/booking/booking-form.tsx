import { Button, Stack } from '@chakra-ui/react';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { contactFields, type Contact } from '../../../contract/buying/contact';
import { phoneExample } from '../../../contract/text/phone-forms';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { TextControl } from '../../components/forms/form-controls';
import { hasCapability } from '../../services/configuration';
import { BookingTerms } from './booking-terms';

interface BookingFormProps {
  form: FormApi<Contact>;
  onSubmit: (details: Contact) => void;
  submitLabel: string;
  busy: boolean;
  failure: string | undefined;
}

/** The form for the buyer's phone number and meeting location. */
export function BookingForm({ form, onSubmit, submitLabel, busy, failure }: BookingFormProps) {
  return (
    <Form<Contact> form={form} subscription={noFormSubscription} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="5">
            {hasCapability('extensions') && <BookingTerms />}
            <TextControl
              name="phoneNumber"
              label={contactFields.phoneNumber.label}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              placeholder={phoneExample()}
            />
            <TextControl
              name="meetingLocation"
              label={contactFields.meetingLocation.label}
              placeholder="Where you'll meet the seller"
            />
            {failure !== undefined && <FailureNote>{failure}</FailureNote>}
            <Button type="submit" loading={busy}>
              {submitLabel}
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}
