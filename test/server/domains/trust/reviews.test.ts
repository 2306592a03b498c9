import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { discountReviews } from '../../../../src/server/domains/catalogue/ratings.sql';
import { addPublicChange } from '../../../../src/server/domains/platform/live-changes.sql';
import { eraseDueUsers } from '../../../../src/server/domains/privacy/erasure/erase-due-users';
import { findReportReceipt } from '../../../../src/server/domains/trust/reports.sql';
import { publishDueReviews } from '../../../../src/server/domains/trust/reviews/publish-reviews';
import { askForReviews } from '../../../../src/server/domains/trust/reviews/review-notifications.sql';
import { addUser, storeEndedSale, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, otherBuyer, moderator } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  otherBuyer: 'buyer',
  moderator: 'moderator',
} as const);
let order: string;
beforeEach(async () => {
  order = await storeEndedSale(server.database, { seller, buyer });
});

const review = (by: TestUser, values: object = {}, orderId = order) =>
  server.call('POST', `/api/sales/${orderId}/reviews`, {
    token: by.token,
    body: { rating: 5, text: 'As described.', ...values },
  });
const readOrder = async (by: TestUser, orderId = order) =>
  (await server.call('GET', `/api/sales/${orderId}/reviews`, { token: by.token })).body;
const readSeller = async () => (await server.call('GET', `/api/seller/${seller.uid}`)).body;
const readSellerReviews = async () =>
  (await server.call('GET', `/api/seller/${seller.uid}/reviews`)).body;
const publishDue = () => publishDueReviews(server.database, () => false);
const endOrder = (daysAgo: number) =>
  server.database.query(sql`
    update orders set ended_at = now() - make_interval(days => ${daysAgo}::int, secs => 1) where id = ${order}`);
const notifiedKinds = async () =>
  (
    await server.database.query<{ kind: string }>(sql`
      select kind from notifications where order_id = ${order} order by user_id = ${buyer.id}`)
  ).map(({ kind }) => kind);

/** Lets buyers give the seller these stars, each for an order of their own. */
async function rateSeller(...ratings: number[]): Promise<void> {
  for (const rating of ratings) {
    const author = await addUser(server.database, 'buyer');
    const id = await storeEndedSale(server.database, { seller, buyer: author });
    await review(author, { rating }, id);
    await review(seller, {}, id);
  }
}

test('nobody reads a review before both sides have written', async () => {
  expect((await review(buyer, { rating: 2, text: 'Scratched.' })).status).toBe(200);
  expect((await readOrder(seller)).reviews).toEqual([]);
  expect((await readOrder(moderator)).reviews).toEqual([]);
  expect((await readOrder(buyer)).reviews).toMatchObject([
    { text: 'Scratched.', isPublished: false },
  ]);
  expect(await readSellerReviews()).toEqual([]);
  expect(await notifiedKinds()).toEqual([]);
  await review(seller, { rating: 1, text: 'Late.' });
  expect((await readOrder(seller)).reviews).toMatchObject([
    { by: 'buyer', text: 'Scratched.', isPublished: true },
    { by: 'seller', text: 'Late.', isPublished: true },
  ]);
  expect(await readSellerReviews()).toMatchObject([{ rating: 2, text: 'Scratched.' }]);
  expect(await notifiedKinds()).toEqual(['reviewed', 'reviewed']);
});

test('two reviews at the same time are both published', async () => {
  await Promise.all([review(buyer), review(seller)]);
  expect((await readOrder(buyer)).reviews).toHaveLength(2);
});

test('a review without an answer of the other side is published after 14 days', async () => {
  await review(buyer);
  expect(await publishDue()).toBe(0);
  await server.database.query(sql`update reviews set due_at = now() - interval '1 second'`);
  expect(await publishDue()).toBe(1);
  expect(await readSellerReviews()).toHaveLength(1);
  await endOrder(14);
  expect((await readOrder(seller)).writeUntil).toBeNull();
  expect((await review(seller)).status).toBe(409);
});

test('a later end of the order, as of a bank dispute, lets nobody answer a public review with one', async () => {
  await review(buyer);
  await server.database.query(sql`update reviews set due_at = now() - interval '1 second'`);
  await publishDue();
  await endOrder(0);
  expect((await readOrder(seller)).writeUntil).toBeNull();
  expect((await review(seller, { rating: 1 })).status).toBe(409);
});

test('a review is written once, and never changed', async () => {
  await review(buyer);
  expect((await review(buyer)).status).toBe(200);
  expect(await review(buyer, { rating: 1 })).toMatchObject({
    status: 409,
    body: { message: "You've already reviewed this order. You can't change a review." },
  });
  expect((await readOrder(buyer)).reviews).toMatchObject([{ rating: 5 }]);
});

