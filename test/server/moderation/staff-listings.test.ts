import type { StaffListing } from '../../../src/contract/staff-listing';
import { sql } from '../../../src/server/database/sql';
import { addCategory, addUser, storeOrder, storeProduct } from '../support/records';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, moderator } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  moderator: 'moderator',
});

const reason = 'The photos are of another shop.';
const rule = { basis: 'terms', rule: 'Only genuine watches' };

let listing: string;
beforeEach(async () => {
  listing = await storeProduct(server.database, { seller });
});

const call = (method: string, path: string, body?: unknown, { token } = moderator) =>
  server.call(method, `/api${path}`, { token, body });

async function change(action: string, ids: string[], fields: object = {}) {
  const body = { action, ids, reason, ...(['hide', 'delete'].includes(action) && rule), ...fields };
  return (await call('POST', '/staff-listings/changes', body)).body.results;
}

const find = async (query: string) =>
  (await call('GET', `/staff-listings?${query}`)).body.map(({ _id }: { _id: string }) => _id);

const acts = () =>
  server.database.query(sql`
    select act, subject_id as "id", actor_id as "actorId", reason from audit_log
    order by created_at, subject_id`);

const tasks = (task: string) =>
  server.database.query(sql`
    select payload from outbox where task = ${task} order by created_at, key`);

const ownListing = async () => (await call('GET', '/listings', undefined, seller)).body.listings[0];

test('staff find listings by word, id, state, category, seller and whether they are hidden', async () => {
  const { database } = server;
  const other = await addUser(database, 'seller');
  const categoryId = await addCategory(database, 'Dive watches');
  const diver = await storeProduct(database, { seller: other, categoryId });
  const booked = await storeProduct(database, { seller });
  await storeOrder(database, { productId: booked, buyer });
  await change('hide', [listing]);
  expect(await find('')).toHaveLength(3);
  expect(await find('text=fiel')).toHaveLength(3);
  expect(await find('text=chrono')).toEqual([]);
  expect(await find(`text=${booked}`)).toEqual([booked]);
  expect(await find('state=booked')).toEqual([booked]);
  expect(await find(`category=${categoryId}`)).toEqual([diver]);
  expect(await find(`seller=${other.id}&state=forSale`)).toEqual([diver]);
  expect(await find('hidden=true')).toEqual([listing]);
  expect(await find('state=deleted')).toEqual([]);
});

test('staff find a deleted listing by its id, so that links to it work', async () => {
  await change('delete', [listing]);
  expect(await find(`text=${listing}`)).toEqual([listing]);
  expect(await find('text=fiel')).toEqual([]);
});

test('staff see which listings have orders, also after the only one was cancelled', async () => {
  const ordered = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId: ordered, buyer, state: 'cancelled' });
  const { body } = await call('GET', '/staff-listings?state=forSale');
  expect(body.map(({ _id, hasOrders }: StaffListing) => [_id, hasOrders])).toEqual(
    expect.arrayContaining([
      [ordered, true],
      [listing, false],
    ]),
  );
});

test("a user's page has the decisions about their listings, and their active strikes", async () => {
  await change('hide', [listing]);
  await server.database.query(sql`
    insert into decisions (subject_type, subject_id, subject_name, user_id, action, ends_at,
      reversed_at, facts, decided_by, created_at)
    select 'person', uid, 'Seller', id, 'warnPerson', now() + make_interval(days => days),
      case when reversed then now() end, 'Spam.', ${moderator.id}, now() - interval '2 days'
    from users, (values (9, false), (-1, false), (9, true)) strikes (days, reversed)
    where id = ${seller.id}`);
  const { counts, decisions } = (await call('GET', `/users/${seller.id}`)).body;
  expect(counts.strikes).toBe(1);
  expect(decisions).toHaveLength(4);
  expect(decisions[0]).toMatchObject({
    subjectType: 'listing',
    action: 'hideListing',
    personId: seller.id,
    reversedAt: null,
  });
  const ofBuyer = (await call('GET', `/users/${buyer.id}`)).body;
  expect(ofBuyer).toMatchObject({ counts: { strikes: 0 }, decisions: [] });
});

test('hides several listings, each with a statement of reasons and its own record', async () => {
  const second = await storeProduct(server.database, { seller });
  const ids = [listing, second].sort();
  expect(await change('hide', ids)).toEqual(ids.map((id) => ({ id, outcome: 'changed' })));
  expect(await acts()).toEqual(
    ids.map((id) => ({ act: 'listing.hide', id, actorId: moderator.id, reason })),
  );
  expect(await tasks('decisionEmail')).toHaveLength(2);
  const { hiddenBy } = await ownListing();
  const { body } = await call('GET', `/decisions/${hiddenBy}`, undefined, seller);
  expect(body).toMatchObject({ ...rule, facts: reason, reportCount: 0, canAppeal: true });
});

