import { reportReasonLabel, reportSubjectLabels } from '../../../contract/trust/report-reasons';
import { pluralize } from '../../../contract/text/pluralize';
import type { Tasks } from '../platform/outbox.sql';
import { emailTemplate } from './email-template';
import { greet } from './fill-email-texts';
import type { EmailMessage } from './notification-email';
import type { MailServices } from './notification-email-task';
import { quote } from './quote';
import { sendEmail } from './send-email';
import { findStaffEmail, type StaffEmailData } from './staff-emails.sql';

/** The maximum number of reports in the email. The page Reports lists all. */
const maxReports = 20;

/** Returns the task handler that informs a member of staff about the reports and objections of an hour. */
export function createStaffEmailTask({ database, mailer, siteUrl }: MailServices) {
  return async (task: Tasks['staffEmail'], key: string): Promise<void> => {
    const data = await findStaffEmail(database, task);
    if (!data || data.reports.length + data.appealCount === 0) return;
    await sendEmail(mailer, staffEmail(data, key, siteUrl));
  };
}

function staffEmail(data: StaffEmailData, key: string, siteUrl: string): EmailMessage {
  const { host } = new URL(siteUrl);
  const { reports, appealCount } = data;
  const title = [count(reports.length, 'report'), count(appealCount, 'objection')]
    .filter(Boolean)
    .join(' and ');
  return {
    to: data.email,
    render: (shop) =>
      emailTemplate(
        {
          subject: `To decide: ${title}`,
          title,
          greeting: greet(data.displayName),
          text: 'These came in within the last hour and are not decided yet.',
          facts: reports
            .slice(0, maxReports)
            .map(({ subjectType, subjectName, reason }) => [
              reportReasonLabel(reason),
              `${reportSubjectLabels[subjectType]}: ${quote(subjectName)}`,
            ]),
          action: { label: 'Decide', url: `${siteUrl}/dashboard/reports` },
          closing: {
            text: "You're receiving this email because you decide about reports.",
            label: 'Turn these emails off',
            url: `${siteUrl}/dashboard/account`,
          },
          siteUrl,
        },
        shop,
      ),
    messageId: `<${key.replaceAll(/[/ ]/g, '.')}@${host}>`,
    references: `<reports@${host}>`,
  };
}

const count = (number: number, noun: string) => number > 0 && pluralize(number, `new ${noun}`);