test.each([
  ['cancelled before the payment', sql`paid_at = null, state = 'cancelled'`],
  ['still open', sql`ended_at = null, state = 'inspecting'`],
  ['15 days old', sql`ended_at = now() - interval '15 days'`],
])('an order that is %s is not reviewed', async (_, change) => {
  await server.database.query(sql`update orders set ${change} where id = ${order}`);
  expect((await review(buyer)).status).toBe(409);
  expect((await readOrder(buyer)).writeUntil).toBeNull();
});

test('a refunded order is reviewed only after a problem was reported', async () => {
  await server.database.query(sql`update orders set state = 'refunded' where id = ${order}`);
  const setEvent = (type: string, state: string) =>
    server.database.query(sql`
      update order_events set type = ${type}, state = ${state} where order_id = ${order}`);
  await setEvent('seller.cancel', 'refunding');
  expect((await review(buyer)).status).toBe(409);
  await setEvent('buyer.report', 'reported');
  expect((await review(buyer)).status).toBe(200);
});

test('phone numbers and email addresses in a review are hidden', async () => {
  await review(buyer, { text: 'Call me at 01712 345678 or vera@example.com.' });
  const [own] = (await readOrder(buyer)).reviews;
  expect(own.text).not.toMatch(/01712|vera@/);
});

test('a seller has an average from three reviews on', async () => {
  await rateSeller(5, 4);
  expect(await readSeller()).toMatchObject({ rating: null, reviewCount: 2 });
  await rateSeller(4);
  expect((await readSeller()).rating).toEqual({ average: 4.3, count: 3 });
  const { products } = (await server.call('GET', `/api/search?seller=${seller.uid}`)).body;
  for (const product of products) expect(product.sellerRating).toEqual({ average: 4.3, count: 3 });
});

test('reviews between people who share a phone or card do not count', async () => {
  await rateSeller(4, 4, 4);
  await server.database.query(sql`
    insert into order_flags (order_id, kind) values (${order}, 'samePhone')`);
  await review(buyer, { rating: 5 });
  await review(seller);
  expect((await readSeller()).rating).toEqual({ average: 4, count: 3 });
  expect((await readSellerReviews())[0]).toMatchObject({ rating: 5, counted: false });
});

test('praise for an order whose whole price was refunded does not count, a complaint does', async () => {
  await rateSeller(4, 4);
  for (const rating of [4, 3]) {
    const author = await addUser(server.database, 'buyer');
    const id = await storeEndedSale(server.database, { seller, buyer: author });
    await server.database.query(sql`
      update order_events set type = 'buyer.report', state = 'reported' where order_id = ${id}`);
    await review(author, { rating }, id);
    await review(seller, {}, id);
  }
  expect(await readSellerReviews()).toMatchObject([{ counted: true }, { counted: false }, {}, {}]);
  expect((await readSeller()).rating).toEqual({ average: 3.7, count: 3 });
});

test('a flag that comes later takes the reviews of the order out of the average, for all readers', async () => {
  await rateSeller(4, 4);
  await review(buyer, { rating: 5 });
  await review(seller);
  expect((await readSeller()).rating).toEqual({ average: 4.3, count: 3 });
  await server.database.transaction((tx) => discountReviews(tx, [order]));
  expect(await readSeller()).toMatchObject({ rating: null, reviewCount: 2 });
});

test('the person reviewed answers once, and nobody else does', async () => {
  await review(buyer);
  await review(seller);
  const [{ id }] = await readSellerReviews();
  const reply = (by: TestUser, text: string) =>
    server.call('POST', `/api/reviews/${id}/reply`, { token: by.token, body: { text } });
  expect((await reply(buyer, 'Me again.')).status).toBe(404);
  expect((await reply(seller, 'Thank you.')).status).toBe(200);
  expect((await reply(seller, 'Thank you.')).status).toBe(200);
  expect((await reply(seller, 'Or not.')).status).toBe(409);
  expect(await readSellerReviews()).toMatchObject([{ reply: 'Thank you.' }]);
});

/** Reports the first review of the seller, or another one. Returns the report. */
async function report(by: TestUser, { isAboutReply = false, id = '' } = {}): Promise<string> {
  const subjectId = id || (await readSellerReviews())[0].id;
  const reportId = randomUUID();
  const body = {
    reportId,
    subjectType: 'review',
    subjectId,
    isAboutReply,
    reason: 'harassment',
    text: 'Rude.',
  };
  expect((await server.call('POST', '/api/reports', { token: by.token, body })).status).toBe(200);
  return reportId;
}

