import { decisionActions, decisionBasisLabels } from '../../contract/decision-actions';
import { reportSubjectLabels } from '../../contract/report-reasons';
import { toSingleLine } from '../../contract/single-line';
import { formatTime } from '../format-time';
import { createStatementToken } from '../moderation/statement-token';
import type { DecisionEmail } from '../orders/outbox';
import { findDecisionEmail, type DecisionEmailData } from '../repositories/decision-emails';
import { emailTemplate, type EmailContent } from './email-template';
import type { Message } from './notification-email';
import type { MailServices } from './notification-email-task';
import { quotableText, quote } from './quote';
import { sendEmail } from './send-email';
import { unlinkedText } from './unlinked-text';

/** Returns the task handler that sends a statement of reasons or the decision about an objection. */
export function createDecisionEmailTask({
  database,
  mailer,
  siteUrl,
  accessTokenKeys,
}: MailServices) {
  return async (email: DecisionEmail): Promise<void> => {
    const data = await findDecisionEmail(database, email);
    if (!data) return;
    const token = createStatementToken(accessTokenKeys, email);
    await sendEmail(mailer, decisionEmail(data, email, { siteUrl, token }));
  };
}

const titles: Record<DecisionEmail['event'], string> = {
  decided: 'Our decision',
  upheld: 'We decided about your objection: the decision stays',
  reversed: 'We took our decision back',
};

function decisionEmail(
  data: DecisionEmailData,
  { decisionId, reportId, event }: DecisionEmail,
  { siteUrl, token }: { siteUrl: string; token: string },
): Message {
  const { host } = new URL(siteUrl);
  const title = event === 'decided' ? decisionActions[data.action].statement : titles[event];
  const name = quotableText(data.subjectName);
  const reason = event === 'decided' ? data.facts : data.reversalReason || data.appealReason;
  return {
    to: data.email,
    subject: name ? `${titles[event]} about “${name}”` : titles[event],
    ...emailTemplate({
      title,
      greeting: data.displayName && `Hello ${unlinkedText(toSingleLine(data.displayName))},`,
      text: explain(data, event, reportId),
      quotes: [unlinkedText(reason)],
      facts: decisionFacts(data),
      action: { label: 'See the reasons and how to object', url: `${siteUrl}/decision/${token}` },
      closing: {
        text: "You're receiving this email because we have to state the reasons for our decisions. Don't forward the link: it shows the decision without signing in.",
      },
      siteUrl,
    }),
    messageId: `<decision.${decisionId}.${reportId ?? 'person'}.${event}@${host}>`,
    references: `<decision.${decisionId}@${host}>`,
  };
}

function explain(
  { action, appealUntil, reversalReason }: DecisionEmailData,
  event: DecisionEmail['event'],
  reportId: string | undefined,
): string {
  if (event === 'reversed' && reversalReason) return 'We checked it again. The reasons:';
  if (event !== 'decided') return 'A person has checked the objection. The reasons:';
  const origin = reportId === undefined ? '' : 'You reported this. ';
  const canAppeal = (action === 'none') === (reportId !== undefined);
  const appeal = canAppeal ? ` You can object until ${formatTime(appealUntil)}.` : '';
  return `${origin}A person decided, without automated means.${appeal} The facts:`;
}

function decisionFacts(data: DecisionEmailData): EmailContent['facts'] {
  const { subjectType, subjectName, action, basis, rule, endsAt } = data;
  return [
    [reportSubjectLabels[subjectType], quote(subjectName)],
    ['Decision', decisionActions[action].statement],
    ...(basis ? [[decisionBasisLabels[basis], unlinkedText(rule)] as [string, string]] : []),
    ...(action === 'none'
      ? []
      : [['Until', endsAt ? formatTime(endsAt) : 'Without an end'] as [string, string]]),
  ];
}
