import * as z from 'zod/mini';

/** What the server depends on, with its names in the console. */
export const healthChecks = {
  database: 'Database',
  pictures: 'Picture storage',
  stripe: 'Stripe',
  webhook: 'Stripe webhook',
  identity: 'Identity service',
  mail: 'Mail server',
} as const;
export type HealthCheckName = keyof typeof healthChecks;

/** `off`: the server is set up without it. */
const healthStateSchema = z.enum(['ok', 'failed', 'off']);

/** The state of something that the server depends on. */
const healthCheckSchema = z.object({
  name: z.string(),
  state: healthStateSchema,
  /** What the state means, and what to do. */
  message: z.string(),
  /** When this process first saw this state. */
  since: z.string(),
});
export type HealthCheck = z.output<typeof healthCheckSchema>;
export type HealthResult = Pick<HealthCheck, 'state' | 'message'>;

/** An alert whose condition the server checks itself. */
const healthAlertSchema = z.object({
  name: z.string(),
  isFiring: z.boolean(),
  message: z.string(),
});
export type HealthAlert = z.output<typeof healthAlertSchema>;

const migrationStateSchema = z.object({
  applied: z.number(),
  latest: z.optional(z.object({ name: z.string(), appliedAt: z.string() })),
  /** Migrations of this version that the database does not have yet. */
  pending: z.array(z.string()),
  /** Migrations of the database that this version does not know, because a newer one applied them. */
  unknown: z.array(z.string()),
});
export type MigrationState = z.output<typeof migrationStateSchema>;

/** When the webhook of Stripe last had an event of each outcome, in ISO 8601. */
const webhookReportSchema = z.object({
  /** With a valid signature. */
  receivedAt: z.optional(z.string()),
  rejectedAt: z.optional(z.string()),
  /** A payment was found at Stripe before its event arrived. */
  missedAt: z.optional(z.string()),
  /** Of the webhook about payouts of the sellers' accounts. */
  connectedReceivedAt: z.optional(z.string()),
  connectedRejectedAt: z.optional(z.string()),
  /** Of the webhook about the sellers' accounts. */
  accountsReceivedAt: z.optional(z.string()),
  accountsRejectedAt: z.optional(z.string()),
});
export type WebhookReport = z.output<typeof webhookReportSchema>;

export const healthReportSchema = z.object({
  checks: z.array(healthCheckSchema),
  webhook: z.optional(webhookReportSchema),
  alerts: z.array(healthAlertSchema),
  version: z.string(),
  /** When this process started. */
  startedAt: z.string(),
  migrations: migrationStateSchema,
});
export type HealthReport = z.output<typeof healthReportSchema>;
