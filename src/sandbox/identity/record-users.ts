import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { IdentityVerifier } from '../../server/domains/access/identity';

/**
 * Wraps a verifier to record each user before their data is stored. If a marketplace later goes live on the
 * same database, `assertSandboxDatabase` recognises it by users who are not recorded.
 */
export function withUserRecording(database: Database, verify: IdentityVerifier): IdentityVerifier {
  const recordedIds = new Set<string>();
  return async (idToken) => {
    const identity = await verify(idToken);
    if (!recordedIds.has(identity.uid)) {
      await database.query(
        sql`insert into sandbox.people (uid) values (${identity.uid}) on conflict (uid) do nothing`,
      );
      recordedIds.add(identity.uid);
    }
    return identity;
  };
}
