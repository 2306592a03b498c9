import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orderSnapshot } from '../../../src/contract/order-snapshot';
import type { Deadline, OrderState } from '../../../src/contract/order.machine';
import type { Database } from '../../../src/server/database/database';
import { migrate } from '../../../src/server/database/migrate';
import { openPostgres } from '../../../src/server/database/postgres';
import { sql } from '../../../src/server/database/sql';
import { runClock } from '../../../src/server/orders/run-clock';
import { getDeadlines } from '../orders/support/expected-order';
import { openEmptyDatabase } from '../support/empty-database';
import { readLimits } from '../support/read-limits';
import { startPostgres } from '../support/start-postgres';

const migrations = path.join(__dirname, '../../../src/server/database/migrations');
/** The migration under test, and the first one that the first version does not have. */
const testedMigration = '004_order_deadlines.sql';

/** An order of the first version, and its state after the migration. */
interface OldOrder {
  id: string;
  state: string;
  isHandedOver?: true;
  /** The buyer pays without having booked. */
  isUnbooked?: true;
  isReminded?: true;
  /** The bank has decided the dispute. */
  isBankDone?: true;
  isEnded?: true;
  /** Whether no other buyer can order the product. */
  holding: boolean;
  /** Hours since the booking. */
  hours?: number;
  newState: OrderState;
  /** The first event that the clock sends after the migration, and the hours until then. */
  next?: ['remind' | 'expire', hours: number];
}

const orders: OldOrder[] = [
  {
    id: 'booked',
    state: 'booked',
    holding: true,
    hours: 10,
    newState: 'booked',
    next: ['remind', 38],
  },
  {
    id: 'late',
    state: 'booked',
    holding: true,
    hours: 50,
    newState: 'booked',
    next: ['remind', 0],
  },
  {
    id: 'reminded',
    state: 'booked',
    isReminded: true,
    holding: true,
    hours: 50,
    newState: 'booked',
    next: ['expire', 22],
  },
  { id: 'paying', state: 'paying', holding: true, newState: 'paying' },
  { id: 'unbooked', state: 'paying', isUnbooked: true, holding: true, newState: 'payingUnbooked' },
  { id: 'cancelling', state: 'cancelling', holding: true, newState: 'cancelled' },
  {
    id: 'paid',
    state: 'paid',
    holding: true,
    newState: 'awaitingHandOver',
    next: ['remind', 7 * 24],
  },
  {
    id: 'handedOver',
    state: 'handedOver',
    isHandedOver: true,
    holding: true,
    newState: 'handOverClaimed',
    next: ['remind', 24],
  },
  {
    id: 'disputed',
    state: 'disputed',
    holding: true,
    newState: 'reported',
    next: ['expire', 3 * 24],
  },
  { id: 'bank', state: 'bankDispute', isHandedOver: true, holding: true, newState: 'bankDispute' },
  { id: 'refunding', state: 'refunding', holding: true, newState: 'refunding' },
  { id: 'owed', state: 'owed', holding: false, newState: 'refundFailed' },
  { id: 'again', state: 'refundingAgain', holding: false, newState: 'refunding' },
  {
    id: 'completed',
    state: 'completed',
    isHandedOver: true,
    isBankDone: true,
    isEnded: true,
    holding: true,
    newState: 'completed',
  },
  { id: 'refunded', state: 'refunded', isEnded: true, holding: false, newState: 'refunded' },
  { id: 'settled', state: 'settled', isEnded: true, holding: false, newState: 'settled' },
  { id: 'cancelled', state: 'cancelled', isEnded: true, holding: false, newState: 'cancelled' },
  { id: 'lapsed', state: 'lapsed', isEnded: true, holding: false, newState: 'lapsed' },
];

const unpaidStates = ['booked', 'paying', 'cancelling', 'cancelled', 'lapsed'];

async function insertOldOrders(database: Database): Promise<void> {
  await database.runScript(`
    insert into users (id, uid, email, role) values
      ('seller', 'seller', 'seller@example.com', 'seller'), ('buyer', 'buyer', 'buyer@example.com', 'buyer');
    insert into categories (id, name, description) values ('category', 'Watches', '');`);
  for (const order of orders) {
    const { id, state, hours = 0, holding, isEnded = false } = order;
    const isPaid = !unpaidStates.includes(state);
    const context = {
      isBooked: !order.isUnbooked,
      isReminded: order.isReminded ?? false,
      isHandedOver: order.isHandedOver ?? false,
      isBankDone: order.isBankDone ?? false,
    };
    await database.query(sql`
      insert into products (id, seller_id, category_id, product_name, image, condition, description,
        location, mobile_number, original_price, selling_price, year_of_purchase, listed)
      values (${id}, 'seller', 'category', 'Field watch', '/x.webp', 'Good', '', '', '', '1', '1',
        '2020', ${!isPaid})`);
    await database.query(sql`
      insert into orders (id, product_id, buyer_id, payment_intent_id, created_at, clock_started_at,
        paid_at, state, context, holding, ended_at, event_count)
      values (${id}, ${id}, 'buyer', ${isPaid ? `pi_${id}` : null},
        now() - make_interval(hours => ${hours}::int), now() - make_interval(hours => ${hours}::int),
        ${isPaid ? new Date() : null}, ${state}, ${JSON.stringify(context)}::text::jsonb,
        ${holding}, ${isEnded ? new Date() : null}, 1)`);
    await database.query(sql`
      insert into payments (intent_id, product_id, buyer_id, amount, status)
      values (${`pi_${id}`}, ${id}, 'buyer', 100, ${isPaid ? 'paid' : 'cancelled'})`);
  }
}

