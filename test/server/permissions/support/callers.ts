import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import type { TestUser } from '../../support/records';
import type { Fixture } from './fixture';
import type { TokenIssuer } from './tokens';

/** The columns of the permission table. */
export const callers = [
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
export type Caller = (typeof callers)[number];

export interface CallerContext {
  database: Database;
  fixture: Fixture;
  issuer: TokenIssuer;
  /** The owner of the call's data: invalid tokens are theirs, so that only the token is wrong. */
  owner: TestUser;
}

/** Creates the caller from the fixture, and returns the tokens that they may present. */
export function tokensOf(caller: Caller, context: CallerContext): Promise<(string | undefined)[]> {
  return tokensByCaller[caller](context);
}

const tokensByCaller: Record<Caller, (context: CallerContext) => Promise<(string | undefined)[]>> =
  {
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
      // Their data stays, so that only the deletion explains the rejection.
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
  return async ({ issuer, fixture }: CallerContext) => [await issuer.good(choose(fixture))];
}
