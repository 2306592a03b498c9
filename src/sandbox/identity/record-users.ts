import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { IdentityVerifier } from '../../server/identity/identity';

/**
 * Records each user of the Firebase project before their data is stored. A marketplace that later
 * goes live on the same database is recognised by users who are not recorded.
 */
export function recordUsers(database: Database, verify: IdentityVerifier): IdentityVerifier {
  const recorded = new Set<string>();
  return async (idToken) => {
    const identity = await verify(idToken);
    if (!recorded.has(identity.uid)) {
      await database.query(
        sql`insert into sandbox.people (uid) values (${identity.uid}) on conflict (uid) do nothing`,
      );
      recorded.add(identity.uid);
    }
    return identity;
  };
}
