import { wishNotificationText } from '../../../contract/talking/notification-text';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { Tasks } from '../platform/outbox.sql';
import { findWishEmail, type WishEmailData } from '../selling/wish-notifications.sql';
import { emailTemplate } from './email-template';
import { readEmailTexts } from './email-texts';
import {
  fillEmailTexts,
  greet,
  quotedValue,
  recipientValue,
  type KindTexts,
} from './fill-email-texts';
import type { EmailMessage } from './notification-email';
import type { MailServices } from './notification-email-task';
import { emailProduct, priceFact } from './order-facts';
import { quotableText } from './quote';
import { sendEmail } from './send-email';
import { unlinkedText } from './unlinked-text';
import { createUnsubscribeToken, unsubscribePath } from './unsubscribe-token';

/** Returns the task handler that sends a notification about a product on the user's wishlist by email. */
export function createWishEmailTask({ database, mailer, siteUrl, accessTokenKeys }: MailServices) {
  return async ({ notificationId }: Tasks['wishEmail']): Promise<void> => {
    const data = await findWishEmail(database, notificationId);
    if (!data) return;
    const token = createUnsubscribeToken(accessTokenKeys, data.userId);
    const unsubscribeUrl = `${siteUrl}${unsubscribePath(token)}`;
    const texts = await readEmailTexts(database, `wish.${data.news}`);
    await sendEmail(mailer, wishEmail(data, texts, siteUrl, unsubscribeUrl));
  };
}

/** Returns the email of a notification about a product on the user's wishlist. */
export function wishEmail(
  data: WishEmailData,
  texts: KindTexts,
  siteUrl: string,
  unsubscribeUrl: string,
): EmailMessage {
  const { host } = new URL(siteUrl);
  const name = unlinkedText(quotableText(data.productName));
  const values = {
    ...recipientValue(data.displayName),
    productName: quotedValue(data.productName),
  };
  return {
    to: data.email,
    render(shop) {
      const { subject, intro, closing } = fillEmailTexts(texts, shop.shopName, values);
      return emailTemplate(
        {
          subject,
          title: wishNotificationText(data.news, name).title,
          greeting: greet(data.displayName),
          text: intro,
          product: emailProduct(data, priceFact(data), siteUrl),
          facts: [],
          action: {
            label: inGoodsWords('See the watch'),
            url: `${siteUrl}/product/${encodeURIComponent(data.productId)}`,
          },
          closing: { text: closing, label: 'Unsubscribe', url: unsubscribeUrl },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<wish.${data.id}@${host}>`,
    references: `<product.${data.productId}@${host}>`,
    unsubscribeUrl,
  };
}
