import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { IdentityVerifier } from '../../server/identity/identity';

/**
 * Notes whom Firebase vouches for, before anything of theirs is stored: a shop that later goes live
 * on the same database and project is told apart by the people who are not noted.
 */
export function rememberPeople(database: Database, verify: IdentityVerifier): IdentityVerifier {
  const remembered = new Set<string>();
  return async (idToken) => {
    const identity = await verify(idToken);
    if (!remembered.has(identity.uid)) {
      await database.query(
        sql`insert into sandbox.people (uid) values (${identity.uid}) on conflict (uid) do nothing`,
      );
      remembered.add(identity.uid);
    }
    return identity;
  };
}
