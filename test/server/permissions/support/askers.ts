import type { Database } from '../../../../src/server/database/database';
import { sql } from '../../../../src/server/database/sql';
import type { Person } from '../../support/records';
import type { Scene } from './scene';
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

export interface Stage {
  database: Database;
  scene: Scene;
  tokens: TokenIssuer;
  /** The one whom the call is for: bad tokens are theirs, so that nothing else keeps them out. */
  owner: Person;
}

/** Makes the asker of the scene's people, and tells with which tokens they ask. */
export function tokensOf(asker: Asker, stage: Stage): Promise<(string | undefined)[]> {
  return presentations[asker](stage);
}

const presentations: Record<Asker, (stage: Stage) => Promise<(string | undefined)[]>> = {
  'no token': async () => [undefined],
  'forged token': ({ tokens, owner }) => tokens.forged(owner),
  'expired token': async ({ tokens, owner }) => [await tokens.expired(owner)],
  buyer: as(({ buyer }) => buyer),
  'other buyer': as(({ otherBuyer }) => otherBuyer),
  seller: as(({ seller }) => seller),
  'other seller': as(({ otherSeller }) => otherSeller),
  admin: as(({ admin }) => admin),
  async 'deleted user'({ database, tokens, owner }) {
    const token = await tokens.good(owner);
    // Their things stay, so that nothing but the deletion keeps them out.
    await database.query(sql`update users set deleted_at = now() where id = ${owner.id}`);
    return [token];
  },
  async 'buyer whose role changed'({ database, tokens, scene: { buyer } }) {
    const token = await tokens.good(buyer);
    await database.query(sql`update users set role = 'seller' where id = ${buyer.id}`);
    return [token];
  },
  'user without a role': as(({ newcomer }) => newcomer),
};

function as(choose: (scene: Scene) => Person) {
  return async ({ tokens, scene }: Stage) => [await tokens.good(choose(scene))];
}
