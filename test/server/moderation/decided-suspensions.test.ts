import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/server/database/sql';
import { createStatementToken } from '../../../src/server/moderation/statement-token';
import { accessTokenKeys } from '../support/configuration';
import { storeOrder, storeProduct, type TestUser } from '../support/records';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin, moderator } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
  moderator: 'moderator',
} as const);

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `/api${path}`, { token, body });

async function decideSuspension(facts: string, days?: number): Promise<string> {
  const reportId = randomUUID();
  const subject = { subjectType: 'person', subjectId: seller.uid };
  await post('/reports', { reportId, ...subject, reason: 'fraud', text: 'Fake.' }, buyer.token);
  const decision = { action: 'suspendPerson', days, facts, basis: 'terms', rule: 'Section 3' };
  const { body } = await post(`/reports/${reportId}/decision`, decision, moderator.token);
  return body.insertedId;
}

/** The suspended seller objects to a decision by the link of the email, and an admin agrees. */
async function reverse(decisionId: string) {
  const token = createStatementToken(accessTokenKeys, { decisionId });
  await post(`/decisions/${token}/appeal`, { text: 'The watch is genuine.' });
  const path = `/api/decisions/${decisionId}`;
  const { appeals } = (await server.call('GET', path, { token: admin.token })).body;
  const reversal = { outcome: 'reversed', reason: 'It is genuine.' };
  return post(`/appeals/${appeals[0].id}/decision`, reversal, admin.token);
}

/** Suspends the seller without a report, and returns the id of the decision. */
async function suspend(by: TestUser, reason: string, days?: number): Promise<string> {
  const body = { reason, basis: 'terms', rule: 'Scam or fraud', days };
  const path = `/api/users/${seller.id}/suspension`;
  expect((await server.call('PUT', path, { token: by.token, body })).status).toBe(200);
  const [newest] = (await server.call('GET', '/api/decisions', { token: admin.token })).body;
  return newest.id;
}

const lift = (by: TestUser, reason = 'It is genuine.') =>
  post(`/users/${seller.id}/suspension/lift`, { reason }, by.token);

/** Reads a statement of reasons by the link of the email. */
async function statement(decisionId: string) {
  const token = createStatementToken(accessTokenKeys, { decisionId });
  return (await server.call('GET', `/api/decisions/${token}`)).body;
}

const emails = () =>
  server.database.query(sql`
    select task, payload from outbox where task in ('accountEmail', 'decisionEmail')
    order by task, key`);

async function userRecord() {
  return (await server.call('GET', `/api/users/${seller.id}`, { token: admin.token })).body;
}
const suspension = async () => (await userRecord()).suspension;

test("a user's page lists the suspension by a decision, and its reversal", async () => {
  await reverse(await decideSuspension('Sells replicas.', 7));
  expect((await userRecord()).acts).toMatchObject([
    { act: 'decision.decideAppeal', reason: 'It is genuine.' },
    { act: 'report.decide', reason: 'Sells replicas.' },
  ]);
});

test('a reversal does not lift a suspension that staff has given since', async () => {
  const decision = await decideSuspension('Sells replicas.', 7);
  await suspend(admin, 'Fraud.');
  expect((await reverse(decision)).status).toBe(200);
  expect(await suspension()).toMatchObject({ reason: 'Fraud.', until: null });
});

test('a decision does not shorten a suspension', async () => {
  await decideSuspension('Fraud.');
  await decideSuspension('Sells replicas.', 7);
  expect(await suspension()).toMatchObject({ reason: 'Fraud.', until: null });
});

test('after the reversal of the longer of two suspensions the shorter one still applies', async () => {
  const longest = await decideSuspension('Fraud.');
  const other = await decideSuspension('Sells replicas.', 7);
  expect((await reverse(longest)).status).toBe(200);
  expect(await suspension()).toMatchObject({
    reason: 'Sells replicas.',
    until: expect.any(String),
  });
  await reverse(other);
  expect(await suspension()).toBeNull();
});

test('an objection to the suspension of a user who is deleted since can be granted', async () => {
  const productId = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId, buyer, state: 'refunding' });
  const decision = await decideSuspension('Sells replicas.', 7);
  await server.database.query(sql`update users set deleted_at = now() where id = ${seller.id}`);
  expect((await reverse(decision)).status).toBe(200);
});

test('a suspension without a report has a statement of reasons, one email and one audit record', async () => {
  const decisionId = await suspend(moderator, 'Sells replicas.', 7);
  expect(await emails()).toEqual([
    { task: 'decisionEmail', payload: { decisionId, event: 'decided' } },
  ]);
  expect((await userRecord()).acts).toMatchObject([
    { act: 'user.suspend', reason: 'Sells replicas.' },
  ]);
  const { endsAt, ...reasons } = await statement(decisionId);
  expect(reasons).toMatchObject({
    as: 'person',
    subjectType: 'person',
    subjectId: seller.uid,
    action: 'suspendPerson',
    facts: 'Sells replicas.',
    basis: 'terms',
    rule: 'Scam or fraud',
    reportCount: 0,
    canAppeal: true,
    reversedAt: null,
  });
  const { until } = await suspension();
  expect(new Date(until)).toEqual(new Date(endsAt));
});

test('an objection by the link of the email lifts a suspension without a report', async () => {
  expect((await reverse(await suspend(moderator, 'Sells replicas.'))).status).toBe(200);
  expect(await suspension()).toBeNull();
});

test('lifting a suspension takes its decisions back with the reason', async () => {
  const reported = await decideSuspension('Sells replicas.', 7);
  const direct = await suspend(admin, 'Fraud.');
  await server.database.query(sql`delete from outbox`);
  expect((await lift(admin)).body.modifiedCount).toBe(1);
  for (const id of [reported, direct]) {
    expect(await statement(id)).toMatchObject({
      reversedAt: expect.any(String),
      reversalReason: 'It is genuine.',
      canAppeal: false,
    });
  }
  expect(await emails()).toMatchObject([
    { payload: { kind: 'suspensionLifted', reason: 'It is genuine.' } },
    { payload: { decisionId: reported, reportId: expect.any(String), event: 'reversed' } },
  ]);
});

test('a suspension is not lifted while an objection waits for a decision', async () => {
  const decisionId = await suspend(moderator, 'Sells replicas.');
  const token = createStatementToken(accessTokenKeys, { decisionId });
  await post(`/decisions/${token}/appeal`, { text: 'The watch is genuine.' });
  expect(await lift(admin)).toMatchObject({
    status: 409,
    body: { message: 'The user has objected. Please decide the objection.' },
  });
});

test('a shorter suspension reverses a longer one, and a longer one leaves the shorter one in force', async () => {
  const longest = await suspend(admin, 'Fraud.', 30);
  const short = await suspend(admin, 'Sells replicas.', 7);
  const long = await suspend(admin, 'Threats.', 90);
  expect(await statement(longest)).toMatchObject({
    reversalReason: 'A shorter suspension replaces it.',
  });
  expect((await statement(short)).reversedAt).toBeNull();
  expect(long).not.toBe(short);
});

test('a suspension decides the open reports about the person', async () => {
  const reportId = randomUUID();
  const subject = { subjectType: 'person', subjectId: seller.uid };
  await post('/reports', { reportId, ...subject, reason: 'fraud', text: 'Fake.' }, buyer.token);
  const decisionId = await suspend(moderator, 'Sells replicas.');
  expect((await statement(decisionId)).reportCount).toBe(1);
});
