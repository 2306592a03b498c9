import * as z from 'zod/mini';
import { meetingLocationRequired, phoneNumberRequired } from './contact-messages';
import { normalizePhoneNumber, phoneNumberPattern } from './phone-number';
import { requiredText } from './text';

/** How a seller reaches the buyer, and where they meet. */
export const orderContactSchema = z.object({
  phoneNumber: z
    .string(phoneNumberRequired)
    .check(
      z.overwrite(normalizePhoneNumber),
      z.regex(phoneNumberPattern, 'Phone number must be 11 digits in the form 01*********.'),
    ),
  meetingLocation: requiredText(meetingLocationRequired, 500),
});
export type OrderContact = z.output<typeof orderContactSchema>;
