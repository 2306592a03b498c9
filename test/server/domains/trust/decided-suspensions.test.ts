import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { createStatementToken } from '../../../../src/server/domains/access/statement-token';
import { accessTokenKeys } from '../../support/configuration';
import { storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin, moderator } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
  moderator: 'moderator',
} as const);

const post = (path: string, body: object, token?: string) =>
  server.call('POST', `/api${path}`, { token, body });

/** Suspends the seller by a decision about a report, and returns the id of the decision. */
async function suspendByReport(facts: string, days?: number): Promise<string> {
  const reportId = randomUUID();
  const subject = { subjectType: 'person', subjectId: seller.uid };
  await post('/reports', { reportId, ...subject, reason: 'fraud', text: 'Fake.' }, buyer.token);
  const decision = { action: 'suspendPerson', days, facts, basis: 'terms', rule: 'Section 3' };
  const { body } = await post(`/reports/${reportId}/decision`, decision, moderator.token);
  return body.insertedId;
}

/** The suspended seller objects to a decision by the link of the email, and an admin agrees. */
async function appealAndReverse(decisionId: string) {
  const token = createStatementToken(accessTokenKeys, { decisionId });
  await post(`/decisions/${token}/appeal`, { text: 'The watch is genuine.' });
  const path = `/api/decisions/${decisionId}`;
  const { appeals } = (await server.call('GET', path, { token: admin.token })).body;
  const reversal = { outcome: 'reversed', reason: 'It is genuine.' };
  return post(`/appeals/${appeals[0].id}/decision`, reversal, admin.token);
}

/** Suspends the seller without a report, and returns the id of the decision. */
async function suspendDirectly(by: TestUser, reason: string, days?: number): Promise<string> {
  const body = { reason, basis: 'terms', rule: 'Scam or fraud', days };
  const path = `/api/users/${seller.id}/suspension`;
  expect((await server.call('PUT', path, { token: by.token, body })).status).toBe(200);
  const [newest] = (await server.call('GET', '/api/decisions', { token: admin.token })).body;
  return newest.id;
}

const liftSuspension = (by: TestUser, reason = 'It is genuine.') =>
  post(`/users/${seller.id}/suspension/lift`, { reason }, by.token);

/** Reads a statement of reasons by the link of the email. */
async function readStatement(decisionId: string) {
  const token = createStatementToken(accessTokenKeys, { decisionId });
  return (await server.call('GET', `/api/decisions/${token}`)).body;
}

const readEmailTasks = () =>
  server.database.query(sql`
    select task, payload from outbox where task in ('accountEmail', 'decisionEmail')
    order by task, key`);

async function readUser() {
  return (await server.call('GET', `/api/users/${seller.id}`, { token: admin.token })).body;
}
const readSuspension = async () => (await readUser()).suspension;

/** Stores decisions that do not suspend the seller now. */
const storeOtherDecisions = () =>
  server.database.query(sql`
    insert into decisions (subject_type, subject_id, subject_name, user_id, action, facts,
      decided_by, created_at, ends_at, reversed_at)
    select 'person', person, '', person, action, 'Other.', ${admin.id}, created_at, ends_at, reversed_at
    from (values
      (${buyer.id}, 'suspendPerson', now(), null::timestamptz, null::timestamptz),
      (${seller.id}, 'warnPerson', now(), null, null),
      (${seller.id}, 'suspendPerson', now(), null, now()),
      (${seller.id}, 'suspendPerson', now(), now() - interval '1 second', null),
      (${seller.id}, 'suspendPerson', now() - interval '1 day', null, null)
    ) others (person, action, created_at, ends_at, reversed_at)`);

test("a user's page lists the suspension by a decision, and its reversal", async () => {
  await appealAndReverse(await suspendByReport('Sells replicas.', 7));
  expect((await readUser()).acts).toMatchObject([
    { act: 'decision.decideAppeal', reason: 'It is genuine.' },
    { act: 'report.decide', reason: 'Sells replicas.' },
  ]);
});

test('a reversal does not lift a suspension that staff has given since', async () => {
  const decision = await suspendByReport('Sells replicas.', 7);
  await suspendDirectly(admin, 'Fraud.');
  expect((await appealAndReverse(decision)).status).toBe(200);
  expect(await readSuspension()).toMatchObject({ reason: 'Fraud.', until: null });
});

