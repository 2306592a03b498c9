import { appealDays } from '../../../src/contract/trust/decision-actions';
import { retentionDefaults } from '../../../src/contract/privacy/retention-settings';
import { deleteExpiredRows } from '../../../src/server/background/retention';
import type { Database } from '../../../src/server/database/database';
import { sql } from '../../../src/server/database/sql';
import type { OrderState } from '../../../src/contract/order.machine';
import { countUnseen } from '../../../src/server/domains/talking/notifications.sql';
import { recordPayout } from '../../../src/server/domains/payments/payouts/record-payout';
import {
  addUser,
  emptyTables,
  storeImport,
  storeOrder,
  storePaidOrder,
  storeProduct,
  type TestUser,
} from '../support/records';
import { openTestDatabase } from '../support/test-database';
import { recordStatements } from '../support/recorded-database';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => emptyTables(database));

const outboxKeys = async () =>
  (await database.query<{ key: string }>(sql`select key from outbox order by key`)).map(
    ({ key }) => key,
  );

test('done tasks are deleted after a week, failed emails after 90 days, other failed and open tasks never', async () => {
  await database.query(sql`
    insert into outbox (key, task, payload, created_at, done_at, dead_lettered_at)
    select key, task, '{}', now() - interval '1 year', now() - done * interval '1 day',
      now() - failed * interval '1 day'
    from (values ('done 8', 'refund', 8, null), ('done 6', 'refund', 6, null),
      ('failed', 'refund', null, 300), ('failed email', 'reportReceipt', null, 91),
      ('lately failed email', 'reportReceipt', null, 89), ('open', 'refund', null, null),
      ('open email', 'reportReceipt', null, null)) tasks (key, task, done, failed)`);
  await deleteExpiredRows(database);
  expect(await outboxKeys()).toEqual([
    'done 6',
    'failed',
    'lately failed email',
    'open',
    'open email',
  ]);
});

test('a permanently failed email to a deleted user is deleted after 30 days', async () => {
  await database.query(sql`
    insert into outbox (key, task, payload, created_at, dead_lettered_at)
    values ('unsent', 'deletionEmail', '{}', now() - interval '31 days', now() - interval '31 days'),
      ('retried', 'deletionEmail', '{}', now() - interval '31 days', null),
      ('recent', 'deletionEmail', '{}', now() - interval '29 days', now())`);
  await deleteExpiredRows(database);
  expect(await outboxKeys()).toEqual(['recent', 'retried']);
});

test('notifications are deleted after the number of days in the settings', async () => {
  const seller = await addUser(database, 'seller');
  const productId = await storeProduct(database, { seller });
  const buyer = await addUser(database, 'buyer');
  const orderId = await storeOrder(database, { productId, buyer });
  await database.query(sql`
    insert into notifications (user_id, order_id, event_number, kind, created_at)
    select ${buyer.id}, ${orderId}, 100 + days, 'booked', now() - days * interval '1 day'
    from unnest(array[1, 89, 91, 119, 121, 400]) days`);
  await deleteExpiredRows(database, undefined, 1, { ...retentionDefaults, notificationDays: 120 });
  expect(await countUnseen(database, buyer.id)).toBe(4);
  await deleteExpiredRows(database);
  expect(await countUnseen(database, buyer.id)).toBe(2);
});

test('the contact data of ended orders are erased after the number of days in the settings', async () => {
  const seller = await addUser(database, 'seller');
  const buyer = await addUser(database, 'buyer');
  const storeEndedOrder = async (endedDaysAgo: number | null) => {
    const productId = await storeProduct(database, { seller });
    const id = await storeOrder(database, { productId, buyer });
    await database.query(sql`
      update orders set created_at = now() - interval '1 year', shipping_address = '{"city": "Dhaka"}',
        ended_at = now() - ${endedDaysAgo}::int * interval '1 day' where id = ${id}`);
    return id;
  };
  const [open, recent, old] = [
    await storeEndedOrder(null),
    await storeEndedOrder(59),
    await storeEndedOrder(61),
  ];
  const findRemaining = async () => {
    const rows = await database.query<{ id: string }>(sql`
      select id from orders where phone_number is not null or meeting_location is not null or shipping_address is not null`);
    return rows.map(({ id }) => id).sort();
  };
  await deleteExpiredRows(database);
  expect(await findRemaining()).toEqual([open, recent, old].sort());
  await deleteExpiredRows(database, undefined, 1, { ...retentionDefaults, endedOrderDays: 60 });
  expect(await findRemaining()).toEqual([open, recent].sort());
});

