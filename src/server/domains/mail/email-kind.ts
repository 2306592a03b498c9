import type { EmailPlaceholder } from '../../../contract/mail/email-placeholders';
import type { EmailTexts } from '../../../contract/mail/email-text-fields';

export interface EmailKind {
  /** The heading under which an admin finds it. */
  group: string;
  /** What the email is about. */
  label: string;
  /** The placeholders in addition to `shopName` and `recipientName`. */
  placeholders: readonly EmailPlaceholder[];
  /** The texts unless an admin has changed them. The subject is the heading of the email, too. */
  texts: EmailTexts;
}
