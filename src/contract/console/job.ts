import * as z from 'zod/mini';
import { requiredText } from '../text/text';
import { skipInvalid } from '../platform/tolerance';

/** The tasks of the outbox that send an email, with their labels. */
export const emailJobs = {
  email: 'Email about an order',
  wishEmail: 'Email about a wish',
  searchEmail: 'Email about a saved search',
  messageEmail: 'Email about messages',
  reportReceipt: 'Email: receipt of a report',
  payoutEmail: 'Email about a payout',
  accountEmail: 'Email about an account',
  deletionEmail: 'Email about a deleted account',
  decisionEmail: 'Email about a decision',
  contactEmail: 'Email with a contact message',
  staffEmail: 'Email to staff: reports',
  invitationEmail: 'Email with an invitation to the staff',
} as const;

/** All tasks of the outbox, with their labels. */
export const jobTasks = {
  ...emailJobs,
  cancelPayment: 'Cancel a payment at Stripe',
  refund: 'Refund at Stripe',
  erasePayment: 'Erase a user at Stripe',
  transfer: 'Pay a seller at Stripe',
  reverseTransfers: 'Take a payout back at Stripe',
  closeConnectedAccount: "Close a seller's account at Stripe",
  shipmentWebhook: 'Webhook about a parcel to send',
  deleteIdentity: 'Delete an account at the identity service',
} as const;
export type JobTask = keyof typeof jobTasks;

/**
 * The states of a job: it has failed for good, waits for another attempt after a failure or for its first one, or is
 * done.
 */
export const jobStates = ['failed', 'retrying', 'waiting', 'done'] as const;
export type JobState = (typeof jobStates)[number];

export const jobSchema = z.object({
  /** The key of the task. */
  _id: z.string(),
  /** A newer server may know other tasks. */
  task: z.string(),
  state: z.enum(jobStates),
  /** The number of attempts so far. */
  attempts: z.number(),
  /** The error of the last attempt. */
  error: z.optional(z.string()),
  createdAt: z.string(),
  /** When the next attempt is due; absent for a failed or done job. */
  dueAt: z.optional(z.string()),
  failedAt: z.optional(z.string()),
  doneAt: z.optional(z.string()),
});
skipInvalid(jobSchema);
export type Job = z.output<typeof jobSchema>;

/** The days after which the server forgets a done job. */
export const doneJobDays = 7;

const jobCountsSchema = z.object({
  waiting: z.number(),
  retrying: z.number(),
  failed: z.number(),
  /** Those of the last `doneJobDays` days. */
  done: z.number(),
  lastDoneAt: z.optional(z.string()),
});
export type JobCounts = z.output<typeof jobCountsSchema>;

export const jobSummarySchema = z.object({ emails: jobCountsSchema, others: jobCountsSchema });
export type JobSummary = z.output<typeof jobSummarySchema>;

/** A failed job that is to be tried again. */
export const jobRetrySchema = z.object({ id: requiredText('The id is missing.', 500) });
