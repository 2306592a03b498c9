import { Flex } from '@chakra-ui/react';
import type { StaffInvitation } from '../../../../../contract/console/staff-invitation';
import {
  invitationDays,
  invitedRoles,
  type InvitedRole,
} from '../../../../../contract/console/staff-limits';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { unwrapCall } from '../../../../api/request-failure';
import {
  staffInvitationsApi,
  useStaffInvitationsQuery,
} from '../../../../api/staff-invitations-api';
import { useAppDispatch } from '../../../../api/store-hooks';
import { DateTime } from '../../../../components/product/date-time';
import { RecordsTable, type Column } from '../../../../components/records/records-table';
import { StaffActionButton } from '../../../../features/staff-action/staff-action-button';
import type { StaffActionDefinition } from '../../../../features/staff-action/staff-action-definition';

const { inviteStaff, revokeInvitation } = staffInvitationsApi.endpoints;
const untracked = { track: false } as const;

const roleLabels: Record<InvitedRole, string> = { moderator: 'Moderator', Admin: 'Admin' };

const columns: readonly Column<StaffInvitation>[] = [
  { heading: 'Invited', cardArea: 'title', cell: ({ email }) => <bdi>{email}</bdi> },
  { heading: 'Role', cell: ({ role }) => roleLabels[role] },
  { heading: 'Invited by', cell: ({ invitedBy }) => <bdi>{invitedBy}</bdi> },
  { heading: 'Until', cell: ({ expiresAt }) => <DateTime date={expiresAt} /> },
  { heading: 'Action', cardArea: 'action', cell: (row) => <RevokeButton {...row} /> },
];

/** The button with which an admin invites staff, above the invitations that are still open. */
export function StaffInvitations() {
  const dispatch = useAppDispatch();
  const { data: invitations = [] } = useStaffInvitationsQuery(undefined, refetchOnMountAndFocus);
  const invite: StaffActionDefinition = {
    label: 'Invite staff',
    title: 'Invite a member of staff?',
    explanation: `They get an email with a link that works for ${invitationDays} days, once, and only for an account with this confirmed address. Admins can do everything that you can.`,
    emailLabel: 'Email address',
    choice: {
      label: 'Role',
      options: invitedRoles.map((value) => ({ value, label: roleLabels[value] })),
    },
    reasonLabel: 'Reason',
    reasonHint: 'For the audit log. The person does not read it.',
    confirmLabel: 'Invite',
    success: 'The invitation is on its way.',
    save: ({ email, choice, reason }) =>
      unwrapCall(
        dispatch(inviteStaff.initiate({ email, role: choice as InvitedRole, reason }, untracked)),
      ),
  };
  return (
    <>
      <Flex>
        <StaffActionButton action={invite} />
      </Flex>
      {invitations.length > 0 && (
        <RecordsTable label="the invitations" rows={invitations} start={0} columns={columns} />
      )}
    </>
  );
}

function RevokeButton({ _id: id, email }: StaffInvitation) {
  const dispatch = useAppDispatch();
  const revoke: StaffActionDefinition = {
    label: 'Revoke',
    title: 'Revoke this invitation?',
    explanation: 'The link in the email no longer works.',
    reasonLabel: 'Reason',
    confirmLabel: 'Revoke',
    destructive: true,
    success: 'The invitation is revoked.',
    save: ({ reason }) =>
      unwrapCall(dispatch(revokeInvitation.initiate({ id, reason }, untracked))),
  };
  return <StaffActionButton action={revoke} accessibleName={`Revoke the invitation of ${email}`} />;
}
