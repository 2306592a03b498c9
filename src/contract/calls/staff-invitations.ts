import * as z from 'zod/mini';
import { staffInvitationSchema } from '../console/staff-invitation';
import { invitedRoles } from '../console/staff-limits';
import { acknowledgementSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { reportTexts } from '../trust/report-reasons';
import { reasonSchema } from '../trust/reason';
import type { Call } from './call';

const invitationNotFound = { 404: notFoundMessages.invitation };

/** How an admin invites other staff by email (docs/users.md#invitations). */
export const staffInvitationCalls = {
  staffInvitations: {
    method: 'GET',
    path: '/staff-invitations',
    summary: 'List the invitations that can still be accepted, newest first',
    auth: 'Admin',
    response: z.array(staffInvitationSchema),
  },
  inviteStaff: {
    method: 'POST',
    path: '/staff-invitations',
    summary: 'Send an invitation by email, which replaces an earlier one to the same address',
    auth: 'Admin',
    perMinute: 10,
    body: z.object({
      email: z.email(reportTexts.emailInvalid).check(z.maxLength(254, reportTexts.emailInvalid)),
      role: z.enum(invitedRoles, 'There is no such role.'),
      reason: reasonSchema,
    }),
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { 409: 'The server sends no emails.' },
  },
  revokeInvitation: {
    method: 'POST',
    path: '/staff-invitations/{id}/revocation',
    summary: 'Revoke an invitation, so that its link no longer works',
    auth: 'Admin',
    body: z.object({ reason: reasonSchema }),
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: invitationNotFound,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/accepted-invitations',
    summary: 'Become staff with the link of an email, as the user of the invited address',
    auth: 'signedIn',
    perMinute: 10,
    body: z.object({ token: z.string().check(z.maxLength(100)) }),
    response: acknowledgementSchema,
    errors: {
      403: 'The invitation is for another email address, or the address is not confirmed.',
      ...invitationNotFound,
      409: 'The user has open orders, products for sale, owed sales or debts, or is an admin.',
    },
  },
} satisfies Record<string, Call>;
