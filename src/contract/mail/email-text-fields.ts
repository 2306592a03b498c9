import { findUnknownPlaceholder } from './email-placeholders';
import { tooLongMessage } from '../text/messages';
import { sanitizeText } from '../text/visible-text';

/** The texts of an email that an admin edits, with their labels and maximum lengths. */
export const emailTextFields = {
  subject: { label: 'Subject', maxLength: 150 },
  intro: { label: 'Text', maxLength: 2_000 },
  closing: { label: 'Closing', maxLength: 1_000 },
} as const;
export type EmailTextName = keyof typeof emailTextFields;
export const emailTextNames = Object.keys(emailTextFields) as EmailTextName[];

/** The texts of an email, with placeholders such as `{productName}`. */
export type EmailTexts = Record<EmailTextName, string>;

/** Returns a text as it is stored. A subject is one line. */
export function cleanEmailText(name: EmailTextName, text: string): string {
  return name === 'subject'
    ? sanitizeText(text).replaceAll(/\s+/g, ' ')
    : sanitizeText(text.replaceAll(/\r\n?/g, '\n'));
}

export const cleanEmailTexts = (texts: EmailTexts): EmailTexts =>
  mapEmailTexts((name) => cleanEmailText(name, texts[name]));

export const mapEmailTexts = <Value>(map: (name: EmailTextName) => Value) =>
  Object.fromEntries(emailTextNames.map((name) => [name, map(name)])) as Record<
    EmailTextName,
    Value
  >;

interface EmailTextRules {
  /** The names of those that the email fills in. */
  placeholders: readonly string[];
  /** The default text. One that is not empty must not be removed. */
  byDefault: string;
}

/** Returns why a text can't be used in a kind of email. */
export function findEmailTextError(
  name: EmailTextName,
  text: string,
  { placeholders, byDefault }: EmailTextRules,
): string | undefined {
  const { label, maxLength } = emailTextFields[name];
  if (!text.trim() && byDefault) return `${label} is required.`;
  if (text.length > maxLength) return tooLongMessage(maxLength);
  const unknown = findUnknownPlaceholder(text, placeholders);
  return unknown && `${unknown} is not a placeholder of this email.`;
}