test.each([
  ['completed', 91, ''],
  ['completed', 89, '01700000000'],
  // The seller can put it up for sale again.
  ['refunded', 91, '01700000000'],
] as const)(
  'the phone number of a product whose order was %s %i days ago becomes %j',
  async (state, endedDaysAgo, number) => {
    const seller = await addUser(database, 'seller');
    const buyer = await addUser(database, 'buyer');
    const id = await storePaidOrder(database, { seller, buyer, amount: 10_000, state });
    const unsoldProduct = await storeProduct(database, { seller });
    await database.query(sql`
      update orders set ended_at = now() - ${endedDaysAgo}::int * interval '1 day' where id = ${id}`);
    await deleteExpiredRows(database);
    expect(
      await database.query(sql`
        select mobile_number as number from products order by id = ${unsoldProduct}`),
    ).toEqual([{ number }, { number: '01700000000' }]);
  },
);

test('the phone number of a product that was sold without a booking is erased', async () => {
  const seller = await addUser(database, 'seller');
  const buyer = await addUser(database, 'buyer');
  const sale = { seller, buyer, amount: 10_000, state: 'completed' } as const;
  const id = await storePaidOrder(database, sale);
  await database.query(sql`
    update orders set phone_number = null, meeting_location = null,
      ended_at = now() - interval '91 days' where id = ${id}`);
  await deleteExpiredRows(database);
  expect(await database.query(sql`select mobile_number as number from products`)).toEqual([
    { number: '' },
  ]);
});

describe('orders, their payments and payouts', () => {
  const retentionOfTwoYears = { ...retentionDefaults, orderYears: 2 };
  let seller: TestUser;
  let buyer: TestUser;
  let admin: TestUser;
  beforeEach(async () => {
    seller = await addUser(database, 'seller');
    buyer = await addUser(database, 'buyer');
    admin = await addUser(database, 'Admin');
  });

  async function storeEndedSale(endedMonthsAgo: number, state: OrderState = 'completed') {
    const id = await storePaidOrder(database, { seller, buyer, amount: 10_000, state });
    await database.query(sql`
      update orders set ended_at = now() - ${endedMonthsAgo}::int * interval '1 month'
      where id = ${id} and ended_at is not null`);
    return id;
  }

  async function storePayout(orderIds: string[], monthsAgo: number) {
    const payout = {
      sellerId: seller.id,
      currency: 'usd',
      orderIds,
      amount: 10_000 * orderIds.length,
      paidOn: '2020-01-01',
      reference: 'SEPA 17',
    };
    const actor = { id: admin.id, role: 'Admin', address: '' } as const;
    const id = await database.transaction((tx) => recordPayout(tx, payout, actor));
    await database.query(sql`
      update payouts set created_at = now() - ${monthsAgo}::int * interval '1 month' where id = ${id}`);
  }

  const countRows = async () => {
    const [row] = await database.query(sql`
      select (select count(*)::int from orders) as orders, (select count(*)::int from payments) as payments,
        (select count(*)::int from payouts) as payouts,
        (select count(*)::int from ledger_transfers where payout_id is not null) as entries`);
    return row;
  };

  test('are deleted after the number of years in the settings, with all orders of a payout at once', async () => {
    const [old, alsoOld, recent] = [
      await storeEndedSale(30),
      await storeEndedSale(29),
      await storeEndedSale(23),
    ];
    await storePayout([old, alsoOld], 28);
    await storePayout([recent], 22);
    await storeEndedSale(30, 'cancelled');
    await deleteExpiredRows(database, undefined, 1);
    expect(await countRows()).toEqual({ orders: 4, payments: 4, payouts: 2, entries: 3 });
    await deleteExpiredRows(database, undefined, 1, retentionOfTwoYears);
    expect(await countRows()).toEqual({ orders: 1, payments: 1, payouts: 1, entries: 1 });
  });

  test('stay while the order is open or disputed, the price is owed, or a younger payout contains it', async () => {
    await storeEndedSale(30, 'inspecting');
    await storeEndedSale(30);
    await storePayout([await storeEndedSale(30)], 22);
    const disputed = await storeEndedSale(30);
    await storePayout([disputed], 28);
    await database.query(sql`
      update orders set state = 'bankDispute', ended_at = null where id = ${disputed}`);
    await deleteExpiredRows(database, undefined, 1, retentionOfTwoYears);
    expect(await countRows()).toEqual({ orders: 4, payments: 4, payouts: 2, entries: 2 });
  });
});

