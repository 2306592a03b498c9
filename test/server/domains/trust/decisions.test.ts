import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { createStatementToken } from '../../../../src/server/domains/access/statement-token';
import { accessTokenKeys } from '../../support/configuration';
import { payForOrder } from '../../support/pay-for-order';
import { storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, otherBuyer, admin, moderator } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  otherBuyer: 'buyer',
  admin: 'Admin',
  moderator: 'moderator',
} as const);
let listing: string;
beforeEach(async () => {
  listing = await storeProduct(server.database, { seller, advertise: true });
});

const post = (by: TestUser | undefined, path: string, body: object) =>
  server.call('POST', `/api${path}`, { token: by?.token, body });
const get = (by: TestUser | undefined, path: string) =>
  server.call('GET', `/api${path}`, { token: by?.token });

async function report(by = buyer): Promise<string> {
  const reportId = randomUUID();
  const subject = { subjectType: 'listing', subjectId: listing };
  await post(by, '/reports', { reportId, ...subject, reason: 'fraud', text: 'It is a copy.' });
  return reportId;
}

/** Which kind of rule was broken (a law or the shop's terms), and the rule itself. */
const legalBasis = { basis: 'terms', rule: 'Section 3: only genuine watches' };
const facts = 'The photos are of another shop.';
const decide = (id: string, action: string, by = moderator) =>
  post(by, `/reports/${id}/decision`, { action, facts, ...(action !== 'none' && legalBasis) });
async function decideListing(action: string): Promise<string> {
  return (await decide(await report(), action)).body.insertedId;
}
const readDecisionEmails = async () =>
  (
    await server.database.query<{ payload: object }>(sql`
      select payload from outbox where task = 'decisionEmail' order by created_at, key`)
  ).map(({ payload }) => payload);
const recordedActs = () =>
  server.database.query(sql`
    select actor_id as "actorId", act, reason from audit_log order by created_at, id`);
const readListingRow = (id = listing) =>
  server.database.query(sql`
    select listed, unlisted_because as because, hidden_by is not null as hidden,
      deleted_at is not null as deleted from products where id = ${id}`);

const storeDecision = async (subjectId: string, action: string): Promise<string> => {
  const [row] = await server.database.query<{ id: string }>(sql`
    insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts, decided_by)
    values ('listing', ${subjectId}, '', ${seller.id}, ${action}, 'Other.', ${moderator.id})
    returning id`);
  return row!.id;
};
async function storeHiddenListing(): Promise<string> {
  const id = await storeProduct(server.database, { seller });
  await server.database.query(sql`
    update products set listed = false, unlisted_because = 'hidden',
      hidden_by = ${await storeDecision(id, 'hideListing')} where id = ${id}`);
  return id;
}

const setListed = (listed: boolean) =>
  server.call('PUT', `/api/listings/${listing}/listed`, { token: seller.token, body: { listed } });

const visibleRow = { listed: true, because: null, hidden: false, deleted: false };
const hiddenRow = { listed: false, because: 'hidden', hidden: true, deleted: false };

test('the queue shows other reports and earlier decisions about the person', async () => {
  const id = await report();
  await report(otherBuyer);
  const { body } = await get(moderator, '/reports?state=open&subjectType=listing');
  expect(body).toHaveLength(2);
  expect(body.find((each: { id: string }) => each.id === id)).toMatchObject({
    subjectId: listing,
    subjectName: 'Field watch',
    reason: 'fraud',
    decisionId: null,
    personId: seller.id,
    reporterId: buyer.id,
    otherReports: 1,
    reportsOfPerson: 2,
    decisionsOfPerson: 0,
    strikes: 0,
  });
  expect((await get(moderator, '/reports?state=decided')).body).toEqual([]);
  expect((await get(moderator, '/reports?reason=spam')).body).toEqual([]);
});

