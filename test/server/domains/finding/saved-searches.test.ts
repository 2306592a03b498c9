import { maxSavedSearches, type SavedSearch } from '../../../../src/contract/finding/saved-search';
import { runSavedSearches } from '../../../../src/server/background/run-saved-searches';
import { sql } from '../../../../src/server/database/sql';
import { matchProducts } from '../../../../src/server/domains/finding/match-saved-searches.sql';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { createSearchEmailTask } from '../../../../src/server/domains/mail/search-email';
import type { Tasks } from '../../../../src/server/domains/platform/outbox.sql';
import { accessTokenKeys } from '../../support/configuration';
import { addCategory, newProduct, storeOrder, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';

const server = setUpTestServer();
const { seller, buyer, other, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  other: 'buyer',
  admin: 'Admin',
});
const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
let category: string;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <orders@shop.example>', siteUrl });
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.emails.length = 0;
  category = await addCategory(server.database, 'Dive watches');
  await server.database.query(sql`
    update users set email_verified = true where id in (${buyer.id}, ${other.id})`);
});

const save = (query: string, { token }: TestUser = buyer) =>
  server.call('POST', '/api/saved-searches', { token, body: { query } });

async function list({ token }: TestUser = buyer): Promise<SavedSearch[]> {
  const { body } = await server.call('GET', '/api/saved-searches', { token });
  return body as SavedSearch[];
}

async function setFrequency(frequency: string): Promise<void> {
  for (const { id } of await list()) {
    await server.call('PUT', `/api/saved-searches/${id}`, {
      token: buyer.token,
      body: { frequency },
    });
  }
}

/** Does what the background worker does. */
const run = () => runSavedSearches(server.database, server.app.shopSettings, () => false);

async function addProduct(change: object = {}): Promise<string> {
  const { body } = await server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...newProduct, category, ...change },
  });
  return (body as { insertedId: string }).insertedId;
}

const edit = async (id: string, changes: object) => {
  const { body } = await server.call('GET', `/api/listings/${id}`, { token: seller.token });
  const { revision } = body as { revision: number };
  return server.call('PUT', `/api/listings/${id}`, {
    token: seller.token,
    body: { revision, changes },
  });
};

/** The number of new matches of each of the buyer's searches, by name. */
async function newMatches(): Promise<Record<string, number>> {
  await run();
  return Object.fromEntries((await list()).map((search) => [search.name, search.newMatches]));
}

/** Sends the emails that are due after this many days. */
async function sendEmails({ days = 0 } = {}): Promise<void> {
  const { database } = server;
  await run();
  await database.query(sql`
    update saved_searches set email_due_at = email_due_at - ${days} * interval '1 day'
      - interval '6 minutes'`);
  await run();
  const tasks = await database.query<{ payload: Tasks['searchEmail'] }>(sql`
    update outbox set done_at = now() where task = 'searchEmail' and done_at is null
    returning payload`);
  const send = createSearchEmailTask({ database, mailer, siteUrl, accessTokenKeys });
  for (const { payload } of tasks) await send(payload);
}

