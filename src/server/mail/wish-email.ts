import { wishNotificationText } from '../../contract/notification-text';
import { toSingleLine } from '../../contract/single-line';
import type { Tasks } from '../orders/outbox';
import { findWishEmail, type WishEmailData } from '../repositories/wish-notifications';
import { emailTemplate } from './email-template';
import type { Message } from './notification-email';
import type { MailServices } from './notification-email-task';
import { productFacts } from './order-facts';
import { quotableText } from './quote';
import { sendEmail } from './send-email';
import { unlinkedText } from './unlinked-text';
import { createUnsubscribeToken, unsubscribePath } from './unsubscribe-token';

/** Returns the task handler that sends the news about a product on the user's wishlist by email. */
export function createWishEmailTask({ database, mailer, siteUrl, accessTokenKeys }: MailServices) {
  return async ({ notificationId }: Tasks['wishEmail']): Promise<void> => {
    const data = await findWishEmail(database, notificationId);
    if (!data) return;
    const token = createUnsubscribeToken(accessTokenKeys, data.userId);
    await sendEmail(mailer, wishEmail(data, siteUrl, `${siteUrl}${unsubscribePath(token)}`));
  };
}

/** Returns the email of a notification about a product on the user's wishlist. */
function wishEmail(data: WishEmailData, siteUrl: string, unsubscribeUrl: string): Message {
  const { host } = new URL(siteUrl);
  const productName = quotableText(data.productName);
  const { next } = wishNotificationText(data.news, productName);
  const title = (name: string) => wishNotificationText(data.news, name).title;
  return {
    to: data.email,
    subject: `Your wishlist: ${title(productName)}`,
    ...emailTemplate({
      title: title(unlinkedText(productName)),
      greeting: data.displayName && `Hello ${unlinkedText(toSingleLine(data.displayName))},`,
      text: next,
      facts: productFacts(data),
      action: {
        label: 'See the watch',
        url: `${siteUrl}/product/${encodeURIComponent(data.productId)}`,
      },
      closing: {
        text: "You're receiving this email because the watch is on your wishlist.",
        label: 'Unsubscribe',
        url: unsubscribeUrl,
      },
      siteUrl,
    }),
    messageId: `<wish.${data.id}@${host}>`,
    references: `<product.${data.productId}@${host}>`,
    unsubscribeUrl,
  };
}
