const descriptions: Record<string, string> = {
  EAUTH: 'The mail server rejects the user name or the password. Check SMTP_URL.',
  ENOAUTH: 'The mail server requires a user name and a password. Add them to SMTP_URL.',
  EDNS: 'There is no mail server with this host name. Check SMTP_URL.',
  ETLS: 'The encrypted connection to the mail server fails. Check the scheme and the port of SMTP_URL.',
  EENVELOPE: 'The mail server rejects the sender or the recipient. Check MAIL_FROM.',
  EMESSAGE: 'The mail server rejects the content of the email.',
};

const unreachable =
  "The mail server can't be reached. Check the host and the port of SMTP_URL, and the firewall.";

/** Describes why the mail server sent no email, with its own reply if there is one. */
export function describeMailError(error: unknown): string {
  const { code, response } = (error ?? {}) as { code?: unknown; response?: unknown };
  const description = descriptions[String(code)] ?? unreachable;
  if (typeof response !== 'string' || !response) return description;
  return `${descriptions[String(code)] ?? 'The mail server rejects the email.'} It replied: ${response.slice(0, 300)}`;
}
