import * as z from 'zod/mini';
import { skipInvalid } from '../platform/tolerance';
import { invitedRoles } from './staff-limits';

/** An invitation that can still be accepted (docs/users.md#invitations). */
export const staffInvitationSchema = z.object({
  _id: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  invitedBy: z.string(),
  /** An ISO 8601 time. */
  expiresAt: z.string(),
});
skipInvalid(staffInvitationSchema);
export type StaffInvitation = z.output<typeof staffInvitationSchema>;