/** Decides to hide what was reported. Returns the decision. */
async function hide(reportId: string): Promise<string> {
  const decided = await server.call('POST', `/api/reports/${reportId}/decision`, {
    token: moderator.token,
    body: { action: 'hideReview', facts: 'It insults.', basis: 'terms', rule: 'Harassment' },
  });
  expect(decided.status).toBe(200);
  return decided.body.insertedId;
}

test('a decision hides a review with a statement of reasons, and a reversal restores it', async () => {
  await rateSeller(4, 4);
  await review(buyer, { rating: 1, text: 'You fool.' });
  await review(seller);
  const decisionId = await hide(await report(seller));
  expect(await readSeller()).toMatchObject({ rating: null, reviewCount: 2 });
  expect(await readSellerReviews()).toHaveLength(2);
  expect((await readOrder(buyer)).reviews[0]).toMatchObject({ isHidden: true });
  expect(
    await server.database.query(sql`select user_id as id from decisions where id = ${decisionId}`),
  ).toEqual([{ id: buyer.id }]);
  await server.call('POST', `/api/decisions/${decisionId}/appeal`, {
    token: buyer.token,
    body: { text: 'It was a joke.' },
  });
  const [appeal] = await server.database.query<{ id: string }>(sql`select id from appeals`);
  const admin = await addUser(server.database, 'Admin');
  await server.call('POST', `/api/appeals/${appeal!.id}/decision`, {
    token: admin.token,
    body: { outcome: 'reversed', reason: 'It is an opinion.' },
  });
  expect((await readSeller()).reviewCount).toBe(3);
});

test('staff read the reported review in the lists and decide, and both sides read the statement of reasons', async () => {
  const read = async (path: string, by: TestUser) =>
    (await server.call('GET', `/api${path}`, { token: by.token })).body;
  await review(buyer, { rating: 1, text: 'You fool.' });
  await review(seller);
  const id = await report(seller);
  const inQueue = { id, subjectType: 'review', personId: buyer.id, decisionId: null };
  expect(await read('/reports?state=open&subjectType=review', moderator)).toMatchObject([inQueue]);
  expect(await read(`/reports/${id}`, moderator)).toMatchObject({
    review: { rating: 1, text: 'You fool.', orderId: order, isReplyReported: false },
  });
  const decisionId = await hide(id);
  expect(await read('/reports?state=open&subjectType=review', moderator)).toEqual([]);
  expect(await read('/decisions', moderator)).toMatchObject([
    { id: decisionId, subjectType: 'review', action: 'hideReview', personId: buyer.id },
  ]);
  const statement = { action: 'hideReview', facts: 'It insults.', rule: 'Harassment' };
  const path = `/decisions/${decisionId}`;
  expect(await read(path, buyer)).toMatchObject({ ...statement, as: 'person', canAppeal: true });
  expect(await read(path, seller)).toMatchObject({
    ...statement,
    as: 'reporter',
    canAppeal: false,
  });
  expect((await server.call('GET', `/api${path}`, { token: otherBuyer.token })).status).toBe(404);
  await server.call('POST', `/api${path}/appeal`, { token: buyer.token, body: { text: 'No.' } });
  expect((await read(path, buyer)).appeals).toMatchObject([{ text: 'No.' }]);
  expect((await read(path, seller)).appeals).toEqual([]);
  expect(await read('/decisions?appealed=true', moderator)).toMatchObject([{ id: decisionId }]);
});

test('the receipt of a report leads to where the review is: the page of the seller, or the order', async () => {
  await review(buyer);
  await review(seller);
  const [byBuyer, bySeller] = (await readOrder(buyer)).reviews;
  await server.database.query(sql`
    update users set email = 'sam@example.com', email_verified = true where id = ${seller.id}`);
  await server.database.query(sql`
    update users set email = 'bea@example.com', email_verified = true where id = ${buyer.id}`);
  const about = async (by: TestUser, id: string) =>
    findReportReceipt(server.database, await report(by, { id }));
  expect(await about(seller, byBuyer.id)).toMatchObject({
    subjectId: seller.uid,
    isOnOrderPage: false,
  });
  expect(await about(buyer, bySeller.id)).toMatchObject({ subjectId: order, isOnOrderPage: true });
});

