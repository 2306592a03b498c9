import * as z from 'zod/mini';
import { contactFields } from './contact';
import { normalizePhoneNumber, phoneNumberPattern } from '../text/phone-number';
import { requiredText } from '../text/text';

const { phoneNumber, meetingLocation } = contactFields;

export const contactSchema = z.object({
  phoneNumber: z
    .string(phoneNumber.required)
    .check(z.overwrite(normalizePhoneNumber), z.regex(phoneNumberPattern, phoneNumber.invalid)),
  meetingLocation: requiredText(meetingLocation.required, meetingLocation.maxLength),
});