test('a decision does not shorten a suspension', async () => {
  await suspendByReport('Fraud.');
  await suspendByReport('Sells replicas.', 7);
  expect(await readSuspension()).toMatchObject({ reason: 'Fraud.', until: null });
});

test('after the reversal of the longer of two suspensions the shorter one still applies', async () => {
  const longest = await suspendByReport('Fraud.');
  const other = await suspendByReport('Sells replicas.', 7);
  await storeOtherDecisions();
  expect((await appealAndReverse(longest)).status).toBe(200);
  expect(await readSuspension()).toMatchObject({
    reason: 'Sells replicas.',
    until: expect.any(String),
  });
  await appealAndReverse(other);
  expect(await readSuspension()).toBeNull();
});

test('an objection to a suspension can still be granted after the user was deleted', async () => {
  const productId = await storeProduct(server.database, { seller });
  await storeOrder(server.database, { productId, buyer, state: 'refunding' });
  const decision = await suspendByReport('Sells replicas.', 7);
  await server.database.query(sql`update users set deleted_at = now() where id = ${seller.id}`);
  expect((await appealAndReverse(decision)).status).toBe(200);
});

test('a suspension without a report has a statement of reasons, one email and one audit record', async () => {
  const decisionId = await suspendDirectly(moderator, 'Sells replicas.', 7);
  expect(await readEmailTasks()).toEqual([
    { task: 'decisionEmail', payload: { decisionId, event: 'decided' } },
  ]);
  expect((await readUser()).acts).toMatchObject([
    { act: 'user.suspend', reason: 'Sells replicas.' },
  ]);
  const { endsAt, ...reasons } = await readStatement(decisionId);
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
  const { until } = await readSuspension();
  expect(new Date(until)).toEqual(new Date(endsAt));
});

test('an objection by the link of the email lifts a suspension without a report', async () => {
  expect((await appealAndReverse(await suspendDirectly(moderator, 'Sells replicas.'))).status).toBe(
    200,
  );
  expect(await readSuspension()).toBeNull();
});

test('lifting a suspension reverses its decisions, with the given reason', async () => {
  const reported = await suspendByReport('Sells replicas.', 7);
  const direct = await suspendDirectly(admin, 'Fraud.');
  await storeOtherDecisions();
  await server.database.query(sql`delete from outbox`);
  expect((await liftSuspension(admin)).body.modifiedCount).toBe(1);
  for (const id of [reported, direct]) {
    expect(await readStatement(id)).toMatchObject({
      reversedAt: expect.any(String),
      reversalReason: 'It is genuine.',
      canAppeal: false,
    });
  }
  const reversed = await server.database.query(sql`
    select id from decisions where reversal_reason = 'It is genuine.'`);
  expect(reversed).toHaveLength(2);
  expect(await readEmailTasks()).toMatchObject([
    { payload: { kind: 'suspensionLifted', reason: 'It is genuine.' } },
    { payload: { decisionId: reported, reportId: expect.any(String), event: 'reversed' } },
  ]);
});

test('a suspension is not lifted while an objection waits for a decision', async () => {
  const decisionId = await suspendDirectly(moderator, 'Sells replicas.');
  const token = createStatementToken(accessTokenKeys, { decisionId });
  await post(`/decisions/${token}/appeal`, { text: 'The watch is genuine.' });
  expect(await liftSuspension(admin)).toMatchObject({
    status: 409,
    body: { message: 'The user has objected. Please decide the objection.' },
  });
});

test('a shorter suspension reverses a longer one, and a longer one leaves the shorter one in force', async () => {
  const longest = await suspendDirectly(admin, 'Fraud.', 30);
  const short = await suspendDirectly(admin, 'Sells replicas.', 7);
  const long = await suspendDirectly(admin, 'Threats.', 90);
  expect(await readStatement(longest)).toMatchObject({
    reversalReason: 'A shorter suspension replaces it.',
  });
  expect((await readStatement(short)).reversedAt).toBeNull();
  expect(long).not.toBe(short);
});

test('a suspension decides the open reports about the person', async () => {
  const reportId = randomUUID();
  const subject = { subjectType: 'person', subjectId: seller.uid };
  await post('/reports', { reportId, ...subject, reason: 'fraud', text: 'Fake.' }, buyer.token);
  const decisionId = await suspendDirectly(moderator, 'Sells replicas.');
  expect((await readStatement(decisionId)).reportCount).toBe(1);
});