const oldEvents: [type: string, state: string, newType: string, newState: string][] = [
  ['buyer.book', 'booked', 'buyer.book', 'booked'],
  ['stripe.paid', 'paid', 'stripe.paid', 'awaitingHandOver'],
  ['seller.handOver', 'handedOver', 'seller.claimHandOver', 'handOverClaimed'],
  ['buyer.dispute', 'disputed', 'buyer.report', 'reported'],
  ['buyer.receive', 'completed', 'buyer.accept', 'completed'],
  ['clock.lapse', 'lapsed', 'clock.expire', 'lapsed'],
  ['clock.complete', 'completed', 'clock.expire', 'completed'],
  ['buyer.cancel', 'cancelling', 'buyer.cancel', 'cancelled'],
  ['stripe.refundFailed', 'owed', 'stripe.refundFailed', 'refundFailed'],
  ['admin.refund', 'refundingAgain', 'admin.refund', 'refunding'],
];

async function insertOldHistory(database: Database): Promise<void> {
  for (const [index, [type, state]] of oldEvents.entries()) {
    await database.query(sql`
      insert into order_events (order_id, number, type, state, reason)
      values ('booked', ${index + 1}, ${type}, ${state}, 'As I said.')`);
  }
  for (const [index, kind] of ['booked', 'handedOver', 'disputed'].entries()) {
    await database.query(sql`
      insert into notifications (user_id, order_id, event_number, kind)
      values ('buyer', 'booked', ${index}, ${kind})`);
  }
}

interface MigratedOrder {
  id: string;
  state: OrderState;
  /** Whether no other buyer can order the product. */
  holding: boolean;
  ended: boolean;
  deadlines: Deadline[];
  code: string | null;
  remindHours: number | null;
  expireHours: number | null;
}

const readOrders = (database: Database) =>
  database.query<MigratedOrder>(sql`
    select id, state, holding, ended_at is not null as ended, hand_over_code as code,
      (select coalesce(json_agg(name order by name), '[]') from jsonb_object_keys(deadlines) keys (name))
        as deadlines,
      round(extract(epoch from remind_at - now()) / 3600)::int as "remindHours",
      round(extract(epoch from expires_at - now()) / 3600)::int as "expireHours"
    from orders`);

async function migrateToFirstVersion(database: Database): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'secondhand-first-version-'));
  for (const name of await readdir(migrations)) {
    if (name < testedMigration)
      await copyFile(path.join(migrations, name), path.join(folder, name));
  }
  await migrate(database, folder);
  await rm(folder, { recursive: true });
}

describe.each(['PGlite', 'PostgreSQL'])('orders of the first version on %s', (engine) => {
  let database: Database;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    if (engine === 'PGlite') {
      const pglite = await openEmptyDatabase();
      [database, stop] = [pglite, () => pglite.close()];
    } else {
      const postgres = await startPostgres();
      const opened = await openPostgres(postgres.databaseUrl);
      [database, stop] = [opened, () => opened.close().then(() => postgres.stop())];
    }
    await migrateToFirstVersion(database);
    await insertOldOrders(database);
    await insertOldHistory(database);
    await migrate(database);
  });
  afterAll(() => stop());

  test('keep their meaning in the states and deadlines of the second version', async () => {
    const migrated = new Map((await readOrders(database)).map((order) => [order.id, order]));
    for (const { id, newState, next } of orders) {
      const order = migrated.get(id)!;
      const snapshot = orderSnapshot(newState);
      expect(order).toMatchObject({
        state: newState,
        holding: snapshot.hasTag('holding'),
        ended: snapshot.hasTag('ended'),
        deadlines: getDeadlines(snapshot),
      });
      const hours = next?.[0] === 'remind' ? order.remindHours : order.expireHours;
      expect([id, hours]).toEqual([id, next?.[1] ?? null]);
      if (next?.[0] !== 'remind') expect([id, order.remindHours]).toEqual([id, null]);
      const hasCode = newState === 'awaitingHandOver' || newState === 'handOverClaimed';
      expect([id, order.code]).toEqual([id, hasCode ? expect.stringMatching(/^\d{6}$/) : null]);
    }
  });

  test('keep their history and notifications under the new names', async () => {
    const events = await database.query<{
      type: string;
      state: string;
      problem: string | null;
    }>(sql`
      select type, state, problem from order_events where order_id = 'booked' order by number`);
    expect(events).toEqual(
      oldEvents.map(([, , type, state]) => ({
        type,
        state,
        problem: type === 'buyer.report' ? 'other' : null,
      })),
    );
    const kinds = await database.query<{ kind: string }>(sql`
      select kind from notifications where order_id = 'booked' order by event_number`);
    expect(kinds.map(({ kind }) => kind)).toEqual(['booked', 'handOverClaimed', 'reported']);
  });

  test('keep the mark that the bank has decided the dispute', async () => {
    const decidedPayments = await database.query<{ id: string }>(sql`
      select intent_id as id from payments where dispute_decided`);
    expect(decidedPayments).toEqual([{ id: 'pi_completed' }]);
  });

  test('get the events that are due from the clock, and only once', async () => {
    // The inserted events of an order have lower numbers than the clock's next one.
    await database.query(sql`update orders set event_count = 100`);
    const onError = (error: unknown) => {
      throw error;
    };
    expect(await runClock(database, readLimits({}), onError)).toBe(1);
    expect(await runClock(database, readLimits({}), onError)).toBe(0);
    const dueOrders = await database.query(sql`
      select id from orders where expires_at <= now() or remind_at <= now()`);
    expect(dueOrders).toEqual([]);
  });
});