test("a visitor's email address is removed from a report when the time to object to the decision is over", async () => {
  const person = await addUser(database, 'seller');
  const storeDecidedReport = async (decidedDaysAgo: number, email: string) =>
    database.query(sql`
      with decided as (
        insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts,
          decided_by, created_at)
        values ('person', ${person.id}, '', ${person.id}, 'none', '', ${person.id},
          now() - ${decidedDaysAgo}::int * interval '1 day')
        returning id)
      insert into reports (subject_type, subject_id, reporter_email, text, decision_id)
      select 'person', ${person.id}, ${email}, '', id from decided`);
  await storeDecidedReport(appealDays + 1, 'old@example.com');
  await storeDecidedReport(appealDays - 1, 'recent@example.com');
  await storeDecidedReport(appealDays + 1, 'appealed@example.com');
  await database.query(sql`
    insert into appeals (decision_id, report_id, text)
    select decision_id, id, '' from reports where reporter_email = 'appealed@example.com'`);
  await database.query(sql`
    insert into reports (subject_type, subject_id, reporter_email, text, created_at)
    values ('person', ${person.id}, 'waiting@example.com', '', now() - interval '2 years')`);
  await deleteExpiredRows(database);
  const remaining = await database.query<{ email: string | null }>(sql`
    select reporter_email as email from reports order by 1 nulls last`);
  expect(remaining.map(({ email }) => email)).toEqual([
    'appealed@example.com',
    'recent@example.com',
    'waiting@example.com',
    null,
  ]);
});

test('idempotency keys expire after a day, request counters after a minute', async () => {
  const buyer = await addUser(database, 'buyer');
  await database.query(sql`
    insert into idempotency_keys (user_id, key, request_hash, response, created_at)
    select ${buyer.id}, hours::text, '', '{}', now() - hours * interval '1 hour'
    from unnest(array[23, 25]) hours`);
  await database.query(sql`
    insert into rate_limit_counters (key, request_count, window_ends_at)
    select seconds::text, 1, now() + seconds * interval '1 second' from unnest(array[-1, 60]) seconds`);
  await deleteExpiredRows(database);
  expect(
    await database.query(sql`
      select key from idempotency_keys union all select key from rate_limit_counters order by 1`),
  ).toEqual([{ key: '23' }, { key: '60' }]);
});

test('imports are deleted after a week, unless they are running', async () => {
  for (const [days, state] of [
    [6, 'checked'],
    [8, 'checked'],
    [8, 'running'],
    [8, 'done'],
  ] as const) {
    const id = await storeImport(database, await addUser(database, 'seller'));
    await database.query(sql`
      update product_imports set file_name = ${`${state} ${days}`}, state = ${state},
        created_at = now() - ${days}::int * interval '1 day' where id = ${id}`);
  }
  await deleteExpiredRows(database);
  expect(
    await database.query(sql`select file_name as name from product_imports order by 1`),
  ).toEqual([{ name: 'checked 6' }, { name: 'running 8' }]);
});

test('recent searches and views that were not used for 180 days are deleted', async () => {
  const buyer = await addUser(database, 'buyer');
  await database.query(sql`
    insert into recent_activity (user_id, kind, value, used_at)
    select ${buyer.id}, 'search', days::text, now() - days * interval '1 day'
    from unnest(array[1, 179, 181, 400]) days`);
  await deleteExpiredRows(database, undefined, 1);
  expect(await database.query(sql`select value from recent_activity order by value`)).toEqual([
    { value: '1' },
    { value: '179' },
  ]);
});

test('expired rows are deleted in batches until none is left', async () => {
  await database.query(sql`
    insert into outbox (key, task, payload, done_at)
    select 'done ' || n, 'cancelPayment', '{}', now() - interval '8 days' from generate_series(1, 25) n`);
  const recordedDatabase = recordStatements(database);
  await deleteExpiredRows(recordedDatabase, undefined, 10);
  expect(await outboxKeys()).toEqual([]);
  const deletions = recordedDatabase.statements.filter((statement) =>
    statement.render().text.includes('where done_at <'),
  );
  expect(deletions).toHaveLength(3);
});

test('a server that stops leaves the remaining rows for the next run', async () => {
  await database.query(sql`
    insert into outbox (key, task, payload, done_at)
    select 'done ' || n, 'cancelPayment', '{}', now() - interval '8 days' from generate_series(1, 25) n`);
  await deleteExpiredRows(database, () => true, 10);
  expect(await outboxKeys()).toHaveLength(25);
});
