import type { Database } from '../../database/database';
import { addAccountEmail } from '../platform/outbox.sql';
import { recordCredentials } from './signed-in-users.sql';
import type { UserRecord } from './users.sql';
import type { Identity } from './identity';

/**
 * Records a sign-in that changes the credentials, and emails the user if it is the first one with a provider. The
 * identity service reports no other change of a password or a provider to the server.
 */
export async function updateCredentials(
  database: Database,
  identity: Identity,
  { id: userId, emailVerified }: UserRecord,
): Promise<void> {
  await database.transaction(async (tx) => {
    const isChanged = await recordCredentials(tx, identity);
    // No email to an address that is confirmed only now: its owner has just signed in for the first time.
    if (!isChanged || !emailVerified) return;
    await addAccountEmail(tx, { userId, kind: 'credentialsChanged', reason: null, until: null });
  });
}
