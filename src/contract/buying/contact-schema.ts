import * as z from 'zod/mini';
import { contactFields } from './contact';
import { invalidPhoneNumber, isPhoneNumber } from '../text/phone-forms';
import { normalizePhoneNumber } from '../text/phone-number';
import { requiredText } from '../text/text';

const { phoneNumber, meetingLocation } = contactFields;

export const contactSchema = z.object({
  phoneNumber: z
    .string(phoneNumber.required)
    .check(
      z.overwrite(normalizePhoneNumber),
      z.refine(isPhoneNumber, { error: invalidPhoneNumber }),
    ),
  meetingLocation: requiredText(meetingLocation.required, meetingLocation.maxLength),
});
