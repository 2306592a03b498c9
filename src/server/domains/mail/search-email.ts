import { pluralize } from '../../../contract/text/pluralize';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { Tasks } from '../platform/outbox.sql';
import { emailTemplate } from './email-template';
import { readEmailTexts } from './email-texts';
import {
  fillEmailTexts,
  greet,
  plainValue,
  quotedValue,
  recipientValue,
  type KindTexts,
} from './fill-email-texts';
import type { EmailMessage } from './notification-email';
import type { MailServices } from './notification-email-task';
import { emailProduct, priceFact } from './order-facts';
import { findSearchEmail, type SearchEmailData } from './search-emails.sql';
import { sendEmail } from './send-email';
import { createUnsubscribeToken, savedSearchSubject, unsubscribePath } from './unsubscribe-token';

/** Returns the task handler that sends what a saved search has found by email. */
export function createSearchEmailTask({
  database,
  mailer,
  siteUrl,
  accessTokenKeys,
}: MailServices) {
  return async (task: Tasks['searchEmail']): Promise<void> => {
    const data = await findSearchEmail(database, task);
    if (!data) return;
    const token = createUnsubscribeToken(accessTokenKeys, savedSearchSubject(data.id));
    const texts = await readEmailTexts(database, 'search');
    const links = { at: task.at, unsubscribeUrl: `${siteUrl}${unsubscribePath(token)}` };
    await sendEmail(mailer, searchEmail(data, texts, siteUrl, links));
  };
}

/**
 * Returns the email of a saved search, which its link stops or changes.
 * @param at when it was due, which distinguishes the emails of a search
 */
export function searchEmail(
  data: SearchEmailData,
  texts: KindTexts,
  siteUrl: string,
  { at, unsubscribeUrl }: { at: string; unsubscribeUrl: string },
): EmailMessage {
  const { host } = new URL(siteUrl);
  const count = pluralize(data.count, 'new watch');
  const values = {
    ...recipientValue(data.displayName),
    newWatches: plainValue(count),
    searchName: quotedValue(data.name),
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
          products: data.products.map((product) => ({
            ...emailProduct(product, priceFact(product), siteUrl),
            url: `${siteUrl}/product/${encodeURIComponent(product.productId)}`,
          })),
          facts: [],
          action: {
            label: inGoodsWords('See all watches of this search'),
            url: `${siteUrl}/search?${data.query}&order=newest`,
          },
          closing: { text: closing, label: 'Stop or change these emails', url: unsubscribeUrl },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<search.${data.id}.${Date.parse(at) || 0}@${host}>`,
    references: `<search.${data.id}@${host}>`,
    unsubscribeUrl,
  };
}
