import { toSingleLine } from '../../contract/single-line';
import { truncateText } from '../../contract/truncate-text';
import type { MessageEmailData } from '../repositories/message-emails';
import { emailTemplate } from './email-template';
import type { Message } from './notification-email';
import { priceWithCurrency } from './price-with-currency';
import { unlinkedText } from './unlinked-text';

/** The length of a quoted message, in UTF-16 code units. */
const maxQuoteLength = 500;

/**
 * Returns the email about a person's unread messages. It quotes the last ones; links in them are not
 * clickable.
 */
export function messageEmail(
  data: MessageEmailData,
  siteUrl: string,
  unsubscribeUrl: string,
): Message {
  const { host } = new URL(siteUrl);
  const sender = unlinkedText(toSingleLine(data.senderFirstName));
  const role = data.sender === 'buyer' ? 'Buyer' : 'Seller';
  const productName = toSingleLine(data.productName);
  const title = (name: string) => `${newMessages(data.unreadCount)} about “${name}”`;
  return {
    to: data.email,
    subject: title(productName),
    ...emailTemplate({
      title: title(unlinkedText(productName)),
      greeting: data.displayName && `Hello ${toSingleLine(data.displayName)},`,
      text: `${sender || `The ${data.sender}`} wrote:`,
      quotes: data.messages.map(quote),
      facts: [
        ['Watch', unlinkedText(productName)],
        ['Price', unlinkedText(toSingleLine(priceWithCurrency(data.sellingPrice)))],
        ...(sender ? [[role, sender] as [string, string]] : []),
      ],
      action: {
        label: 'Reply',
        url: `${siteUrl}/dashboard/messages/${encodeURIComponent(data.conversationId)}`,
      },
      closing: {
        text: "You're receiving this email because someone wrote to you about a watch.",
        label: 'Unsubscribe',
        url: unsubscribeUrl,
      },
      siteUrl,
    }),
    messageId: `<conversation.${data.conversationId}.${data.lastNumber}.${data.userId}@${host}>`,
    references: `<conversation.${data.conversationId}@${host}>`,
    unsubscribeUrl,
  };
}

const newMessages = (count: number) => (count === 1 ? 'New message' : `${count} new messages`);

function quote({ text, photoCount }: MessageEmailData['messages'][number]): string {
  const beginning = truncateText(text, maxQuoteLength);
  const excerpt = unlinkedText(beginning.length < text.length ? `${beginning}…` : text);
  const photos = photoCount === 1 ? '(1 photo)' : `(${photoCount} photos)`;
  return [excerpt, photoCount > 0 && photos].filter(Boolean).join('\n');
}
