import { toSingleLine } from '../../../contract/text/single-line';
import { truncateText } from '../../../contract/text/truncate-text';
import { pluralize } from '../../../contract/text/pluralize';
import type { MessageEmailData } from './message-emails.sql';
import { emailTemplate } from './email-template';
import {
  fillEmailTexts,
  greet,
  plainValue,
  quotedValue,
  recipientValue,
  type KindTexts,
} from './fill-email-texts';
import { emailProduct, priceFact } from './order-facts';
import type { EmailMessage } from './notification-email';
import { unlinkedText } from './unlinked-text';

/** The length of a quoted message, in UTF-16 code units. */
const maxQuoteLength = 500;

/**
 * Returns the email about a person's unread messages. It quotes the last ones; links in them are not
 * clickable.
 */
export function messageEmail(
  data: MessageEmailData,
  texts: KindTexts,
  siteUrl: string,
  unsubscribeUrl: string,
): EmailMessage {
  const { host } = new URL(siteUrl);
  const sender = unlinkedText(toSingleLine(data.senderFirstName));
  const role = data.sender === 'buyer' ? 'Buyer' : 'Seller';
  const values = {
    ...recipientValue(data.displayName),
    newMessages: plainValue(formatNewMessages(data.unreadCount)),
    productName: quotedValue(data.productName),
    senderName: plainValue(sender ? data.senderFirstName : `The ${data.sender}`),
  };
  return {
    to: data.email,
    render(shop) {
      const { subject, heading, intro, closing } = fillEmailTexts(texts, shop.shopName, values);
      return emailTemplate(
        {
          subject,
          title: heading,
          greeting: greet(data.displayName),
          text: intro,
          quotes: data.messages.map(excerpt),
          product: emailProduct(data, priceFact(data), siteUrl),
          facts: sender ? [[role, sender]] : [],
          action: {
            label: 'Reply',
            url: `${siteUrl}/dashboard/messages/${encodeURIComponent(data.conversationId)}`,
          },
          closing: { text: closing, label: 'Unsubscribe', url: unsubscribeUrl },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<conversation.${data.conversationId}.${data.readNumber}.${data.userId}@${host}>`,
    references: `<conversation.${data.conversationId}@${host}>`,
    unsubscribeUrl,
  };
}

const formatNewMessages = (count: number) =>
  count === 1 ? 'New message' : pluralize(count, 'new message');

function excerpt({ text, photoCount }: MessageEmailData['messages'][number]): string {
  const beginning = truncateText(text, maxQuoteLength);
  const quoted = unlinkedText(beginning.length < text.length ? `${beginning}…` : text);
  return [quoted, photoCount > 0 && `(${pluralize(photoCount, 'photo')})`]
    .filter(Boolean)
    .join('\n');
}
