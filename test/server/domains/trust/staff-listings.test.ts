import type { StaffListing } from '../../../../src/contract/trust/staff-listing';
import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import {
  addCategory,
  addUser,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, moderator, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  moderator: 'moderator',
  admin: 'Admin',
});

const reason = 'The photos are of another shop.';
/** Which kind of rule was broken (a law or the shop's terms), and the rule itself. */
const legalBasis = { basis: 'terms', rule: 'Only genuine watches' };

let listing: string;
beforeEach(async () => {
  listing = await storeProduct(server.database, { seller });
});

const call = (method: string, path: string, body?: unknown, { token } = moderator) =>
  server.call(method, `/api${path}`, { token, body });

async function changeListings(action: string, ids: string[], fields: object = {}) {
  const body = {
    action,
    ids,
    reason,
    ...(['hide', 'delete'].includes(action) && legalBasis),
    ...fields,
  };
  return (await call('POST', '/staff-listings/changes', body)).body.results;
}

const findListings = async (query: string) =>
  (await call('GET', `/staff-listings?${query}`)).body.map(({ _id }: { _id: string }) => _id);

const recordedActs = () =>
  server.database.query(sql`
    select act, subject_id as "id", actor_id as "actorId", reason from audit_log
    order by created_at, subject_id`);

const readTasks = (task: string) =>
  server.database.query<{ payload: { decisionId?: string } }>(sql`
    select payload from outbox where task = ${task} order by created_at, key`);

const readOwnListing = async () =>
  (await call('GET', '/listings', undefined, seller)).body.listings[0];

test('staff find listings by word, id, state, category, seller and whether they are hidden', async () => {
  const { database } = server;
  const other = await addUser(database, 'seller');
  const categoryId = await addCategory(database, 'Dive watches');
  const diver = await storeProduct(database, { seller: other, categoryId });
  const booked = await storeProduct(database, { seller });
  await storeOrder(database, { productId: booked, buyer });
  await changeListings('hide', [listing]);
  expect(await findListings('')).toHaveLength(3);
  expect(await findListings('text=fiel')).toHaveLength(3);
  expect(await findListings('text=chrono')).toEqual([]);
  expect(await findListings(`text=${booked}`)).toEqual([booked]);
  expect(await findListings('state=booked')).toEqual([booked]);
  expect(await findListings(`category=${categoryId}`)).toEqual([diver]);
  expect(await findListings(`seller=${other.id}&state=forSale`)).toEqual([diver]);
  expect(await findListings('hidden=true')).toEqual([listing]);
  expect(await findListings('state=deleted')).toEqual([]);
});

test('staff find listings with contact details in their texts', async () => {
  await storeProduct(server.database, { seller, productName: 'Field watch, call 01712345678' });
  await indexProducts(server.database);
  const { body } = await call('GET', '/staff-listings?contact=true');
  expect(body).toMatchObject([
    { productName: 'Field watch, call 01712345678', hasContactDetails: true },
  ]);
});

test('an admin exports the listings of the filters, without formulas', async () => {
  await storeProduct(server.database, { seller, productName: '=1+1;Diver' });
  await changeListings('hide', [listing]);
  const exportAs = (user: TestUser) =>
    call('GET', '/staff-listings/export?state=forSale', undefined, user);
  expect((await exportAs(moderator)).status).toBe(403);
  const [heading, ...rows] = (await exportAs(admin)).body.trim().split('\r\n');
  expect(heading).toContain('"productName","sellingPrice","sellerId"');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`"'=1+1;Diver"`);
});

