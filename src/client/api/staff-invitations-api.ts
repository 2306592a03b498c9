import { staffInvitationCalls } from '../../contract/calls/staff-invitations' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const staffInvitationsApi = injectCalls(
  staffInvitationCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/staff-invitations'))
      .staffInvitationCalls,
  ({ query, mutation }) => ({
    staffInvitations: query('staffInvitations', { providesTags: ['Users'] }),
    inviteStaff: mutation('inviteStaff', { invalidatesTags: ['Users'] }),
    revokeInvitation: mutation('revokeInvitation', { invalidatesTags: ['Users'] }),
    acceptInvitation: mutation('acceptInvitation', { invalidatesTags: ['Account'] }),
  }),
);

export const { useStaffInvitationsQuery, useAcceptInvitationMutation } = staffInvitationsApi;