describe('a new watch', () => {
  test.each([
    ['a word of its name', 'text=diver', 1],
    ['several words', 'text=water+tight+diver', 1],
    ['a word of another watch', 'text=chronograph', 0],
    ['a word that it must not have', 'text=diver+not+water', 0],
    ['a price in words', 'text=diver+under+300', 1],
    ['a lower price in words', 'text=diver+under+200', 0],
    ['nothing but a price', 'priceTo=300', 1],
    ['nothing but a higher price', 'priceFrom=300', 0],
    ['its condition', 'condition=Excellent', 1],
    ['another condition', 'text=diver&condition=Fair', 0],
    ['one of several filters', 'text=diver&condition=Excellent&yearFrom=2022', 0],
    ['all of several filters', 'text=diver&condition=Excellent&yearFrom=2021', 1],
  ])('a search by %s (%s) finds it %s times', async (_what, query, found) => {
    await save(query);
    await run();
    await addProduct();
    expect(Object.values(await newMatches())).toEqual([found]);
  });

  test('is found by a brand and a model that no watch had when the search was saved', async () => {
    await save('text=zenith+el+primero');
    await save('brand=zenith');
    await run();
    await addProduct({ productName: 'Zenith El Primero' });
    expect(Object.values(await newMatches())).toEqual([1, 1]);
  });

  test('is found by a search that was saved just before it', async () => {
    await save('text=diver');
    await addProduct();
    // Its searches were interpreted a moment earlier.
    expect(await matchProducts(server.database)).toBe(0);
    expect(await newMatches()).toEqual({ diver: 1 });
  });

  test('is found near its place', async () => {
    await save('near=Sylhet&within=10');
    await save('text=diver&near=Sunamganj&within=100');
    await save('text=diver&near=Dhaka&within=100');
    await run();
    await addProduct();
    expect(await newMatches()).toEqual({
      'Watches within 10 km of Sylhet': 1,
      'diver · Watches within 100 km of Sunamganj': 1,
      'diver · Watches within 100 km of Dhaka': 0,
    });
  });

  test('is found by its category, also after another one was merged into it', async () => {
    const merged = await addCategory(server.database, 'Pilot watches');
    await save(`category=${category}`);
    await save(`category=${merged}`);
    await run();
    await server.call('POST', `/api/categories/${merged}/merge`, {
      token: admin.token,
      body: { into: category },
    });
    await run();
    await addProduct();
    expect(await newMatches()).toEqual({ 'Dive watches': 1, 'Pilot watches': 1 });
  });

  test('is found by the name that a category is given, or an added one has, later', async () => {
    await save('text=abyssal');
    await save('text=lunar');
    await run();
    await server.call('PUT', `/api/categories/${category}`, {
      token: admin.token,
      body: { name: 'Abyssal watches' },
    });
    const { body } = await server.call('POST', '/api/categories', {
      token: admin.token,
      body: { name: 'Lunar watches', description: 'Show the moon.' },
    });
    await addProduct();
    await addProduct({ category: (body as { insertedId: string }).insertedId });
    expect(await newMatches()).toEqual({ abyssal: 1, lunar: 1 });
  });

  test('is found by a meaning that an admin gives a word later', async () => {
    await save('text=bubbles');
    await run();
    await server.call('PUT', '/api/settings', {
      token: admin.token,
      body: { searchWords: 'bubbles, diver' },
    });
    await addProduct();
    expect(await newMatches()).toEqual({ bubbles: 1 });
  });

  test("is not found for its seller's own search, nor across a block", async () => {
    await save('text=diver');
    await save('text=diver', other);
    await server.database.query(sql`
      insert into user_blocks (blocker_id, blocked_id) values (${seller.id}, ${other.id})`);
    await server.database.query(
      sql`update users set has_both_roles = true where id = ${seller.id}`,
    );
    await save('text=diver', seller);
    await run();
    await addProduct();
    expect(await newMatches()).toEqual({ diver: 1 });
    for (const user of [other, seller]) expect(await list(user)).toMatchObject([{ newMatches: 0 }]);
  });

  test.each([
    ['paused', sql`listed = false, unlisted_because = 'paused'`],
    ['hidden', sql`listed = false, unlisted_because = 'hidden'`],
    ["a suspended seller's", sql`listed = false, unlisted_because = 'suspended'`],
  ])('is not found while it is %s', async (_state, change) => {
    await save('text=diver');
    await run();
    const id = await addProduct();
    await server.database.query(sql`update products set ${change} where id = ${id}`);
    expect(await newMatches()).toEqual({ diver: 0 });
  });
});

test('a watch counts when its price falls or it is for sale again, and once only', async () => {
  const id = await addProduct();
  await run();
  await save('priceTo=200');
  await save('text=diver');
  expect(Object.values(await newMatches())).toEqual([0, 0]);
  await edit(id, { sellingPrice: '190' });
  expect(Object.values(await newMatches())).toEqual([1, 1]);
  await edit(id, { sellingPrice: '180' });
  for (const listed of [false, true]) {
    await server.call('PUT', `/api/listings/${id}/listed`, {
      token: seller.token,
      body: { listed },
    });
  }
  expect(Object.values(await newMatches())).toEqual([1, 1]);
  const [{ id: searchId } = { id: '' }] = await list();
  await server.call('POST', `/api/saved-searches/${searchId}/opened`, { token: buyer.token });
  expect((await list()).map((search) => search.newMatches)).toEqual([0, 1]);
});

test('no more than 100 new matches are counted', async () => {
  const id = await addProduct();
  await save('text=diver');
  await run();
  await server.database.query(sql`
    with added as (
      insert into products (seller_id, category_id, product_name, image, condition, description,
        location, mobile_number, original_price, selling_price, year_of_purchase)
      select seller_id, category_id, product_name, image, condition, description,
        location, mobile_number, original_price, selling_price, year_of_purchase
      from products, generate_series(1, 101) where id = ${id} returning id)
    insert into saved_search_matches (saved_search_id, product_id, found_at)
    select saved_searches.id, added.id, now() + interval '1 second' from saved_searches, added`);
  expect(await list()).toMatchObject([{ newMatches: 100 }]);
});