test('staff list the reports and the decisions that concern one person', async () => {
  const ids = [await report(), await report(otherBuyer)];
  const subject = { subjectType: 'person', subjectId: buyer.uid, reason: 'fraud', text: 'Fake.' };
  const reportOfBuyer = randomUUID();
  await post(seller, '/reports', { reportId: reportOfBuyer, ...subject });
  const decisionId = (await decide(reportOfBuyer, 'warnPerson')).body.insertedId;
  const findIds = async (path: string) =>
    (await get(moderator, path)).body.map(({ id }: { id: string }) => id);
  expect((await findIds(`/reports?person=${seller.id}`)).sort()).toEqual(ids.sort());
  const { body: ofSeller } = await get(moderator, `/reports/${ids[0]!}`);
  const counts = { reportsOfPerson: 2, decisionsOfPerson: 0, strikes: 0 };
  expect(ofSeller).toMatchObject({ ...counts, decisions: [] });
  expect(await findIds(`/reports?person=${buyer.id}`)).toEqual([reportOfBuyer]);
  expect(await findIds(`/reports?person=${buyer.id}&state=open`)).toEqual([]);
  expect(await findIds(`/decisions?person=${buyer.id}`)).toEqual([decisionId]);
  expect(await findIds(`/decisions?person=${buyer.id}&appealed=true`)).toEqual([]);
  expect(await findIds(`/decisions?person=${seller.id}`)).toEqual([]);
});

test('the queue does not show the email address of a visitor', async () => {
  const subject = { subjectType: 'listing', subjectId: listing, reason: 'spam', text: 'Spam.' };
  const email = 'vera@example.com';
  const reportId = randomUUID();
  await post(undefined, '/reports', { reportId, ...subject, email });
  for (const path of ['/reports', `/reports/${reportId}`]) {
    expect(JSON.stringify((await get(moderator, path)).body)).not.toContain(email);
  }
});

test('a decision closes all reports of the subject, with one act and an email to each side', async () => {
  const ids = [await report(), await report(otherBuyer)];
  const { body } = await decide(ids[0]!, 'warnPerson');
  const decisionId = body.insertedId;
  expect((await get(moderator, '/reports?state=open')).body).toEqual([]);
  expect((await decide(ids[1]!, 'none')).status).toBe(409);
  expect(await recordedActs()).toEqual([
    { actorId: moderator.id, act: 'report.decide', reason: facts },
  ]);
  const sent = await readDecisionEmails();
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(
    expect.arrayContaining([
      { decisionId, event: 'decided' },
      ...ids.map((reportId) => ({ decisionId, reportId, event: 'decided' })),
    ]),
  );
});

test('of two simultaneous decisions about a subject one is stored', async () => {
  const ids = [await report(), await report(otherBuyer)];
  const responses = await Promise.all(ids.map((id) => decide(id, 'hideListing')));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await recordedActs()).toHaveLength(1);
});

