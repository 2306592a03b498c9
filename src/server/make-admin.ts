import { runCommand } from './command';
import { makeAdmin } from './repositories/users';

/** `node make-admin.js someone@example.com`: the first admin, whom no registration can make. */
runCommand(async (database, [email]) => {
  if (!email) throw new Error('Please give the email address of a user who has registered.');
  if (!(await makeAdmin(database, email))) throw new Error(`Nobody has registered with ${email}.`);
  return `${email} is an admin now.`;
});
