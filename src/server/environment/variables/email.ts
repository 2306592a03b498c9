import { z } from 'zod';
import { documentation, type Rule } from '../variable';

const smtpExample = 'smtps://name:password@host:465';
const senderExample = 'orders@shop.example';

export const emailVariables = {
  SMTP_URL: z.string().refine(isSmtpUrl, 'is not an SMTP URL').optional().register(documentation, {
    description:
      'SMTP server for emails about orders and messages. Without it, no emails are sent.',
    example: smtpExample,
    secret: true,
  }),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'is not a mailbox')
    .optional()
    .register(documentation, {
      description:
        "Sender of the emails. Without a name, as in the example, it has the shop's name of the settings; `Name <address>` sets another one. Required with `SMTP_URL`.",
      example: senderExample,
    }),
};

export const checkEmail: Rule<typeof emailVariables> = ({ SMTP_URL, MAIL_FROM }, report) => {
  if (MAIL_FROM && !SMTP_URL) {
    report('SMTP_URL', `is missing. Set it with MAIL_FROM (expected ${smtpExample})`);
  }
  if (SMTP_URL && !MAIL_FROM) {
    report('MAIL_FROM', `is missing. Set it with SMTP_URL (expected ${senderExample})`);
  }
};

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}
