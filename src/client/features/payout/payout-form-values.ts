import { payoutFields } from '../../../contract/payments/payout';
import { tooLongMessage } from '../../../contract/text/messages';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { toDateInputValue } from '../../components/dates/to-date-input-value';

export interface PayoutFormValues {
  paidOn: string;
  reference: string;
}

export function validatePayout({
  paidOn = '',
  reference = '',
}: Partial<PayoutFormValues>): Partial<PayoutFormValues> {
  const { required, maxLength } = payoutFields.reference;
  return {
    ...(!paidOn && { paidOn: payoutFields.paidOn }),
    ...(paidOn > today() && { paidOn: "The day can't be in the future." }),
    ...(reference.length > maxLength && { reference: tooLongMessage(maxLength) }),
    ...(!hasVisibleCharacter(reference) && { reference: required }),
  };
}

/** Returns today in the admin's time zone, as the value of a date input. */
export const today = (): string => toDateInputValue(new Date());
