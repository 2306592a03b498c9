import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import type { TestUser } from '../../support/records';
import type { Fixture } from './fixture';
import type { TokenIssuer } from './tokens';

/** Who asks; the columns of the table of permissions, in its order. */
export const askers = [
  'no token',
  'forged token',
  'expired token',
  'buyer',
  'other buyer',
  'seller',
  'other seller',
  'admin',
  'deleted user',
  'buyer whose role changed',
  'user without a role',
] as const;
export type Asker = (typeof askers)[number];

export interface Question {
  database: Database;
  fixture: Fixture;
  issuer: TokenIssuer;
  /** The one whom the call is for: bad tokens are theirs, so that nothing else keeps them out. */
  owner: TestUser;
}

/** Makes the asker of the fixture's people, and tells with which tokens they ask. */
export function tokensOf(asker: Asker, question: Question): Promise<(string | undefined)[]> {
  return presentations[asker](question);
}

const presentations: Record<Asker, (question: Question) => Promise<(string | undefined)[]>> = {
  'no token': async () => [undefined],
  'forged token': ({ issuer, owner }) => issuer.forged(owner),
  'expired token': async ({ issuer, owner }) => [await issuer.expired(owner)],
  buyer: as(({ buyer }) => buyer),
  'other buyer': as(({ otherBuyer }) => otherBuyer),
  seller: as(({ seller }) => seller),
  'other seller': as(({ otherSeller }) => otherSeller),
  admin: as(({ admin }) => admin),
  async 'deleted user'({ database, issuer, owner }) {
    const token = await issuer.good(owner);
    // Their things stay, so that nothing but the deletion keeps them out.
    await database.query(sql`update users set deleted_at = now() where id = ${owner.id}`);
    return [token];
  },
  async 'buyer whose role changed'({ database, issuer, fixture: { buyer } }) {
    const token = await issuer.good(buyer);
    await database.query(sql`update users set role = 'seller' where id = ${buyer.id}`);
    return [token];
  },
  'user without a role': as(({ newcomer }) => newcomer),
};

function as(choose: (fixture: Fixture) => TestUser) {
  return async ({ issuer, fixture }: Question) => [await issuer.good(choose(fixture))];
}