test('anybody reports the answer to a review, which alone is hidden', async () => {
  await review(buyer, { text: 'Fine.' });
  await review(seller);
  const [{ id }] = await readSellerReviews();
  const body = { text: 'You liar.' };
  await server.call('POST', `/api/reviews/${id}/reply`, { token: seller.token, body });
  const aboutReview = await report(otherBuyer);
  const decisionId = await hide(await report(otherBuyer, { isAboutReply: true }));
  const { body: open } = await server.call('GET', '/api/reports?state=open', moderator);
  expect(open).toMatchObject([{ id: aboutReview }]);
  expect(
    await server.database.query(sql`select user_id as id from decisions where id = ${decisionId}`),
  ).toEqual([{ id: seller.id }]);
  expect(await readSellerReviews()).toMatchObject([{ text: 'Fine.', reply: null }]);
  const again = { subjectType: 'review', subjectId: id, reason: 'spam', text: 'No.' };
  const reportAgain = (isAboutReply: boolean) =>
    server.call('POST', '/api/reports', {
      token: otherBuyer.token,
      body: { ...again, reportId: randomUUID(), isAboutReply },
    });
  expect((await reportAgain(true)).status).toBe(404);
  expect((await reportAgain(false)).status).toBe(200);
  await server.database.query(sql`update reviews set hidden_by = ${decisionId} where id = ${id}`);
  expect((await reportAgain(false)).status).toBe(404);
});

test.each([
  ['a missing answer', () => otherBuyer, true, 404],
  ["one's own review", () => buyer, false, 400],
])('%s can not be reported', async (_what, by, isAboutReply, status) => {
  await review(buyer);
  await review(seller);
  const [{ id }] = await readSellerReviews();
  const body = { reportId: randomUUID(), subjectType: 'review', subjectId: id, isAboutReply };
  const { token } = by();
  expect(
    await server.call('POST', '/api/reports', {
      token,
      body: { ...body, reason: 'spam', text: 'No.' },
    }),
  ).toMatchObject({ status });
});

test('the name of a listing that is hidden is not public in a review', async () => {
  await review(buyer);
  await review(seller);
  const [{ productName }] = await readSellerReviews();
  expect(productName).toEqual(expect.any(String));
  await server.database.query(sql`
    with decided as (
      insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts, decided_by)
      values ('listing', 'a', 'a', ${seller.id}, 'hideListing', 'It insults.', ${moderator.id})
      returning id)
    update products set hidden_by = decided.id from decided`);
  await addPublicChange(server.database);
  expect(await readSellerReviews()).toMatchObject([{ productName: null }]);
});

test('a review that is not public yet can not be reported', async () => {
  await review(buyer);
  const [{ id }] = (await readOrder(buyer)).reviews;
  const body = {
    reportId: randomUUID(),
    subjectType: 'review',
    subjectId: id,
    reason: 'spam',
    text: 'No.',
  };
  expect((await server.call('POST', '/api/reports', { token: seller.token, body })).status).toBe(
    404,
  );
});

test('a rating outlives the account of its author, without a name and a text', async () => {
  await rateSeller(4, 4);
  const unpublished = await storeEndedSale(server.database, { seller, buyer });
  await review(buyer, { rating: 3 }, unpublished);
  await review(buyer, { rating: 1 });
  await review(seller);
  await server.database.query(sql`
    insert into order_flags (order_id, kind) values (${order}, 'samePhone')`);
  await server.database.query(sql`
    update users set deletion_requested_at = now() where id = ${buyer.id}`);
  await eraseDueUsers(server.database, () => false);
  await server.database.query(sql`
    update reviews set due_at = now() - interval '1 second' where order_id = ${unpublished}`);
  await publishDue();
  expect((await readSeller()).rating).toEqual({ average: 3, count: 4 });
  expect((await readSellerReviews()).at(0)).toMatchObject({ rating: 1, authorName: '', text: '' });
});

test('both sides are asked once, a day after the end, unless they have written', async () => {
  expect(await askForReviews(server.database)).toBe(0);
  await review(buyer);
  await endOrder(1);
  expect(await askForReviews(server.database)).toBe(1);
  expect(await askForReviews(server.database)).toBe(0);
  expect(
    await server.database.query(sql`
      select user_id as id, kind from notifications where order_id = ${order}`),
  ).toEqual([{ id: seller.id, kind: 'reviewDue' }]);
});

test('people who are not part of the order neither read nor write', async () => {
  for (const by of [otherBuyer, moderator]) expect((await review(by)).status).toBe(404);
  const path = `/api/sales/${order}/reviews`;
  expect((await server.call('GET', path, { token: otherBuyer.token })).status).toBe(404);
});

test('a search finds the watches of well-rated sellers', async () => {
  await rateSeller(5, 5, 4);
  const { body } = await server.call('GET', '/api/search?wellRated=1');
  expect(body.total.count).toBe(body.facets.wellRated);
  for (const { uid } of body.products) expect(uid).toBe(seller.uid);
});
