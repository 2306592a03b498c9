import { randomUUID } from 'node:crypto';
import { storeProduct, type TestUser } from '../support/records';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin, moderator } = setUpUsers(server, {
  ...{ seller: 'seller', buyer: 'buyer', admin: 'Admin', moderator: 'moderator' },
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
    ...{ action: 'warnPerson', facts: 'It is a copy.', basis: 'terms', rule: 'Section 3' },
  });

const message = 'You are involved in this case. Another admin or moderator has to decide it.';
const rejected = { status: 409, body: { message } };

test('staff does not decide about themselves', async () => {
  const reportId = await report(buyer, 'person', moderator.uid);
  expect(await decide(moderator, reportId)).toMatchObject(rejected);
  expect((await decide(admin, reportId)).status).toBe(200);
});

test('staff does not decide about what they have reported', async () => {
  await report(moderator);
  const reportId = await report(buyer);
  expect(await decide(moderator, reportId)).toMatchObject(rejected);
  expect((await decide(admin, reportId)).status).toBe(200);
});

async function appealTo(reportId: string): Promise<string> {
  const { body } = await decide(moderator, reportId);
  await post(seller, `/decisions/${body.insertedId}/appeal`, { text: 'It is genuine.' });
  const path = `/api/decisions/${body.insertedId}`;
  const { appeals } = (await server.call('GET', path, { token: admin.token })).body;
  return `/appeals/${appeals[0].id}/decision`;
}
const reversal = { outcome: 'reversed', reason: 'It is genuine.' };

test('an objection is decided by another member of staff than the decision', async () => {
  const path = await appealTo(await report(buyer));
  expect(await post(moderator, path, reversal)).toMatchObject(rejected);
  expect((await post(admin, path, reversal)).status).toBe(200);
});

test('the only member of staff decides about their own decision', async () => {
  const path = await appealTo(await report(buyer));
  await server.database.runScript(`update users set role = 'buyer' where role = 'Admin'`);
  expect((await post(moderator, path, reversal)).status).toBe(200);
});
