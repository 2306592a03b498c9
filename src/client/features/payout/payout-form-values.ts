import { payoutFields } from '../../../contract/payout';
import { tooLongMessage } from '../../../contract/messages';
import { hasVisibleCharacter } from '../../../contract/visible-text';

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

/** Returns today in the admin's time zone, as the input of a date has it. */
export function today(): string {
  const now = new Date();
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
