import { Button, DataList, Stack } from '@chakra-ui/react';
import type { FormApi } from 'final-form';
import { Form } from 'react-final-form';
import { phoneNumberPattern } from '../../../contract/order';
import type { Product } from '../../../contract/product';
import type { AuthUser } from '../../../contract/user';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { TextControl } from '../../components/forms/form-controls';
import { formatPrice } from '../../components/product/price';
import type { BookingDetails } from './booking.machine';

interface BookingFormProps {
  form: FormApi<BookingDetails>;
  onSubmit: (details: BookingDetails) => void;
  product: Product;
  buyer: AuthUser;
  busy: boolean;
  failure: string | undefined;
}

/** Specification 5.2: a phone number of 11 digits in the form 01*********, and a place to meet. */
export function validateBooking(details: Partial<BookingDetails>) {
  const phoneNumber = details.phoneNumber?.trim();
  return {
    ...(!phoneNumber
      ? { phoneNumber: 'Phone number is required!' }
      : !phoneNumberPattern.test(phoneNumber) && {
          phoneNumber: 'Phone number must be 11 digits in the form 01*********!',
        }),
    ...(!details.meetingLocation?.trim() && {
      meetingLocation: 'Meeting location is required!',
    }),
  };
}

export function BookingForm({ form, onSubmit, product, buyer, busy, failure }: BookingFormProps) {
  const facts = [
    ['Buyer name', buyer.displayName],
    ['Buyer email', buyer.email],
    ['Product name', product.productName],
    ['Price', formatPrice(product.sellingPrice)],
  ] as const;

  return (
    <Form<BookingDetails> form={form} subscription={noFormSubscription} onSubmit={onSubmit}>
      {({ handleSubmit }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="5">
            <DataList.Root orientation="horizontal" size="md">
              {facts.map(([label, value]) => (
                <DataList.Item key={label}>
                  <DataList.ItemLabel>{label}</DataList.ItemLabel>
                  <DataList.ItemValue>
                    <bdi>{value}</bdi>
                  </DataList.ItemValue>
                </DataList.Item>
              ))}
            </DataList.Root>
            <TextControl
              name="phoneNumber"
              label="Phone number"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              placeholder="01*********"
            />
            <TextControl
              name="meetingLocation"
              label="Meeting location"
              placeholder="Where you will meet the seller"
            />
            {failure !== undefined && <FailureNote>{failure}</FailureNote>}
            <Button type="submit" loading={busy}>
              Book this watch
            </Button>
          </Stack>
        </form>
      )}
    </Form>
  );
}
