import { reportReasonLabel, reportSubjectLabels } from '../../../contract/trust/report-reasons';
import type { Tasks } from '../platform/outbox.sql';
import { findReportReceipt, type ReportReceiptData } from '../trust/reports.sql';
import { emailTemplate } from './email-template';
import { readEmailTexts } from './email-texts';
import { fillEmailTexts, greet, recipientValue, type KindTexts } from './fill-email-texts';
import type { EmailMessage } from './notification-email';
import type { MailServices } from './notification-email-task';
import { quotableText, quote } from './quote';
import { sendEmail } from './send-email';

/** Returns the task handler that sends the receipt of a report. */
export function createReportReceiptTask({ database, mailer, siteUrl }: MailServices) {
  return async ({ reportId }: Tasks['reportReceipt']): Promise<void> => {
    const data = await findReportReceipt(database, reportId);
    if (!data) return;
    const texts = await readEmailTexts(database, 'report');
    await sendEmail(mailer, reportReceipt(data, texts, siteUrl));
  };
}

/** The email does not quote the report, because a visitor can enter the address of another person. */
export function reportReceipt(
  data: ReportReceiptData,
  texts: KindTexts,
  siteUrl: string,
): EmailMessage {
  const { host } = new URL(siteUrl);
  const name = quotableText(data.subjectName);
  const subjectFacts: [string, string][] = name
    ? [[reportSubjectLabels[data.subjectType], quote(data.subjectName)]]
    : [];
  return {
    to: data.email,
    render(shop) {
      const values = recipientValue(data.displayName);
      const { subject, heading, intro, closing } = fillEmailTexts(texts, shop.shopName, values);
      return emailTemplate(
        {
          subject: name ? `${subject} about “${name}”` : subject,
          title: heading,
          greeting: greet(data.displayName),
          text: intro,
          facts: [...subjectFacts, ['Reason', reportReasonLabel(data.reason)], ['Report', data.id]],
          action: { label: 'See what you reported', url: `${siteUrl}${subjectPath(data)}` },
          closing: { text: closing },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<report.${data.id}@${host}>`,
    references: `<report.${data.id}@${host}>`,
  };
}

const subjectFolders: Record<ReportReceiptData['subjectType'], string> = {
  listing: '/product/',
  person: '/seller/',
  conversation: '/dashboard/messages/',
  order: '/dashboard/order/',
  // The page of the person reviewed.
  review: '/seller/',
};

const subjectPath = ({ subjectType, subjectId, isOnOrderPage }: ReportReceiptData) =>
  `${subjectFolders[isOnOrderPage ? 'order' : subjectType]}${encodeURIComponent(subjectId)}`;
