import * as z from 'zod/mini';

/** What became of a test email. */
export const testEmailResultSchema = z.object({
  /** Whether the mail server has accepted it. */
  sent: z.boolean(),
  /** Where it was sent, or why it was not. */
  message: z.string(),
});
export type TestEmailResult = z.output<typeof testEmailResultSchema>;
