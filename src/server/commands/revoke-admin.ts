import { commandActor, recordAct } from '../domains/platform/record-act.sql';
import { addLiveChanges } from '../domains/platform/live-changes.sql';
import { lockAdminRows, storeRole } from '../domains/trust/people/moderators.sql';
import { findUserForCommand } from '../domains/access/users.sql';
import { runCommand } from './run-command';

/** `node dist/server/revoke-admin.js <email or uid>`: makes an admin a buyer. The last admin stays. */
runCommand(async (tx, [emailOrUid]) => {
  if (!emailOrUid) throw new Error('Usage: node dist/server/revoke-admin.js <email or uid>');
  const user = await findUserForCommand(tx, emailOrUid);
  if (!user) throw new Error(`No user is registered with the email address or uid ${emailOrUid}.`);
  const { id, uid, email, displayName } = user;
  const details = `${displayName || 'no name'}, uid ${uid}`;
  const admins = await lockAdminRows(tx);
  if (!admins.includes(id)) throw new Error(`${email || emailOrUid} is not an admin (${details}).`);
  if (admins.length === 1) {
    throw new Error(
      `${email || emailOrUid} is the last admin (${details}). Make another user an admin first.`,
    );
  }
  await storeRole(tx, id, 'buyer');
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  await recordAct(tx, commandActor(), {
    act: 'user.removeAdmin',
    subject: { type: 'user', id },
    before: { role: 'Admin' },
    after: { role: 'buyer' },
  });
  return `${email || emailOrUid} is no longer an admin (${details}).`;
});
