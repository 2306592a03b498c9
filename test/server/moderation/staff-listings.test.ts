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
const legalBasis = { basis: 'terms', rule: 'Only genuine watches' };

let listing: string;
beforeEach(async () => {
  listing = await storeProduct(server.database, { seller });
});

const call = (method: string, path: string, body?: unknown, { token } = moderator) =>
  server.call(method, `/api${path}`, { token, body });

async function change(action: string, ids: string[], fields: object = {}) {
  const body = {
    action,
    ids,
    reason,
    ...(['hide', 'delete'].includes(action) && legalBasis),
    ...fields,
  };
  return (await call('POST', '/staff-listings/changes', body)).body.results;
}

const find = async (query: string) =>
  (await call('GET', `/staff-listings?${query}`)).body.map(({ _id }: { _id: string }) => _id);

const recordedActs = () =>
  server.database.query(sql`
    select act, subject_id as "id", actor_id as "actorId", reason from audit_log
    order by created_at, subject_id`);

const tasks = (task: string) =>
  server.database.query<{ payload: { decisionId?: string } }>(sql`
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

test('staff hide several listings, each with its own statement of reasons and audit record', async () => {
  const second = await storeProduct(server.database, { seller });
  const ids = [listing, second].sort();
  expect(await change('hide', ids)).toEqual(ids.map((id) => ({ id, outcome: 'changed' })));
  expect(await recordedActs()).toEqual(
    ids.map((id) => ({ act: 'listing.hide', id, actorId: moderator.id, reason })),
  );
  expect(await tasks('decisionEmail')).toHaveLength(2);
  const { hiddenBy } = await ownListing();
  const { body } = await call('GET', `/decisions/${hiddenBy}`, undefined, seller);
  expect(body).toMatchObject({ ...legalBasis, facts: reason, reportCount: 0, canAppeal: true });
});

test('the list of a seller shows what staff did to each listing, and the reason', async () => {
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
  expect(staffAction).toMatchObject({
    action: 'hidden',
    decisionId: hiddenBy,
    reason,
    ...legalBasis,
  });
  await change('restore', [listing]);
  await change('delete', [listing]);
  const { listings, deletedByStaff } = await own();
  expect(listings).toEqual([]);
  expect(deletedByStaff).toMatchObject([
    { action: 'deleted', productName: 'Field watch', reason, ...legalBasis },
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

test.each(['hide', 'delete'])('staff undo %s, and the seller gets the reason', async (action) => {
  await change(action, [listing]);
  expect((await call('GET', `/product/${listing}`, undefined, buyer)).status).not.toBe(200);
  const reversalReason = 'The photos are from this shop.';
  expect(await change('restore', [listing], { reason: reversalReason })).toEqual([
    { id: listing, outcome: 'changed' },
  ]);
  expect((await call('GET', `/product/${listing}`, undefined, buyer)).status).toBe(200);
  expect(await ownListing()).toMatchObject({ state: 'forSale', hiddenBy: null });
  const [email] = (await tasks('decisionEmail')).slice(-1);
  expect(email).toMatchObject({ payload: { event: 'reversed' } });
  const path = `/decisions/${email!.payload.decisionId}`;
  const { body } = await call('GET', path, undefined, seller);
  expect(body).toMatchObject({ facts: reason, reversalReason });
  expect(await change('restore', [listing])).toMatchObject([{ outcome: 'rejected' }]);
});

test('a listing is not restored while an objection of its seller is pending', async () => {
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
  expect(await recordedActs()).toHaveLength(1);
});

test('staff move listings to a category, and the seller gets one email', async () => {
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
  expect(await recordedActs()).toHaveLength(2);
});

test('a change without a reason, a listing or the fields of its action is rejected', async () => {
  const path = '/staff-listings/changes';
  const ids = [listing];
  for (const body of [
    { action: 'hide', ids, reason: ' ', ...legalBasis },
    { action: 'hide', ids, reason },
    { action: 'restore', ids: [], reason },
    { action: 'setCategory', ids, reason },
  ]) {
    expect((await call('POST', path, body)).status).toBe(400);
  }
});
