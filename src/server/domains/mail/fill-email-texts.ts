import {
  replacePlaceholders,
  type EmailPlaceholder,
} from '../../../contract/mail/email-placeholders';
import type { EmailTexts } from '../../../contract/mail/email-text-fields';
import { toSingleLine } from '../../../contract/text/single-line';
import { defaultTexts, type EmailKindName } from './email-kinds';
import { quotableText, quote } from './quote';
import { unlinkedText } from './unlinked-text';

/** The texts with which a kind of email is sent. */
export interface KindTexts {
  kind: EmailKindName;
  texts: EmailTexts;
}

/** The value of a placeholder, in two forms. Neither form has a line break, which would end an email header. */
interface EmailValue {
  inSubject: string;
  /** Without clickable links. It is escaped where it becomes HTML. */
  inBody: string;
}

export interface EmailValues extends Partial<Record<EmailPlaceholder, EmailValue>> {
  recipientName: EmailValue;
}

export function plainValue(text: string): EmailValue {
  const line = toSingleLine(text);
  return { inSubject: line, inBody: unlinkedText(line) };
}

/** Returns a user's text in quotation marks, so that it does not read like a text of the shop. */
export const quotedValue = (text: string): EmailValue => ({
  inSubject: `“${quotableText(text)}”`,
  inBody: quote(text),
});

/** @param displayName empty if the recipient has none */
export const recipientValue = (displayName: string): Pick<EmailValues, 'recipientName'> => ({
  recipientName: plainValue(displayName || 'customer'),
});

/** Returns the greeting, which is empty for a recipient without a name. */
export const greet = (displayName: string): string =>
  displayName && `Hello ${unlinkedText(toSingleLine(displayName))},`;

/**
 * Returns the texts with values in place of the placeholders. The heading states what happened: it is always the
 * default subject.
 */
export function fillEmailTexts(
  { kind, texts }: KindTexts,
  shopName: string,
  values: EmailValues,
): EmailTexts & { heading: string } {
  const allValues: Partial<Record<string, EmailValue>> = {
    ...values,
    shopName: plainValue(shopName),
  };
  const fill = (text: string, form: keyof EmailValue) =>
    replacePlaceholders(text, (name) => allValues[name]?.[form]);
  return {
    subject: fill(texts.subject, 'inSubject'),
    heading: fill(defaultTexts(kind).subject, 'inBody'),
    intro: fill(texts.intro, 'inBody'),
    closing: fill(texts.closing, 'inBody'),
  };
}
