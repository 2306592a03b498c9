import { toSingleLine } from '../../contract/single-line';
import { truncateText } from '../../contract/truncate-text';
import type { MessageEmailData } from '../repositories/message-emails';
import { emailTemplate } from './email-template';
import { productFacts } from './order-facts';
import type { Message } from './notification-email';
import { quotableText } from './quote';
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
  const productName = quotableText(data.productName);
  const title = (name: string) => `${newMessages(data.unreadCount)} about “${name}”`;
  return {
    to: data.email,
    subject: title(productName),
    ...emailTemplate({
      title: title(unlinkedText(productName)),
      greeting: data.displayName && `Hello ${unlinkedText(toSingleLine(data.displayName))},`,
      text: `${sender || `The ${data.sender}`} wrote:`,
      quotes: data.messages.map(excerpt),
      facts: [...productFacts(data), ...(sender ? [[role, sender] as [string, string]] : [])],
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
    messageId: `<conversation.${data.conversationId}.${data.readNumber}.${data.userId}@${host}>`,
    references: `<conversation.${data.conversationId}@${host}>`,
    unsubscribeUrl,
  };
}

const newMessages = (count: number) => (count === 1 ? 'New message' : `${count} new messages`);

function excerpt({ text, photoCount }: MessageEmailData['messages'][number]): string {
  const beginning = truncateText(text, maxQuoteLength);
  const quoted = unlinkedText(beginning.length < text.length ? `${beginning}…` : text);
  const photos = photoCount === 1 ? '(1 photo)' : `(${photoCount} photos)`;
  return [quoted, photoCount > 0 && photos].filter(Boolean).join('\n');
}
