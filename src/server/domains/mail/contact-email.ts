import type { NewContactMessage } from '../../../contract/talking/contact-message';
import { toSingleLine } from '../../../contract/text/single-line';
import type { Tasks } from '../platform/outbox.sql';
import { findContactMessage } from '../talking/contact-messages.sql';
import { emailTemplate } from './email-template';
import type { EmailMessage } from './notification-email';
import type { MailServices } from './notification-email-task';
import { sendEmail } from './send-email';
import { unlinkedText } from './unlinked-text';

/** Returns the task handler that sends a message of the contact form to the operator. */
export function createContactEmailTask(
  { database, mailer, siteUrl }: MailServices,
  contactAddress: () => string,
) {
  return async ({ messageId }: Tasks['contactEmail']): Promise<void> => {
    const to = contactAddress();
    const message = await findContactMessage(database, messageId);
    if (message && to) await sendEmail(mailer, contactEmail(message, to, siteUrl));
  };
}

function contactEmail(message: NewContactMessage, to: string, siteUrl: string): EmailMessage {
  const name = toSingleLine(`${message.firstName} ${message.lastName}`);
  const title = 'A message of the contact form';
  const { host } = new URL(siteUrl);
  return {
    to,
    render: (shop) =>
      emailTemplate(
        {
          subject: name ? `Contact form: ${unlinkedText(name)}` : title,
          title,
          greeting: '',
          text: 'Answer to the address below. The shop has not checked that it belongs to the sender.',
          quotes: [unlinkedText(message.message)],
          facts: [
            ['Name', name || 'Not given'],
            ['Email', toSingleLine(message.email) || 'Not given'],
          ],
          action: { label: 'See the messages', url: `${siteUrl}/dashboard/contact-messages` },
          closing: { text: 'This address is set as the contact address of the shop.' },
          siteUrl,
        },
        shop,
      ),
    messageId: `<contact.${message.id}@${host}>`,
    references: `<contact.${message.id}@${host}>`,
  };
}
