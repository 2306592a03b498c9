import type { UserWithHistory } from '../../../../../contract/console/user-record';
import { suspensionDays } from '../../../../../contract/console/staff-limits';
import type { Role } from '../../../../../contract/accounts/user';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { usersApi } from '../../../../api/users-api';
import { userAdministrationApi } from '../../../../api/user-administration-api';
import type { StaffActionDefinition } from '../../../../features/staff-action/staff-action-definition';
import { findRule, ruleChoice } from '../../../../../contract/trust/decision-rules';
import { LazyOpenOrders } from './lazy-open-orders';

const untracked = { track: false } as const;
const { endpoints } = userAdministrationApi;

const untilLiftedValue = 'untilLifted';

const suspensionChoice = {
  label: 'How long',
  options: [
    ...suspensionDays.map((days) => ({
      value: String(days),
      label: days === 365 ? '1 year' : `${days} days`,
    })),
    { value: untilLiftedValue, label: 'Until lifted' },
  ],
};

/** Nothing is preselected, so that the end of the suspension is not changed by mistake. */
const suspensionChangeChoice = {
  ...suspensionChoice,
  prompt: 'Choose one',
  required: 'Please choose how long from now.',
};

/** Returns what a member of staff can do to a user who is not deleted. */
export function useUserActions(
  user: UserWithHistory,
  caller: Role | null,
): StaffActionDefinition[] {
  const dispatch = useAppDispatch();
  const { _id: id, role, verified, suspension } = user;
  const isAdmin = caller === 'Admin';
  const isStaff = role === 'Admin' || role === 'moderator';

  const suspend: StaffActionDefinition = {
    label: suspension ? 'Change suspension' : 'Suspend',
    title: suspension ? 'Change the suspension?' : 'Suspend this user?',
    explanation:
      'You sign them out everywhere and hide their listings. They can only download their data and delete their account. Open orders go on. This also decides the open reports about them.',
    reasonLabel: 'Facts',
    reasonHint:
      'The user reads them when signing in and in a statement of reasons, and can object.',
    choice: suspension ? suspensionChangeChoice : suspensionChoice,
    rule: ruleChoice(),
    confirmLabel: 'Suspend',
    destructive: true,
    success: 'The user is suspended.',
    save: async ({ reason, choice, rule }) => {
      const days = choice === untilLiftedValue ? {} : { days: Number(choice) };
      const suspensionRequest = { id, reason, ...findRule(rule), ...days };
      return unwrapCall(dispatch(endpoints.suspendUser.initiate(suspensionRequest, untracked)));
    },
  };
  const liftSuspension: StaffActionDefinition = {
    label: 'Lift suspension',
    title: 'Lift the suspension?',
    explanation:
      'They can sign in again, and their listings are for sale again, unless they are away.',
    reasonLabel: 'Reason',
    reasonHint: 'The user reads it in an email.',
    confirmLabel: 'Lift',
    success: 'The suspension is lifted.',
    save: ({ reason }) =>
      unwrapCall(dispatch(endpoints.liftSuspension.initiate({ id, reason }, untracked))),
  };
  const signOut: StaffActionDefinition = {
    label: 'Sign out everywhere',
    title: 'Sign out everywhere?',
    explanation: 'All sign-ins of this user end. They can sign in again.',
    reasonLabel: 'Reason',
    confirmLabel: 'Sign out',
    success: 'The user is signed out everywhere.',
    save: ({ reason }) =>
      unwrapCall(dispatch(endpoints.signOutUser.initiate({ id, reason }, untracked))),
  };
  const verify: StaffActionDefinition = {
    label: 'Verify',
    title: 'Verify this user?',
    explanation: 'Buyers see the verified badge at their name and listings.',
    reasonLabel: 'What you checked',
    reasonHint: 'Such as “Trade register entry HRB 1234 and a video call”. No copies of documents.',
    confirmLabel: 'Verify',
    success: 'User Verified Successfully!',
    save: ({ reason }) =>
      unwrapCall(
        dispatch(endpoints.verifyWithEvidence.initiate({ id, evidence: reason }, untracked)),
      ),
  };
  const withdrawVerification: StaffActionDefinition = {
    label: 'Take verification back',
    title: 'Take the verification back?',
    explanation: 'The verified badge disappears from their name and listings.',
    reasonLabel: 'Reason',
    reasonHint: 'The user reads it in an email.',
    confirmLabel: 'Take back',
    destructive: true,
    success: 'The user is no longer verified.',
    save: ({ reason }) =>
      unwrapCall(dispatch(endpoints.withdrawVerification.initiate({ id, reason }, untracked))),
  };
  const makeModerator: StaffActionDefinition = {
    label: 'Make moderator',
    title: 'Make this user a moderator?',
    explanation:
      'They decide about reports, listings and disputes, and no longer buy or sell. They need a confirmed email address, and may have neither open orders nor listings.',
    reasonLabel: 'Reason',
    confirmLabel: 'Make moderator',
    success: 'The user is a moderator.',
    save: ({ reason }) =>
      unwrapCall(
        dispatch(endpoints.setModerator.initiate({ id, moderator: true, reason }, untracked)),
      ),
  };
  const removeModerator: StaffActionDefinition = {
    label: 'Remove moderator role',
    title: 'Remove the moderator role?',
    explanation: 'They become a buyer. What they did stays in the audit log.',
    reasonLabel: 'Reason',
    confirmLabel: 'Remove role',
    destructive: true,
    success: 'The user is no longer a moderator.',
    save: ({ reason }) =>
      unwrapCall(
        dispatch(endpoints.setModerator.initiate({ id, moderator: false, reason }, untracked)),
      ),
  };

  const closingEvent = role === 'seller' ? 'admin.closeSeller' : 'admin.closeBuyer';
  const deleteUser: StaffActionDefinition = {
    label: 'Delete',
    title: 'Delete this user?',
    explanation:
      "Their listings disappear, and their open orders are closed. Once no order is open and nothing is owed to them, their personal data is erased. It can't be undone. If they broke the rules, suspend them instead: they can object to a suspension.",
    details: <LazyOpenOrders userId={id} closingEvent={closingEvent} />,
    reasonLabel: 'Reason',
    reasonHint: 'The user reads it in an email.',
    confirmLabel: 'Delete',
    destructive: true,
    success: 'The user is deleted.',
    save: async ({ reason }) => {
      const call = usersApi.endpoints.deleteUser.initiate({ id, reason }, untracked);
      const { deletedCount } = await unwrapCall(dispatch(call));
      if (deletedCount === 0)
        throw new Error('The user was not deleted: they may be gone already.');
    },
  };

  const canVerify = isAdmin && (role === 'buyer' || role === 'seller');
  return [
    ...(canVerify ? [verified ? withdrawVerification : verify] : []),
    ...(isStaff ? [] : [suspend]),
    ...(suspension ? [liftSuspension] : []),
    ...(isAdmin || !isStaff ? [signOut] : []),
    ...(isAdmin && !isStaff && !suspension ? [makeModerator] : []),
    ...(isAdmin && role === 'moderator' ? [removeModerator] : []),
    ...(isAdmin && !isStaff ? [deleteUser] : []),
  ];
}
