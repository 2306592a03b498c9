import { createHash } from 'node:crypto';
import { demoPeople } from '../../../src/sandbox/demo/demo-people';
import { demoProducts } from '../../../src/sandbox/demo/demo-products';
import { seedDemoData, type SeedOptions } from '../../../src/sandbox/demo/seed-demo-data';
import { setDemoBrands } from '../../../src/sandbox/demo/set-demo-brands';
import type { Database } from '../../../src/server/database/database';
import { openTestDatabase } from '../../server/support/test-database';
import { sql } from '../../../src/server/database/sql';

const now = new Date('2026-06-15T12:00:00Z');
let database: Database;
let accounts: Map<string, string>;

function createOptions(overrides: Partial<SeedOptions> = {}): SeedOptions {
  return {
    database,
    now,
    storeImage: (picture) =>
      Promise.resolve(`/images/${createHash('sha256').update(picture).digest('hex')}.webp`),
    createAccount: ({ uid, email, password }) => {
      accounts.set(uid, `${email} ${password}`);
      return Promise.resolve();
    },
    ...overrides,
  };
}

async function readDatabase(): Promise<string> {
  const [row] = await database.query<{ json: string }>(sql`
    select json_build_array(
      (select json_agg(users order by id) from users),
      (select json_agg(categories order by id) from categories),
      (select json_agg(products order by id) from products),
      (select json_agg(wishlist_entries order by id) from wishlist_entries),
      (select json_agg(orders order by id) from orders),
      (select json_agg(messages order by id) from messages),
      (select json_agg(conversation_participants order by conversation_id, user_id)
        from conversation_participants))::text as json`);
  return row?.json ?? '';
}

async function countProducts(): Promise<number> {
  const rows = await database.query(sql`select id from products`);
  return rows.length;
}

/** Rejects the calls after the first ones, as if the process had been killed. */
function failAfter<Argument, Result>(calls: number, work: (argument: Argument) => Promise<Result>) {
  let remainingCalls = calls;
  return (argument: Argument) => {
    remainingCalls -= 1;
    return remainingCalls < 0
      ? Promise.reject(new Error('The process was killed.'))
      : work(argument);
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  accounts = new Map();
  await database.query(sql`truncate users, categories cascade`);
});

afterAll(() => database.close());

describe('seeding', () => {
  it('inserts the products and creates every account', async () => {
    await seedDemoData(createOptions());
    expect(await countProducts()).toBe(demoProducts.length);
    expect([...accounts.keys()]).toEqual(demoPeople.map(({ id }) => id));
    const [buyer] = await database.query(sql`
      select users.role, count(*) as orders, count(orders.paid_at) as paid
      from users join orders on orders.buyer_id = users.id
      where users.email = 'buyer@secondhand.example' group by users.role`);
    expect(buyer).toEqual({ role: 'buyer', orders: 2, paid: 1 });
  });
  it('changes nothing when it runs again, even months later', async () => {
    await seedDemoData(createOptions());
    const before = await readDatabase();
    await seedDemoData(createOptions({ now: new Date('2026-08-01T00:00:00Z') }));
    expect(await readDatabase()).toBe(before);
  });

  it('adds the brand to products of a version without brands, and to no others', async () => {
    await seedDemoData(createOptions());
    await database.query(sql`update products set brand_name = null where id = 'vestrel-panda'`);
    await database.query(sql`update products set brand_name = 'Own' where id = 'pelagor-lagoon'`);
    await setDemoBrands(database);
    const brands = await database.query(sql`
      select brand_name as brand from products where id in ('vestrel-panda', 'pelagor-lagoon')
      order by id`);
    expect(brands).toEqual([{ brand: 'Own' }, { brand: 'Vestrel' }]);
  });

  it('does not overwrite rows that were changed since', async () => {
    await seedDemoData(createOptions());
    await database.query(sql`update products set advertise = false, selling_price = '1'`);
    const before = await readDatabase();
    await seedDemoData(createOptions());
    expect(await readDatabase()).toBe(before);
  });
  it.each([
    ['during the pictures', () => ({ storeImage: failAfter(20, createOptions().storeImage) })],
    ['during the accounts', () => ({ createAccount: failAfter(5, createOptions().createAccount) })],
  ])('is completed by the next start when it was interrupted %s', async (_, interruption) => {
    await expect(seedDemoData(createOptions(interruption()))).rejects.toThrow('killed');
    expect(await countProducts()).toBe(0);
    await seedDemoData(createOptions());
    expect(await countProducts()).toBe(demoProducts.length);
    expect(accounts.size).toBe(demoPeople.length);
  });
});
