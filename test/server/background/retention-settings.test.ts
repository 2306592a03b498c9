import { retentionDefaults } from '../../../src/contract/privacy/retention-settings';
import { deleteExpiredRows } from '../../../src/server/background/retention';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import { addUser, emptyTables, storePaidOrder } from '../support/records';
import { openTestDatabase } from '../support/test-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyTables(database));

describe.each([
  ['draftDays', 180, sql`select updated_at from product_drafts`],
  ['sessionDays', 90, sql`select last_seen_at from sessions`],
  ['contactMessageDays', 365, sql`select created_at from contact_messages`],
  ['cardDays', 365, sql`select flagged_at from order_flags`],
  ['cardDays', 365, sql`select created_at from payments where card_fingerprint is not null`],
] as const)('%s', (name, defaultDays, selectRows) => {
  beforeEach(async () => {
    const seller = await addUser(database, 'seller');
    const buyer = await addUser(database, 'buyer');
    const order = { seller, buyer, amount: 10_000 };
    for (const days of [defaultDays - 1, defaultDays + 1, 999, 1_001]) {
      const time = sql`now() - ${days}::int * interval '1 day'`;
      const orderId = await storePaidOrder(database, order);
      await database.query(sql`
        update payments set card_fingerprint = 'card', created_at = ${time}
        where intent_id = ${`pi_${orderId}`}`);
      await database.query(sql`
        insert into order_flags (order_id, kind, flagged_at)
        values (${orderId}, 'sameCard', ${time})`);
      await database.query(sql`
        insert into product_drafts (id, seller_id, updated_at)
        values (${String(days)}, ${seller.id}, ${time})`);
      await database.query(sql`
        insert into sessions (user_id, signed_in_at, browser, system, last_seen_at)
        values (${buyer.id}, ${time}, '', '', ${time})`);
      await database.query(sql`
        insert into contact_messages (id, first_name, last_name, email, message, created_at)
        values (${String(days)}, '', '', '', 'Hello', ${time})`);
    }
  });

  test.each([
    [defaultDays, 1, retentionDefaults],
    [1_000, 3, { ...retentionDefaults, [name]: 1_000 }],
  ])('of %i days deletes only older rows', async (_days, keptCount, retention) => {
    await deleteExpiredRows(database, undefined, 1, retention);
    expect(await database.query(selectRows)).toHaveLength(keptCount);
  });
});
