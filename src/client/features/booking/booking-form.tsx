import { Button, Stack } from '@chakra-ui/react';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { contactFields } from '../../../contract/buying/contact';
import type { Product } from '../../../contract/selling/product';
import { phoneExample } from '../../../contract/text/phone-forms';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { TextControl } from '../../components/forms/form-controls';
import { hasCapability } from '../../services/configuration';
import type { BookingInput } from './booking-input';
import { BookingTerms } from './booking-terms';
import { DeliveryFields } from './delivery-fields';

interface BookingFormProps {
  form: FormApi<BookingInput>;
  product: Product;
  onSubmit: (input: BookingInput) => void;
  submitLabel: string;
  busy: boolean;
  failure: string | undefined;
}

/** The form for the buyer's phone number, and the meeting location or the address. */
export function BookingForm(props: BookingFormProps) {
  const { form, product, onSubmit, submitLabel, busy, failure } = props;
  return (
    <Form<BookingInput> form={form} subscription={noFormSubscription} onSubmit={onSubmit}>
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
            <DeliveryFields product={product} />
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
