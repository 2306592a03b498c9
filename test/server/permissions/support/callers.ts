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
  'moderator',
  'suspended user',
] as const;
export type Caller = (typeof callers)[number];

export interface CallerContext {
  database: Database;
  fixture: Fixture;
  issuer: TokenIssuer;
  /** The owner of the call's data. Invalid tokens have this user's claims, so that only the token is wrong. */
  owner: TestUser;
}

/** The tokens that a caller may present. */
interface Tokens {
  tokens: (string | undefined)[];
  /** Undoes what creating the caller changed in the fixture; undefined if it changed nothing. */
  restore?: () => Promise<unknown>;
}

/** Creates the caller from the fixture. */
export function createTokens(caller: Caller, context: CallerContext): Promise<Tokens> {
  return tokensByCaller[caller](context);
}

const tokensByCaller: Record<Caller, (context: CallerContext) => Promise<Tokens>> = {
  'no token': async () => ({ tokens: [undefined] }),
  'forged token': async ({ issuer, owner }) => ({ tokens: await issuer.forged(owner) }),
  'expired token': async ({ issuer, owner }) => ({ tokens: [await issuer.expired(owner)] }),
  buyer: asUser(({ buyer }) => buyer),
  'other buyer': asUser(({ otherBuyer }) => otherBuyer),
  seller: asUser(({ seller }) => seller),
  'other seller': asUser(({ otherSeller }) => otherSeller),
  admin: asUser(({ admin }) => admin),
  async 'deleted user'({ database, issuer, owner }) {
    const token = await issuer.issue(owner);
    // Their data stays, so that only the deletion explains the rejection.
    const setDeleted = (at: Date | null) =>
      database.query(sql`update users set deleted_at = ${at}::timestamptz where id = ${owner.id}`);
    await setDeleted(new Date());
    return { tokens: [token], restore: () => setDeleted(null) };
  },
  async 'buyer whose role changed'({ database, issuer, fixture: { buyer } }) {
    const token = await issuer.issue(buyer);
    const setRole = (role: string) =>
      database.query(sql`update users set role = ${role} where id = ${buyer.id}`);
    await setRole('seller');
    return { tokens: [token], restore: () => setRole('buyer') };
  },
  'user without a role': asUser(({ userWithoutRole }) => userWithoutRole),
  moderator: asUser(({ moderator }) => moderator),
  async 'suspended user'({ database, issuer, owner }) {
    const token = await issuer.issue(owner);
    const setReason = (reason: string | null) =>
      database.query(sql`
        update users set suspension_reason = ${reason}::text,
          suspended_at = case when ${reason}::text is not null then now() end
        where id = ${owner.id}`);
    await setReason('Replicas.');
    return { tokens: [token], restore: () => setReason(null) };
  },
};

function asUser(choose: (fixture: Fixture) => TestUser) {
  return async ({ issuer, fixture }: CallerContext) => ({
    tokens: [await issuer.issue(choose(fixture))],
  });
}
