import { formatTime, unknownReader } from '../platform/format-time';
import type { Tasks } from '../platform/outbox.sql';
import { createInvitationToken, hashInvitationToken } from '../trust/people/invitation-token';
import { setInvitationToken } from '../trust/people/invitations.sql';
import { emailTemplate } from './email-template';
import type { MailServices } from './notification-email-task';
import { quote } from './quote';
import { sendEmail } from './send-email';

/** Returns the task handler that sends an invitation to become staff. A repeated email makes the link before it useless. */
export function createInvitationEmailTask({ database, mailer, siteUrl }: MailServices) {
  return async ({ invitationId }: Tasks['invitationEmail']): Promise<void> => {
    const token = createInvitationToken();
    const hash = hashInvitationToken(token);
    const invitation = await setInvitationToken(database, invitationId, hash);
    if (!invitation) return;
    const { email, role, inviterName, expiresAt } = invitation;
    const title = `You're invited to become ${role === 'Admin' ? 'an admin' : 'a moderator'}`;
    const messageId = `<invitation.${hash}@${new URL(siteUrl).host}>`;
    await sendEmail(mailer, {
      to: email,
      render: (shop) =>
        emailTemplate(
          {
            subject: `${title} of ${shop.shopName}`,
            title,
            greeting: '',
            text: "Sign in or register with this email address, and confirm it. Then open the link. Admins and moderators don't buy or sell.",
            facts: [
              ['Invited by', quote(inviterName)],
              ['Until', formatTime(expiresAt, unknownReader)],
            ],
            // The part after # is not sent to the server, so that no log has it.
            action: {
              label: 'See the invitation',
              url: `${siteUrl}/dashboard/invitation#${token}`,
            },
            closing: {
              text: "If you didn't expect this email, ignore it. The link works once, and only for this address.",
            },
            siteUrl,
          },
          shop,
        ),
      messageId,
      references: messageId,
    });
  };
}
