import * as z from 'zod/mini';
import { tooLongMessage } from '../text/messages';
import { sanitizeText } from '../text/visible-text';
import { tolerate } from '../platform/tolerance';

/** A field that may be empty: the form is not validated (specification 2.5). */
function optionalField(maxLength: number) {
  return z.string('The message is not valid.').check(
    z.overwrite(sanitizeText),
    z.maxLength(maxLength, tooLongMessage(maxLength)),
    z.refine((text) => !text.includes('\0'), "The text contains a character that can't be stored."),
  );
}

/** A message of the contact form. */
export const newContactMessageSchema = z.object({
  /** Chosen by the client, so that a repeated request stores nothing. */
  id: z.uuid('The id must be a UUID.'),
  firstName: optionalField(100),
  lastName: optionalField(100),
  email: optionalField(200),
  message: optionalField(5_000),
});
export type NewContactMessage = z.output<typeof newContactMessageSchema>;

/** A message in the console. */
export const contactMessageSchema = z.object({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  message: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  done: z.boolean(),
});
tolerate(contactMessageSchema, '_id');
export type ContactMessage = z.output<typeof contactMessageSchema>;