test('staff find a deleted listing by its id, so that links to it work', async () => {
  await changeListings('delete', [listing]);
  expect(await findListings(`text=${listing}`)).toEqual([listing]);
  expect(await findListings('text=fiel')).toEqual([]);
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

test('staff see the decision that hides a listing in Listings and on the page of its seller', async () => {
  await changeListings('hide', [listing]);
  const hiddenListing = { _id: listing, hiddenBy: expect.stringMatching(/^[\da-f-]{36}$/) };
  const found = await call('GET', `/staff-listings?text=${listing}`);
  expect(found.body).toEqual([expect.objectContaining(hiddenListing)]);
  const ofSeller = await call('GET', `/users/${seller.id}`);
  expect(ofSeller.body.listings).toEqual([expect.objectContaining(hiddenListing)]);
});

test("a user's page has the decisions about their listings, and their active strikes", async () => {
  await changeListings('hide', [listing]);
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

test("a user's page has nothing of other people", async () => {
  await storeOrder(server.database, { productId: listing, buyer });
  await server.database.query(sql`
    insert into reports (subject_type, subject_id, subject_user_id, text)
    values ('person', ${seller.id}, ${seller.id}, 'Spam.')`);
  await changeListings('hide', [listing]);
  const { id } = await addUser(server.database, 'seller');
  expect((await call('GET', `/users/${id}`)).body).toMatchObject({
    counts: { listings: 0, purchases: 0, sales: 0, strikes: 0 },
    ...{ listings: [], orders: [], reports: [], decisions: [], acts: [] },
  });
});

test('staff hide several listings, each with its own statement of reasons and audit record', async () => {
  const second = await storeProduct(server.database, { seller });
  const ids = [listing, second].sort();
  expect(await changeListings('hide', ids)).toEqual(ids.map((id) => ({ id, outcome: 'changed' })));
  expect(await recordedActs()).toEqual(
    ids.map((id) => ({ act: 'listing.hide', id, actorId: moderator.id, reason })),
  );
  expect(await readTasks('decisionEmail')).toHaveLength(2);
  const { hiddenBy } = await readOwnListing();
  const { body } = await call('GET', `/decisions/${hiddenBy}`, undefined, seller);
  expect(body).toMatchObject({ ...legalBasis, facts: reason, reportCount: 0, canAppeal: true });
});

test('the list of a seller shows what staff did to each listing, and the reason', async () => {
  const readOwnListings = async () => (await call('GET', '/listings', undefined, seller)).body;
  expect(await readOwnListings()).toMatchObject({
    listings: [{ staffAction: null }],
    deletedByStaff: [],
  });
  const categoryId = await addCategory(server.database, 'Dive watches');
  await changeListings('setCategory', [listing], { categoryId });
  expect((await readOwnListing()).staffAction).toEqual({
    action: 'moved',
    decisionId: null,
    reason,
    basis: null,
    rule: '',
    createdAt: expect.any(String),
  });
  await changeListings('hide', [listing]);
  const { hiddenBy, staffAction } = await readOwnListing();
  expect(staffAction).toMatchObject({
    action: 'hidden',
    decisionId: hiddenBy,
    reason,
    ...legalBasis,
  });
  await changeListings('restore', [listing]);
  await changeListings('delete', [listing]);
  const { listings, deletedByStaff } = await readOwnListings();
  expect(listings).toEqual([]);
  expect(deletedByStaff).toMatchObject([
    { action: 'deleted', productName: 'Field watch', reason, ...legalBasis },
  ]);
  const { decisionId } = deletedByStaff[0];
  const { body } = await call('GET', `/decisions/${decisionId}`, undefined, seller);
  expect(body).toMatchObject({ facts: reason, canAppeal: true });
  await changeListings('restore', [listing]);
  expect((await readOwnListings()).deletedByStaff).toEqual([]);
});

test('hiding a listing closes its open reports, and sends the decision to their reporters', async () => {
  await call(
    'POST',
    '/reports',
    {
      reportId: '0d9a3c58-6a7e-4a8c-9a50-1d3f0c5b7e21',
      reason: 'fraud',
      text: 'A copy.',
      subjectType: 'listing',
      subjectId: listing,
    },
    buyer,
  );
  await changeListings('hide', [listing]);
  expect((await call('GET', '/reports?state=open')).body).toEqual([]);
  expect(await readTasks('decisionEmail')).toHaveLength(2);
});

test.each(['hide', 'delete'])('staff undo %s, and the seller gets the reason', async (action) => {
  await changeListings(action, [listing]);
  expect((await call('GET', `/product/${listing}`, undefined, buyer)).status).not.toBe(200);
  const reversalReason = 'The photos are from this shop.';
  expect(await changeListings('restore', [listing], { reason: reversalReason })).toEqual([
    { id: listing, outcome: 'changed' },
  ]);
  expect((await call('GET', `/product/${listing}`, undefined, buyer)).status).toBe(200);
  expect(await readOwnListing()).toMatchObject({ state: 'forSale', hiddenBy: null });
  const [email] = (await readTasks('decisionEmail')).slice(-1);
  expect(email).toMatchObject({ payload: { event: 'reversed' } });
  const path = `/decisions/${email!.payload.decisionId}`;
  const { body } = await call('GET', path, undefined, seller);
  expect(body).toMatchObject({ facts: reason, reversalReason });
  expect(await changeListings('restore', [listing])).toMatchObject([{ outcome: 'rejected' }]);
});

test('a listing is not restored while an objection of its seller is pending', async () => {
  await changeListings('hide', [listing]);
  const { hiddenBy } = await readOwnListing();
  await call('POST', `/decisions/${hiddenBy}/appeal`, { text: 'They are my photos.' }, seller);
  expect(await changeListings('restore', [listing])).toMatchObject([
    { outcome: 'rejected', message: 'Its seller has objected. Please decide the objection.' },
  ]);
});

test('a change is applied to the other listings if one cannot be changed', async () => {
  const booked = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId: booked, buyer });
  const results = await changeListings('delete', [listing, booked, 'none']);
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
  expect(await changeListings('setCategory', ids, { categoryId })).toEqual(changed);
  expect((await findListings(`category=${categoryId}`)).sort()).toEqual(ids);
  expect(await readTasks('accountEmail')).toMatchObject([
    { payload: { kind: 'categoryChanged', reason, listings: ['Field watch', 'Field watch'] } },
  ]);
  expect(await changeListings('setCategory', ids, { categoryId })).toEqual(
    ids.map((id) => ({ id, outcome: 'unchanged' })),
  );
  expect(await changeListings('setCategory', [listing], { categoryId: 'none' })).toMatchObject([
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

test('staff see that two accounts have entered the same serial number, which nobody else reads', async () => {
  const others = await storeProduct(server.database, {
    seller: await addUser(server.database, 'seller'),
  });
  const setSerial = (id: string, serialNumber: string | null) =>
    server.database.query(
      sql`update products set serial_number = ${serialNumber} where id = ${id}`,
    );
  await setSerial(listing, 'K 123-456');
  await setSerial(others, 'k123456');
  const marked = async () =>
    (await call('GET', '/staff-listings')).body.map(
      (each: StaffListing) => each.sharesSerialNumber,
    );
  expect(await marked()).toEqual([true, true]);
  await setSerial(others, ' - ');
  expect(await marked()).toEqual([false, false]);
  const read = async (by?: TestUser) =>
    (await server.call('GET', `/api/product/${listing}`, { token: by?.token })).body.serialNumber;
  expect([await read(), await read(buyer), await read(moderator)]).toEqual(['', '', '']);
  expect([await read(seller), await read(admin)]).toEqual(['K 123-456', 'K 123-456']);
});
