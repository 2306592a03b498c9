import type { Transaction } from '../../../database/database';
import { DomainError, NotFoundError } from '../../../errors/domain-error';
import { sameEmail, unconfirmedEmailMessage } from '../../access/requirements';
import type { UserRecord } from '../../access/users.sql';
import { addLiveChanges } from '../../platform/live-changes.sql';
import { recordAct } from '../../platform/record-act.sql';
import { hashInvitationToken } from './invitation-token';
import { deleteInvitation, lockInvitation } from './invitations.sql';
import { lockCandidate, storeRole } from './moderators.sql';
import { findObstacle } from './staff-candidate';

const otherAddressMessage =
  'This invitation was sent to another email address. Sign in with the account of that address.';

/**
 * Gives a user the role of the invitation to their confirmed address, and uses it up. The audit log names the admin who
 * invited, with the address from which the user accepted.
 * @throws DomainError if the link does not work for this user; the invitation then stays
 */
export async function acceptInvitation(
  tx: Transaction,
  token: string,
  { user, address }: { user: UserRecord; address: string },
): Promise<void> {
  const invitation = await lockInvitation(tx, hashInvitationToken(token));
  if (!invitation) throw new NotFoundError('invitation');
  const { id, email, role, inviterId } = invitation;
  if (!sameEmail(email, user.email)) throw new DomainError('forbidden', otherAddressMessage);
  const candidate = await lockCandidate(tx, user.id);
  if (!candidate?.emailVerified) throw new DomainError('forbidden', unconfirmedEmailMessage);
  if (candidate.role === 'Admin') throw new DomainError('conflict', 'You are an admin already.');
  const obstacle = findObstacle(candidate);
  if (obstacle !== undefined) throw new DomainError('conflict', obstacle);
  await deleteInvitation(tx, id);
  await storeRole(tx, user.id, role);
  await addLiveChanges(tx, { about: 'account', id: user.id, recipientIds: [user.id] });
  await recordAct(
    tx,
    { id: inviterId, role: 'Admin', address },
    {
      act: role === 'Admin' ? 'user.makeAdmin' : 'user.makeModerator',
      subject: { type: 'user', id: user.id },
      before: { role: candidate.role },
      after: { role, invitationId: id },
    },
  );
}
