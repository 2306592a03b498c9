import { runCommand } from './command';
import { findUserToPromote, makeAdmin } from './repositories/users';

/**
 * `node make-admin.js someone@example.com`: the first admin, whom no registration can make. Takes
 * a uid as well.
 */
runCommand(async (database, [name]) => {
  if (!name) throw new Error('Please give the email address of a user who has registered.');
  const user = await findUserToPromote(database, name);
  if (!user) throw new Error(`Nobody has registered with ${name}.`);
  const { id, uid, email, displayName, registeredOn } = user;
  const who = `${displayName || 'no name'}, uid ${uid}, registered on ${registeredOn}`;
  if (!(await makeAdmin(database, id))) {
    throw new Error(
      `${email || name} may be anybody's: ${who}.\n` +
        'They must confirm their email address and sign in again before they can be an admin.',
    );
  }
  return `${email} is an admin now: ${who}.`;
});
