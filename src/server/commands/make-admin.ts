import { findObstacle } from '../domains/trust/people/staff-candidate';
import { commandActor, recordAct } from '../domains/platform/record-act.sql';
import { addLiveChanges } from '../domains/platform/live-changes.sql';
import { lockCandidate, storeRole } from '../domains/trust/people/moderators.sql';
import { findUserForCommand } from '../domains/access/users.sql';
import { runCommand } from './run-command';

/**
 * `node dist/server/make-admin.js <email or uid>`: makes a registered user an admin. A command,
 * because the first one has no admin who could invite them.
 */
runCommand(async (tx, [emailOrUid]) => {
  if (!emailOrUid) throw new Error('Usage: node dist/server/make-admin.js <email or uid>');
  const user = await findUserForCommand(tx, emailOrUid);
  if (!user) throw new Error(`No user is registered with the email address or uid ${emailOrUid}.`);
  const { id, uid, email, displayName, registeredOn } = user;
  const details = `${displayName || 'no name'}, uid ${uid}, registered on ${registeredOn}`;
  const candidate = await lockCandidate(tx, id);
  if (!candidate?.emailVerified) {
    throw new Error(
      `The email address of ${email || emailOrUid} is not confirmed (${details}).\n` +
        'Ask the user to confirm it and to sign in again, then repeat the command.',
    );
  }
  const obstacle = findObstacle(candidate);
  if (obstacle !== undefined) {
    throw new Error(`${email} can't become an admin (${details}). ${obstacle}`);
  }
  await storeRole(tx, id, 'Admin');
  await addLiveChanges(tx, { about: 'account', id, recipientIds: [id] });
  await recordAct(tx, commandActor(), {
    act: 'user.makeAdmin',
    subject: { type: 'user', id },
    before: { role: user.role },
    after: { role: 'Admin' },
  });
  return `${email} is now an admin (${details}).`;
});
