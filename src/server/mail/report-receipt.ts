import { reportReasonLabels, reportSubjectLabels } from '../../contract/report-reasons';
import { toSingleLine } from '../../contract/single-line';
import type { Tasks } from '../orders/outbox';
import { findReportReceipt, type ReportReceiptData } from '../repositories/reports';
import { emailTemplate } from './email-template';
import type { Message } from './notification-email';
import type { MailServices } from './notification-email-task';
import { quotableText, quote } from './quote';
import { sendEmail } from './send-email';
import { unlinkedText } from './unlinked-text';

/** Returns the task handler that sends the receipt of a report. */
export function createReportReceiptTask({ database, mailer, siteUrl }: MailServices) {
  return async ({ reportId }: Tasks['reportReceipt']): Promise<void> => {
    const data = await findReportReceipt(database, reportId);
    if (data) await sendEmail(mailer, reportReceipt(data, siteUrl));
  };
}

/** The email does not quote the report, because a visitor can enter the address of another person. */
function reportReceipt(data: ReportReceiptData, siteUrl: string): Message {
  const { host } = new URL(siteUrl);
  const title = 'We received your report';
  const subject = quotableText(data.subjectName);
  const about: [string, string][] = subject
    ? [[reportSubjectLabels[data.subjectType], quote(data.subjectName)]]
    : [];
  return {
    to: data.email,
    subject: subject ? `${title} about “${subject}”` : title,
    ...emailTemplate({
      title,
      greeting: data.displayName && `Hello ${unlinkedText(toSingleLine(data.displayName))},`,
      text: 'A person checks it. We email you our decision, the reasons for it and how to object.',
      facts: [...about, ['Reason', reportReasonLabels[data.reason]], ['Report', data.id]],
      action: { label: 'See what you reported', url: `${siteUrl}${subjectPath(data)}` },
      closing: {
        text: "You're receiving this email because this address was entered in a report.",
      },
      siteUrl,
    }),
    messageId: `<report.${data.id}@${host}>`,
    references: `<report.${data.id}@${host}>`,
  };
}

const subjectFolders: Record<ReportReceiptData['subjectType'], string> = {
  listing: '/product/',
  person: '/seller/',
  conversation: '/dashboard/messages/',
  order: '/dashboard/order/',
};

const subjectPath = ({ subjectType, subjectId }: ReportReceiptData) =>
  `${subjectFolders[subjectType]}${encodeURIComponent(subjectId)}`;
