import type { Environment } from '../../environment/schema';

export interface MailSettings {
  /** The URL of the SMTP server, with the user name and password if it requires them. */
  smtpUrl: string;
  /** The sender, with or without a name. Without one, the shop's name is used. */
  from: string;
  /** The origin of the site, for links in emails. */
  siteUrl: string;
}

/** Returns undefined if no emails are sent. */
export function getMailSettings(
  environment: Pick<Environment, 'SMTP_URL' | 'MAIL_FROM'>,
  siteUrl: string,
): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = environment;
  return smtpUrl && from ? { smtpUrl, from, siteUrl } : undefined;
}
