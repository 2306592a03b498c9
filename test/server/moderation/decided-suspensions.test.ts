import { randomUUID } from 'node:crypto';
import { sql } from '../../../src/server/database/sql';
import { createStatementToken } from '../../../src/server/moderation/statement-token';
import { accessTokenKeys } from '../support/configuration';
import { storeOrder, storeProduct } from '../support/records';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin, moderator } = setUpUsers(server, {
  ...{ seller: 'seller', buyer: 'buyer', admin: 'Admin', moderator: 'moderator' },
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
  const suspend = { token: admin.token, body: { reason: 'Fraud.' } };
  await server.call('PUT', `/api/users/${seller.id}/suspension`, suspend);
  expect((await reverse(decision)).status).toBe(200);
  expect(await suspension()).toMatchObject({ reason: 'Fraud.', until: null });
});

test('a decision does not shorten a suspension', async () => {
  await decideSuspension('Fraud.');
  await decideSuspension('Sells replicas.', 7);
  expect(await suspension()).toMatchObject({ reason: 'Fraud.', until: null });
});

test('after the reversal of the longest of two decisions the other one still suspends', async () => {
  const longest = await decideSuspension('Fraud.');
  const other = await decideSuspension('Sells replicas.', 7);
  expect((await reverse(longest)).status).toBe(200);
  expect(await suspension()).toMatchObject({
    ...{ reason: 'Sells replicas.', until: expect.any(String) },
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
