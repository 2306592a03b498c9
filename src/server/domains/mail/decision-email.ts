import { decisionActions, decisionBasisLabels } from '../../../contract/trust/decision-actions';
import { reportSubjectLabels } from '../../../contract/trust/report-reasons';
import { formatTime } from '../platform/format-time';
import { createStatementToken } from '../access/statement-token';
import type { DecisionEmail } from '../platform/outbox.sql';
import { findDecisionEmail, type DecisionEmailData } from './decision-emails.sql';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { suspensionEffect } from './email-kinds';
import { emailTemplate, type EmailContent } from './email-template';
import { readEmailTexts } from './email-texts';
import { fillEmailTexts, greet, recipientValue, type KindTexts } from './fill-email-texts';
import type { EmailMessage } from './notification-email';
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
    const texts = await readEmailTexts(database, `decision.${email.event}`);
    await sendEmail(mailer, decisionEmail(data, email, texts, { siteUrl, token }));
  };
}

export function decisionEmail(
  data: DecisionEmailData,
  { decisionId, reportId, event }: DecisionEmail,
  texts: KindTexts,
  { siteUrl, token }: { siteUrl: string; token: string },
): EmailMessage {
  const { host } = new URL(siteUrl);
  const name = quotableText(data.subjectName);
  const reason = event === 'decided' ? data.facts : data.reversalReason || data.appealReason;
  return {
    to: data.email,
    render(shop) {
      const values = recipientValue(data.displayName);
      const { subject, heading, intro, closing } = fillEmailTexts(texts, shop.shopName, values);
      return emailTemplate(
        {
          subject: name ? `${subject} about “${name}”` : subject,
          title: event === 'decided' ? decisionActions[data.action].statement : heading,
          greeting: greet(data.displayName),
          text: `${intro && `${intro}\n\n`}${explainDecision(data, event, reportId)}`,
          quotes: [unlinkedText(reason)],
          facts: decisionFacts(data),
          action: {
            label: 'See the reasons and how to object',
            url: `${siteUrl}/decision/${token}`,
          },
          closing: { text: `${closing} ${linkWarning}` },
          siteUrl,
        },
        shop,
      );
    },
    messageId: `<decision.${decisionId}.${reportId ?? 'person'}.${event}@${host}>`,
    references: `<decision.${decisionId}@${host}>`,
  };
}

const linkWarning = "Don't forward the link: it shows the decision without signing in.";

function explainDecision(
  { action, appealUntil, reversalReason, ...reader }: DecisionEmailData,
  event: DecisionEmail['event'],
  reportId: string | undefined,
): string {
  if (event === 'reversed' && reversalReason) return 'We checked it again. The reasons:';
  if (event !== 'decided') return 'A person has checked the objection. The reasons:';
  const origin = reportId === undefined ? '' : 'You reported this. ';
  const canAppeal = (action === 'none') === (reportId !== undefined);
  const effect =
    action === 'suspendPerson' && canAppeal ? `${inGoodsWords(suspensionEffect)} ` : '';
  const appeal = canAppeal ? ` You can object until ${formatTime(appealUntil, reader)}.` : '';
  return `${origin}${effect}A person decided, without automated means.${appeal} The facts:`;
}

function decisionFacts(data: DecisionEmailData): EmailContent['facts'] {
  const { subjectType, subjectName, messagesSentAt, action, basis, rule, endsAt } = data;
  return [
    [reportSubjectLabels[subjectType], quote(subjectName)],
    ...messagesSentAt.map((time): [string, string] => [
      'Message of',
      formatTime(new Date(time), data),
    ]),
    ['Decision', decisionActions[action].statement],
    ...(basis ? [[decisionBasisLabels[basis], unlinkedText(rule)] as [string, string]] : []),
    ...(action === 'none'
      ? []
      : [['Until', endsAt ? formatTime(endsAt, data) : 'Without an end'] as [string, string]]),
  ];
}