test('to follow a seller is a search, with the name of the seller in the list and in the email', async () => {
  await server.database.query(sql`
    update users set display_name = 'Rosa Rolle' where id = ${seller.id}`);
  expect((await save(`seller=${seller.uid}`)).status).toBe(200);
  await addProduct();
  expect(await newMatches()).toEqual({ 'Watches from Rosa Rolle': 1 });
  await sendEmails({ days: 1 });
  expect(smtp.emails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Watches from Rosa Rolle'),
  ]);
  await server.database.query(sql`update users set deleted_at = now() where id = ${seller.id}`);
  expect(await list()).toMatchObject([{ name: 'Watches from one seller' }]);
});

test('a search is saved once, has a name, and is changed and deleted by its user only', async () => {
  await save('order=newest&text=diver&condition=Good&priceTo=500');
  await save('text=diver&condition=Good&priceTo=500');
  expect(await list()).toMatchObject([{ frequency: 'daily', newMatches: 0 }]);
  const [{ id, name } = { id: '', name: '' }] = await list();
  expect(name).toMatch(/^diver · Watches in good condition under /);
  const path = `/api/saved-searches/${id}`;
  const { token } = other;
  await server.call('PUT', path, { token, body: { frequency: 'never' } });
  expect((await server.call('DELETE', path, { token })).body).toMatchObject({ deletedCount: 0 });
  expect(await list()).toMatchObject([{ frequency: 'daily' }]);
  await server.call('DELETE', path, { token: buyer.token });
  expect(await list()).toEqual([]);
});

test('searches for different materials, dials or extras have different names', async () => {
  await save('caseMaterial=titanium');
  await save('dialColour=blue');
  await save('box=1&papers=1');
  expect((await list()).map(({ name }) => name)).toEqual([
    'Watches (with box, with papers)',
    'Watches (blue)',
    'Watches (titanium)',
  ]);
});

test('a search for everything is not saved, nor more than the maximum', async () => {
  expect(await save('order=newest')).toMatchObject({ status: 400 });
  await server.database.query(sql`
    insert into saved_searches (user_id, query, name, frequency)
    select ${buyer.id}, 'text=' || n, n::text, 'never' from generate_series(1, ${maxSavedSearches}) n`);
  expect(await save('text=diver')).toMatchObject({ status: 409 });
  expect(await save('text=1')).toMatchObject({ status: 200 });
});