test.each([
  [{ action: 'hideListing', facts }, 'Please choose the kind of rule.'],
  [
    { action: 'hideListing', facts, basis: 'law' },
    'Please name the rule, such as a section of the terms or of a law.',
  ],
  [{ action: 'none', facts: ' ' }, 'Please state the facts.'],
])('a decision without its reasons is rejected: %j', async (body, message) => {
  const id = await report();
  expect(await post(admin, `/reports/${id}/decision`, body)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('a hidden listing is visible to its seller and staff only, and its seller cannot list it', async () => {
  const decisionId = await decideListing('hideListing');
  for (const by of [undefined, buyer]) {
    expect((await get(by, `/product/${listing}`)).status).toBe(410);
  }
  for (const by of [seller, admin, moderator]) {
    expect((await get(by, `/product/${listing}`)).status).toBe(200);
  }
  expect((await get(undefined, '/ads')).body.data).toEqual([]);
  expect((await get(undefined, `/seller/${seller.uid}/products`)).body).toEqual([]);
  expect((await get(seller, '/listings')).body.listings).toMatchObject([
    { _id: listing, listed: false, unlistedBecause: 'hidden', hiddenBy: decisionId },
  ]);
  expect((await setListed(true)).status).toBe(409);
  expect((await setListed(false)).status).toBe(409);
  expect(
    (await post(seller, '/listings/changes', { action: 'resume', ids: [listing] })).body.results,
  ).toMatchObject([{ outcome: 'rejected' }]);
  expect(await readListingRow()).toEqual([hiddenRow]);
});

test('a report shows whether its listing is hidden, and whether the listing or its seller is deleted', async () => {
  const id = await report();
  const readFlags = async () => {
    const { isHidden, isDeleted } = (await get(moderator, `/reports/${id}`)).body.listing;
    return { isHidden, isDeleted };
  };
  expect(await readFlags()).toEqual({ isHidden: false, isDeleted: false });
  await decide(id, 'hideListing');
  expect(await readFlags()).toEqual({ isHidden: true, isDeleted: false });
  await server.database.query(sql`update users set deleted_at = now() where id = ${seller.id}`);
  expect(await readFlags()).toEqual({ isHidden: true, isDeleted: true });
  await server.database.query(sql`update users set deleted_at = null where id = ${seller.id}`);
  await server.database.query(sql`update products set deleted_at = now() where id = ${listing}`);
  expect(await readFlags()).toEqual({ isHidden: true, isDeleted: true });
});

test('an order of a hidden listing continues, and the listing stays hidden when the order ends', async () => {
  const order = await storeOrder(server.database, { productId: listing, buyer });
  await decideListing('hideListing');
  expect((await post(buyer, `/sales/${order}/events`, { type: 'buyer.cancel' })).status).toBe(200);
  expect(await readListingRow()).toEqual([hiddenRow]);
});

test('a hidden listing is paid for by its buyer, and its seller does not list it after the refund', async () => {
  const order = await storeOrder(server.database, { productId: listing, buyer });
  await decideListing('hideListing');
  await payForOrder(server, { productId: listing, buyer });
  expect((await get(buyer, `/sales/${order}`)).body).toMatchObject({ state: 'awaitingHandOver' });
  expect(await readListingRow()).toEqual([hiddenRow]);
  await server.database.query(sql`
    update orders set state = 'refunded', holding = false, ended_at = now(), deadlines = '{}'`);
  expect((await setListed(true)).status).toBe(409);
});

test('a booked listing is not deleted', async () => {
  await storeOrder(server.database, { productId: listing, buyer });
  expect((await decide(await report(), 'deleteListing')).status).toBe(409);
  expect((await get(moderator, '/reports?state=open')).body).toHaveLength(1);
});

test('only staff see the person whom a decision concerns and the reports that led to it', async () => {
  const reportId = await report();
  const id = (await decide(reportId, 'hideListing')).body.insertedId;
  const read = async (by: TestUser) => (await get(by, `/decisions/${id}`)).body;
  expect(await read(admin)).toMatchObject({ personId: seller.id, reportIds: [reportId] });
  const sellersView = await read(seller);
  expect(sellersView).toMatchObject({ as: 'person', personName: '' });
  expect(sellersView).not.toHaveProperty('personId');
  expect(sellersView).not.toHaveProperty('reportIds');
});

describe('an objection', () => {
  const appeal = (id: string, by: TestUser | undefined, text = 'They are my own photos.') =>
    post(by, `/decisions/${id}/appeal`, { text });
  async function decideAppeal(decisionId: string, outcome: string) {
    const { appeals } = (await get(admin, `/decisions/${decisionId}`)).body;
    const body = { outcome, reason: 'The photos are the own ones.' };
    return post(admin, `/appeals/${appeals.at(-1).id}/decision`, body);
  }

  test.each([
    ['hideListing', hiddenRow],
    ['deleteListing', { ...hiddenRow, deleted: true }],
  ])('that is granted undoes %s', async (action, state) => {
    const refunded = await storeOrder(server.database, {
      ...{ productId: listing, buyer, state: 'refunded' },
    });
    await server.database.query(sql`
      update orders set paid_at = now() - interval '1 day', ended_at = now() where id = ${refunded}`);
    const sold = await storeProduct(server.database, { seller });
    await storeOrder(server.database, { productId: sold, buyer, paid: true });
    const id = await decideListing(action);
    const others = await storeHiddenListing();
    expect(await readListingRow()).toEqual([state]);
    expect((await appeal(id, seller)).status).toBe(200);
    expect((await get(moderator, '/decisions?appealed=true')).body).toMatchObject([
      { id, personId: seller.id },
    ]);
    expect((await decideAppeal(id, 'reversed')).status).toBe(200);
    expect(await readListingRow()).toEqual([visibleRow]);
    expect(await readListingRow(others)).toEqual([hiddenRow]);
    expect((await get(undefined, `/product/${listing}`)).status).toBe(200);
    expect((await recordedActs()).at(-1)).toMatchObject({
      actorId: admin.id,
      act: 'decision.decideAppeal',
    });
    expect(
      (await readDecisionEmails()).filter((email) => 'event' in email && email.event !== 'decided'),
    ).toHaveLength(2);
    expect((await get(moderator, '/decisions?appealed=true')).body).toEqual([]);
  });

  test.each([
    [
      'its seller has closed the account',
      sql`update users set deleted_at = now() where role = 'seller'`,
      hiddenRow,
    ],
    [
      'its seller has deleted it',
      sql`update products set deleted_at = now()`,
      { ...hiddenRow, deleted: true },
    ],
    ['it is booked', sql`update orders set holding = true`, visibleRow],
    [
      'it was sold',
      sql`update orders set paid_at = now() + interval '1 second'`,
      { ...visibleRow, listed: false },
    ],
  ])('that is granted does what is left when %s', async (_case, change, row) => {
    await storeOrder(server.database, { productId: listing, buyer, state: 'cancelled' });
    const id = await decideListing('hideListing');
    await appeal(id, seller);
    await server.database.query(change);
    expect((await decideAppeal(id, 'reversed')).status).toBe(200);
    expect(await readListingRow()).toEqual([row]);
  });

  test.each([
    ['notifies', 'that is for sale again', true],
    ['does not notify', 'that its seller had paused', false],
  ])(
    'that is granted %s the users who have saved a watch %s',
    async (_notifies, _state, wasListed) => {
      await server.database.query(sql`
        insert into wishlist_entries (product_id, user_id) values (${listing}, ${buyer.id})`);
      await setListed(wasListed);
      const id = await decideListing('hideListing');
      await appeal(id, seller);
      await decideAppeal(id, 'reversed');
      const { body } = await get(buyer, '/notifications');
      const news = (body as { news: string }[]).map((each) => each.news);
      expect(news.includes('forSaleAgain')).toBe(wasListed);
      const toMatch = await server.database.query(
        sql`select product_id as id from products_to_match`,
      );
      expect(toMatch).toEqual(wasListed ? [{ id: listing }] : []);
    },
  );

  test('to a deletion that is granted leaves an earlier decision that hides the listing', async () => {
    const hiding = await decideListing('hideListing');
    const deletion = await decideListing('deleteListing');
    await storeDecision(listing, 'warnPerson');
    await storeHiddenListing();
    const reversed = await storeDecision(listing, 'hideListing');
    await server.database.query(sql`
      update decisions set reversed_at = now() where id = ${reversed}`);
    await appeal(deletion, seller);
    await decideAppeal(deletion, 'reversed');
    expect(await readListingRow()).toEqual([hiddenRow]);
    const hidden = await server.database.query(sql`
      select hidden_by as id from products where id = ${listing}`);
    expect(hidden).toEqual([{ id: hiding }]);
  });

  test('to both decisions about a paused listing that are granted, the first one first, leave it paused', async () => {
    await server.database.query(sql`
      update products set listed = false, unlisted_because = 'paused' where id = ${listing}`);
    const hiding = await decideListing('hideListing');
    const deletion = await decideListing('deleteListing');
    for (const id of [hiding, deletion]) {
      await appeal(id, seller);
      await decideAppeal(id, 'reversed');
    }
    const states = await server.database.query(sql`
      select listed, unlisted_because as because from products where id = ${listing}`);
    expect(states).toEqual([{ listed: false, because: 'paused' }]);
  });

  test('that is rejected changes nothing', async () => {
    const id = await decideListing('hideListing');
    await appeal(id, seller);
    await decideAppeal(id, 'upheld');
    expect(await readListingRow()).toEqual([hiddenRow]);
    expect((await get(seller, `/decisions/${id}`)).body).toMatchObject({
      as: 'person',
      canAppeal: false,
      reversedAt: null,
      appeals: [{ by: 'person', outcome: 'upheld', reason: 'The photos are the own ones.' }],
    });
    expect((await decideAppeal(id, 'reversed')).status).toBe(409);
  });

  test('is possible once, and only for the person whom the decision disadvantages', async () => {
    const id = await decideListing('warnPerson');
    expect((await appeal(id, buyer)).status).toBe(409);
    expect((await appeal(id, otherBuyer)).status).toBe(404);
    expect((await appeal(id, moderator)).status).toBe(404);
    expect((await appeal(id, seller)).status).toBe(200);
    // A repeated request.
    expect((await appeal(id, seller)).status).toBe(200);
    expect((await appeal(id, seller, 'Once more.')).status).toBe(409);
  });

  test('is too late after six months', async () => {
    const id = await decideListing('warnPerson');
    await server.database.query(sql`
      update decisions set created_at = now() - interval '184 days'`);
    expect((await appeal(id, seller)).status).toBe(409);
    expect((await get(seller, `/decisions/${id}`)).body.canAppeal).toBe(false);
  });

  test('of a reporter whose report had no consequence opens the report again', async () => {
    const id = await decideListing('none');
    expect((await get(buyer, `/decisions/${id}`)).body).toMatchObject({
      as: 'reporter',
      canAppeal: true,
      personName: '',
    });
    expect((await appeal(id, buyer)).status).toBe(200);
    await decideAppeal(id, 'reversed');
    expect((await get(moderator, '/reports?state=open')).body).toHaveLength(1);
  });

  test('of one reporter that is granted ends that of the other one', async () => {
    const id = await report();
    await report(otherBuyer);
    const decisionId = (await decide(id, 'none')).body.insertedId;
    expect((await appeal(decisionId, buyer)).status).toBe(200);
    expect((await appeal(decisionId, otherBuyer)).status).toBe(200);
    await decideAppeal(decisionId, 'reversed');
    expect((await get(moderator, '/decisions?appealed=true')).body).toEqual([]);
  });

  test('is possible once for a reporter who has reported twice', async () => {
    const reportIds = [await report(), await report()];
    const decisionId = (await decide(reportIds[0]!, 'none')).body.insertedId;
    const [first, second] = reportIds.map((reportId) =>
      createStatementToken(accessTokenKeys, { decisionId, reportId }),
    );
    expect((await appeal(first!, undefined)).status).toBe(200);
    expect((await appeal(second!, undefined, 'Once more.')).status).toBe(409);
  });

  test('needs no session with the link of the email', async () => {
    const decisionId = await decideListing('hideListing');
    const token = createStatementToken(accessTokenKeys, { decisionId });
    expect((await get(undefined, `/decisions/${token}`)).body).toMatchObject({
      as: 'person',
      canAppeal: true,
      facts,
      rule: legalBasis.rule,
      basis: 'terms',
    });
    expect((await get(undefined, `/decisions/${token}x`)).status).toBe(404);
    expect((await get(undefined, `/decisions/${decisionId}`)).status).toBe(404);
    expect((await appeal(token, undefined)).status).toBe(200);
  });
});

test('a strike counts until it ends or is reversed', async () => {
  await decideListing('warnPerson');
  const readStrikes = async () => {
    await report();
    return (await get(moderator, '/reports?state=open')).body[0].strikes;
  };
  expect(await readStrikes()).toBe(1);
  await server.database.query(sql`update decisions set ends_at = now() - interval '1 second'`);
  expect(await readStrikes()).toBe(0);
});

test('a suspension ends the session, and an objection by the link of the email lifts it', async () => {
  const { body } = await post(moderator, `/reports/${await report()}/decision`, {
    action: 'suspendPerson',
    days: 7,
    facts,
    ...legalBasis,
  });
  const decisionId = body.insertedId;
  expect(await readListingRow()).toEqual([{ ...visibleRow, listed: false, because: 'suspended' }]);
  expect((await get(seller, '/listings')).status).toBeGreaterThanOrEqual(401);
  const token = createStatementToken(accessTokenKeys, { decisionId });
  const statement = (await get(undefined, `/decisions/${token}`)).body;
  expect(statement).toMatchObject({ as: 'person', action: 'suspendPerson' });
  expect(new Date(statement.endsAt).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  await post(undefined, `/decisions/${token}/appeal`, { text: 'They are my own photos.' });
  const { appeals } = (await get(admin, `/decisions/${decisionId}`)).body;
  const reversal = { outcome: 'reversed', reason: 'The photos are the own ones.' };
  await post(admin, `/appeals/${appeals[0].id}/decision`, reversal);
  expect(await readListingRow()).toEqual([visibleRow]);
  expect(await recordedActs()).toHaveLength(2);
});
