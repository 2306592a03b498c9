import * as z from 'zod/mini';
import { cleanEmailText, emailTextFields, type EmailTextName } from './email-text-fields';
import { tooLongMessage } from '../text/messages';

function textSchema(name: EmailTextName) {
  const { label, maxLength } = emailTextFields[name];
  return z.pipe(
    z.string(`${label} is missing.`).check(
      z.maxLength(maxLength, `${label}: ${tooLongMessage(maxLength)}`),
      z.refine(
        (text) => !text.includes('\0'),
        "The text contains a character that can't be stored.",
      ),
    ),
    z.transform((text) => cleanEmailText(name, text)),
  );
}

export const emailTextsSchema = z.object({
  subject: textSchema('subject'),
  intro: textSchema('intro'),
  closing: textSchema('closing'),
});

export const emailTextsChangeSchema = z.extend(emailTextsSchema, {
  /** The revision that the change is based on. */
  revision: z.int('The revision is missing.'),
});
