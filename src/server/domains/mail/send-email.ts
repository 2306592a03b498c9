import { PermanentError } from '../platform/outbox-dispatcher.sql';
import type { Mailer } from './mailer';
import type { EmailMessage } from './notification-email';

/**
 * Sends an email for an outbox task.
 * @throws PermanentError if the mail server permanently rejects the recipient's address
 */
export async function sendEmail(mailer: Mailer, message: EmailMessage): Promise<void> {
  await mailer.send(message).catch((error: unknown) => {
    throw isRejectedRecipient(error) ? new PermanentError(error.message) : error;
  });
}

/** Whether the mail server permanently rejected the recipient's address (reply 5yz of RFC 5321). */
function isRejectedRecipient(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}
