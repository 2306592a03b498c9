import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin, moderator } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
  moderator: 'moderator',
} as const);
let listing: string;
beforeEach(async () => {
  listing = await storeProduct(server.database, { seller });
});

const post = ({ token }: TestUser, path: string, body: object) =>
  server.call('POST', `/api${path}`, { token, body });

async function report(by: TestUser, subjectType = 'listing', subjectId = listing) {
  const reportId = randomUUID();
  const subject = { subjectType, subjectId };
  await post(by, '/reports', { reportId, ...subject, reason: 'fraud', text: 'It is a copy.' });
  return reportId;
}
const decide = async (by: TestUser, reportId: string) =>
  post(by, `/reports/${reportId}/decision`, {
    action: 'warnPerson',
    facts: 'It is a copy.',
    basis: 'terms',
    rule: 'Section 3',
  });

const involvedMessage =
  'You are involved in this case. Another admin or moderator has to decide it.';
const involvedResponse = { status: 409, body: { message: involvedMessage } };

test('staff does not decide about themselves', async () => {
  const reportId = await report(buyer, 'person', moderator.uid);
  expect(await decide(moderator, reportId)).toMatchObject(involvedResponse);
  expect((await decide(admin, reportId)).status).toBe(200);
});

test('moderators and admins cannot decide about their own reports', async () => {
  await report(moderator);
  const reportId = await report(buyer);
  expect(await decide(moderator, reportId)).toMatchObject(involvedResponse);
  expect((await decide(admin, reportId)).status).toBe(200);
});

/** Decides about the report, lets the seller object, and returns the path for deciding the objection. */
async function decideAndAppeal(reportId: string): Promise<string> {
  const { body } = await decide(moderator, reportId);
  await post(seller, `/decisions/${body.insertedId}/appeal`, { text: 'It is genuine.' });
  const path = `/api/decisions/${body.insertedId}`;
  const { appeals } = (await server.call('GET', path, { token: admin.token })).body;
  return `/appeals/${appeals[0].id}/decision`;
}
const reversal = { outcome: 'reversed', reason: 'It is genuine.' };

test('an objection is decided by another member of staff than the decision', async () => {
  const path = await decideAndAppeal(await report(buyer));
  expect(await post(moderator, path, reversal)).toMatchObject(involvedResponse);
  expect((await post(admin, path, reversal)).status).toBe(200);
});

test('the only member of staff decides about their own decision', async () => {
  const path = await decideAndAppeal(await report(buyer));
  await server.database.runScript(`update users set role = 'buyer' where role = 'Admin'`);
  expect((await post(moderator, path, reversal)).status).toBe(200);
});

const adminMessage = 'An admin has decided this. Only an admin can change it.';

/** Changes the listing as staff, and returns why that was rejected. */
async function changeListing(by: TestUser, action: 'hide' | 'delete' | 'restore') {
  const rule = action === 'restore' ? {} : { basis: 'terms', rule: 'Section 3' };
  const body = { action, ids: [listing], reason: 'It is a copy.', ...rule };
  return (await post(by, '/staff-listings/changes', body)).body.results[0].message;
}

test.each(['hide', 'delete'] as const)(
  'staff does not %s a listing that they have reported',
  async (action) => {
    await report(moderator);
    expect(await changeListing(moderator, action)).toBe(involvedMessage);
    expect(await changeListing(admin, action)).toBeUndefined();
  },
);

test('staff does not restore a listing that they have reported', async () => {
  await report(admin);
  await changeListing(moderator, 'hide');
  expect(await changeListing(admin, 'restore')).toBe(involvedMessage);
  expect(await changeListing(moderator, 'restore')).toBeUndefined();
});

test('a moderator does not restore what an admin has hidden', async () => {
  await changeListing(admin, 'hide');
  expect(await changeListing(moderator, 'restore')).toBe(adminMessage);
  expect(await changeListing(admin, 'restore')).toBeUndefined();
});

const suspendSeller = ({ token }: TestUser) =>
  server.call('PUT', `/api/users/${seller.id}/suspension`, {
    token,
    body: { reason: 'Fraud.', basis: 'terms', rule: 'Section 3' },
  });
const liftSuspension = (by: TestUser) =>
  post(by, `/users/${seller.id}/suspension/lift`, { reason: 'It is genuine.' });

test.each(['person', 'listing'])(
  'staff neither suspends a user nor lifts the suspension after reporting their %s',
  async (subjectType) => {
    await report(moderator, subjectType, subjectType === 'person' ? seller.uid : listing);
    expect(await suspendSeller(moderator)).toMatchObject(involvedResponse);
    await suspendSeller(admin);
    await server.database.runScript(`
      delete from audit_log; update reports set decision_id = null; delete from decisions`);
    expect(await liftSuspension(moderator)).toMatchObject(involvedResponse);
    expect((await liftSuspension(admin)).status).toBe(200);
  },
);

test('a moderator neither changes nor lifts a suspension by an admin', async () => {
  await suspendSeller(admin);
  const adminOnlyResponse = { status: 409, body: { message: adminMessage } };
  expect(await suspendSeller(moderator)).toMatchObject(adminOnlyResponse);
  expect(await liftSuspension(moderator)).toMatchObject(adminOnlyResponse);
  expect((await liftSuspension(admin)).status).toBe(200);
  expect((await suspendSeller(moderator)).status).toBe(200);
  expect((await liftSuspension(moderator)).status).toBe(200);
});

test('a moderator lifts a suspension after the decision of the admin was reversed', async () => {
  await suspendSeller(admin);
  await server.database.query(sql`update decisions set reversed_at = now()`);
  expect((await liftSuspension(moderator)).status).toBe(200);
});

test("a moderator does not lift a suspension by an admin's decision about a report", async () => {
  const decision = { facts: 'Fraud.', basis: 'terms', rule: 'Section 3', action: 'suspendPerson' };
  await post(admin, `/reports/${await report(buyer)}/decision`, decision);
  expect(await liftSuspension(moderator)).toMatchObject({
    status: 409,
    body: { message: adminMessage },
  });
});
