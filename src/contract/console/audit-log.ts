import * as z from 'zod/mini';
import { skipInvalid } from '../platform/tolerance';

/** Who acted: a user who was an admin or moderator at that time, or a command of the operator. */
const auditRoles = ['Admin', 'moderator', 'command'] as const;
export type AuditRole = (typeof auditRoles)[number];

/** A row of the audit log (docs/console.md#audit-log). */
export const auditEntrySchema = z.object({
  _id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  actorId: z.optional(z.string()),
  /** Absent for a command, and after the actor's account was deleted. */
  actorName: z.optional(z.string()),
  actorRole: z.enum(auditRoles),
  /** A key of audit-acts.ts; a newer server may send another. */
  act: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The name of the user, listing or category; absent if it is gone. */
  subjectName: z.optional(z.string()),
  /** The values before and after, by name. */
  before: z.optional(z.record(z.string(), z.unknown())),
  after: z.optional(z.record(z.string(), z.unknown())),
  reason: z.optional(z.string()),
  /** The IP address of the request, or the system user and the host of the command. */
  address: z.string(),
});
skipInvalid(auditEntrySchema);
export type AuditEntry = z.infer<typeof auditEntrySchema>;