describe('the email', () => {
  test('lists new watches with their prices, and is not sent again', async () => {
    await save('text=diver');
    await run();
    const id = await addProduct({ productName: 'Diver 300' });
    const dress = await addCategory(server.database, 'Dress watches');
    await addProduct({ productName: 'Chronograph', category: dress });
    await sendEmails({ days: 1 });
    expect(smtp.emails).toHaveLength(1);
    const [email] = smtp.emails;
    expect(email?.subject).toBe('1 new watch for “diver”');
    expect(email?.text).toContain(`- “Diver 300”, $250\n  ${siteUrl}/product/${id}`);
    expect(email?.text).not.toContain('Chronograph');
    expect(email?.html).toContain(`<a href="${siteUrl}/product/${id}"`);
    await sendEmails({ days: 30 });
    expect(smtp.emails).toHaveLength(1);
  });

  test('lists 20 watches at most, and counts all', async () => {
    await save('text=diver');
    await run();
    for (let number = 1; number <= 21; number += 1) {
      await addProduct({ productName: `Diver no ${number}` });
    }
    await sendEmails({ days: 1 });
    expect(smtp.emails[0]?.subject).toBe('21 new watches for “diver”');
    expect(smtp.emails[0]?.text?.match(/\/product\//g)).toHaveLength(20);
  });

  test.each([
    ['atOnce', 0, 1],
    ['daily', 0, 0],
    ['daily', 1, 1],
    ['weekly', 1, 0],
    ['weekly', 7, 1],
    ['never', 30, 0],
  ])('with the frequency %s, after %s days there are %s', async (frequency, days, count) => {
    await save('text=diver');
    await setFrequency(frequency);
    await run();
    await addProduct();
    await sendEmails({ days });
    expect(smtp.emails).toHaveLength(count);
  });

  test.each([
    ['an address that is not confirmed', sql`email_verified = false`],
    ['a suspended user', sql`suspended_at = now()`],
    ['a user who has turned off all emails', sql`email_opt_out = true`],
    ['a user who has turned off those of searches', sql`declined_emails = '{searches}'`],
  ])('is not sent to %s', async (_who, change) => {
    await save('text=diver');
    await run();
    await addProduct();
    await run();
    await server.database.query(sql`update users set ${change} where id = ${buyer.id}`);
    await sendEmails({ days: 1 });
    expect(smtp.emails).toEqual([]);
  });

  test.each([
    ['is paused', (id: string) => sql`update products set listed = false where id = ${id}`],
    [
      'has a seller who was blocked',
      () => sql`
        insert into user_blocks (blocker_id, blocked_id) values (${buyer.id}, ${seller.id})`,
    ],
  ])('leaves out a watch that %s meanwhile', async (_what, change) => {
    await save('text=diver');
    await run();
    const id = await addProduct();
    await run();
    await server.database.query(change(id));
    await sendEmails({ days: 1 });
    expect(smtp.emails).toEqual([]);
  });

  test('leaves out a watch that another buyer has booked meanwhile', async () => {
    await save('text=diver');
    await run();
    const productId = await addProduct();
    await run();
    await storeOrder(server.database, { productId, buyer: other });
    await sendEmails({ days: 1 });
    expect(smtp.emails).toEqual([]);
  });

  test('has a link and a header that stop this search only, which can be undone', async () => {
    await save('text=diver');
    await save('text=water');
    await run();
    await addProduct();
    await sendEmails({ days: 1 });
    expect(smtp.emails).toHaveLength(2);
    const email = smtp.emails.find(({ subject }) => subject?.includes('diver'));
    const url = String(
      email?.headers.get('list') && email.text?.match(/\S+\/unsubscribe\/\S+/)?.[0],
    );
    const path = url.slice(siteUrl.length);
    expect((await server.call('GET', path)).body).toContain('Stop the emails of this search?');
    expect((await list()).map(({ frequency }) => frequency)).toEqual(['daily', 'daily']);
    await server.call('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(await list()).toMatchObject([
      { name: 'water', frequency: 'daily' },
      { name: 'diver', frequency: 'never' },
    ]);
    await server.call('POST', `${path}?again`);
    expect((await list()).map(({ frequency }) => frequency)).toEqual(['daily', 'daily']);
  });
});

describe('recent searches and viewed watches', () => {
  const send = async (activity: object, { token }: TestUser = buyer) => {
    const { status, body } = await server.call('POST', '/api/recent-activity', {
      token,
      body: { searches: [], viewed: [], cleared: [], ...activity },
    });
    expect(status).toBe(200);
    const { searches, viewed } = body as { searches: string[]; viewed: { _id: string }[] };
    return { searches, viewed: viewed.map(({ _id }) => _id) };
  };

  test('are those of all devices, the latest first, without duplicates, and of their user alone', async () => {
    const [first, second] = [await addProduct(), await addProduct()];
    await send({ searches: ['diver', 'pilot'], viewed: [first] });
    expect(await send({ searches: ['chrono', 'pilot', 'pilot'], viewed: [second] })).toEqual({
      searches: ['chrono', 'pilot', 'diver'],
      viewed: [second, first],
    });
    expect(await send({}, other)).toEqual({ searches: [], viewed: [] });
  });

  test('are at most six and twelve', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 13; count += 1) ids.unshift(await addProduct());
    await send({ searches: ['6', '5', '4', '3', '2', '1'], viewed: ids.slice(1) });
    expect(await send({ searches: ['7'], viewed: ids.slice(0, 1) })).toEqual({
      searches: ['7', '6', '5', '4', '3', '2'],
      viewed: ids.slice(0, 12),
    });
    const tooMany = { searches: Array.from({ length: 7 }, String), viewed: [], cleared: [] };
    const { status } = await server.call('POST', '/api/recent-activity', {
      token: buyer.token,
      body: tooMany,
    });
    expect(status).toBe(400);
  });

  test('are cleared before new ones are added, each list alone', async () => {
    const id = await addProduct();
    await send({ searches: ['diver'], viewed: [id] });
    expect(await send({ searches: ['pilot'], cleared: ['searches'] })).toEqual({
      searches: ['pilot'],
      viewed: [id],
    });
    expect(await send({ cleared: ['viewed'] })).toMatchObject({ viewed: [] });
  });

  test('are without watches that were deleted, hidden or never existed', async () => {
    const [kept, hidden, deleted] = [await addProduct(), await addProduct(), await addProduct()];
    await send({ viewed: [kept, hidden, deleted, 'none'] });
    await server.database.query(sql`
      with decided as (
        insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts, decided_by)
        values ('listing', ${hidden}, 'a', ${seller.id}, 'hideListing', 'It insults.', ${admin.id})
        returning id)
      update products set hidden_by = decided.id, listed = false from decided
      where products.id = ${hidden}`);
    await server.call('DELETE', `/api/products/${deleted}`, { token: seller.token });
    expect(await send({})).toMatchObject({ viewed: [kept] });
  });
});
