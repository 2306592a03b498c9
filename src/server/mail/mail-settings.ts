import type { Environment } from '../configuration';

/** Where mails are handed in, and what they say of the shop. */
export interface MailSettings {
  /** With the name and the password, if the server asks for them. */
  smtpUrl: string;
  from: string;
  /** The origin that their links begin with. */
  siteUrl: string;
}

/** Undefined where no mails are written. */
export function readMailSettings(
  environment: Environment,
  siteUrl: string,
): MailSettings | undefined {
  const smtpUrl = environment['SMTP_URL']?.trim();
  const from = environment['MAIL_FROM']?.trim();
  return smtpUrl && from ? { smtpUrl, from, siteUrl } : undefined;
}

/** One line for each thing that keeps mails from being written as they are meant. */
export function findMailProblems(environment: Environment): string[] {
  const smtpUrl = environment['SMTP_URL']?.trim() ?? '';
  const from = environment['MAIL_FROM']?.trim() ?? '';
  if (!smtpUrl) return from ? ['SMTP_URL is missing. Set it with MAIL_FROM.'] : [];
  return [
    // It holds a password, which no log shall tell.
    ...when(
      !isSmtpUrl(smtpUrl),
      'SMTP_URL is not an SMTP URL (expected smtps://name:password@host:465).',
    ),
    ...when(!from, 'MAIL_FROM is missing. Set it with SMTP_URL: the sender of emails.'),
    ...when(
      from !== '' && !mailbox.test(from),
      `MAIL_FROM is not a mailbox: ${from} (expected Secondhand <orders@shop.example>).`,
    ),
  ];
}

const mailbox = /^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '';
}

function when(applies: boolean, problem: string): string[] {
  return applies ? [problem] : [];
}