test('a seller reads beside a listing what staff did to it, and why', async () => {
  const own = async () => (await call('GET', '/listings', undefined, seller)).body;
  expect(await own()).toMatchObject({ listings: [{ staffAction: null }], deletedByStaff: [] });
  const categoryId = await addCategory(server.database, 'Dive watches');
  await change('setCategory', [listing], { categoryId });
  expect((await ownListing()).staffAction).toEqual({
    action: 'moved',
    decisionId: null,
    reason,
    basis: null,
    rule: '',
    createdAt: expect.any(String),
  });
  await change('hide', [listing]);
  const { hiddenBy, staffAction } = await ownListing();
  expect(staffAction).toMatchObject({ action: 'hidden', decisionId: hiddenBy, reason, ...rule });
  await change('restore', [listing]);
  await change('delete', [listing]);
  const { listings, deletedByStaff } = await own();
  expect(listings).toEqual([]);
  expect(deletedByStaff).toMatchObject([
    { action: 'deleted', productName: 'Field watch', reason, ...rule },
  ]);
  const { decisionId } = deletedByStaff[0];
  const { body } = await call('GET', `/decisions/${decisionId}`, undefined, seller);
  expect(body).toMatchObject({ facts: reason, canAppeal: true });
  await change('restore', [listing]);
  expect((await own()).deletedByStaff).toEqual([]);
});

test('hiding closes the open reports of the listing, whose reporters get the decision', async () => {
  await call(
    ...(['POST', '/reports'] as const),
    {
      reportId: '0d9a3c58-6a7e-4a8c-9a50-1d3f0c5b7e21',
      reason: 'fraud',
      text: 'A copy.',
      subjectType: 'listing',
      subjectId: listing,
    },
    buyer,
  );
  await change('hide', [listing]);
  expect((await call('GET', '/reports?state=open')).body).toEqual([]);
  expect(await tasks('decisionEmail')).toHaveLength(2);
});

test.each(['hide', 'delete'])('restores what was done by %s, and says why', async (action) => {
  await change(action, [listing]);
  expect((await call('GET', `/product/${listing}`, undefined, buyer)).status).not.toBe(200);
  expect(await change('restore', [listing])).toEqual([{ id: listing, outcome: 'changed' }]);
  expect((await call('GET', `/product/${listing}`, undefined, buyer)).status).toBe(200);
  expect(await ownListing()).toMatchObject({ state: 'forSale', hiddenBy: null });
  const emails = await tasks('decisionEmail');
  expect(emails.at(-1)).toMatchObject({ payload: { event: 'reversed' } });
  expect(await change('restore', [listing])).toMatchObject([{ outcome: 'rejected' }]);
});

test('a seller who has objected is answered before the listing is restored', async () => {
  await change('hide', [listing]);
  const { hiddenBy } = await ownListing();
  await call('POST', `/decisions/${hiddenBy}/appeal`, { text: 'They are my photos.' }, seller);
  expect(await change('restore', [listing])).toMatchObject([
    { outcome: 'rejected', message: 'Its seller has objected. Please decide the objection.' },
  ]);
});

test('a listing that cannot be changed does not prevent the change of the others', async () => {
  const booked = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId: booked, buyer });
  const results = await change('delete', [listing, booked, 'none']);
  expect(results).toHaveLength(3);
  expect(results).toEqual(
    expect.arrayContaining([
      { id: listing, outcome: 'changed' },
      { id: booked, outcome: 'rejected', message: expect.stringContaining('booked or sold') },
      { id: 'none', outcome: 'rejected', message: expect.any(String) },
    ]),
  );
  expect(await acts()).toHaveLength(1);
});

test('moves listings to a category, and emails the seller once', async () => {
  const second = await storeProduct(server.database, { seller });
  const categoryId = await addCategory(server.database, 'Dive watches');
  const ids = [listing, second].sort();
  const changed = ids.map((id) => ({ id, outcome: 'changed' }));
  expect(await change('setCategory', ids, { categoryId })).toEqual(changed);
  expect((await find(`category=${categoryId}`)).sort()).toEqual(ids);
  expect(await tasks('accountEmail')).toMatchObject([
    { payload: { kind: 'categoryChanged', reason, listings: ['Field watch', 'Field watch'] } },
  ]);
  expect(await change('setCategory', ids, { categoryId })).toEqual(
    ids.map((id) => ({ id, outcome: 'unchanged' })),
  );
  expect(await change('setCategory', [listing], { categoryId: 'none' })).toMatchObject([
    { outcome: 'rejected' },
  ]);
  expect(await acts()).toHaveLength(2);
});

test('a change needs a reason, and hiding the rule', async () => {
  const path = '/staff-listings/changes';
  const ids = [listing];
  for (const body of [
    { action: 'hide', ids, reason: ' ', ...rule },
    { action: 'hide', ids, reason },
    { action: 'restore', ids: [], reason },
    { action: 'setCategory', ids, reason },
  ]) {
    expect((await call('POST', path, body)).status).toBe(400);
  }
});
