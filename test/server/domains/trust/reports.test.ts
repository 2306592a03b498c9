import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { createReportReceiptTask } from '../../../../src/server/domains/mail/report-receipt';
import { createStaffEmailTask } from '../../../../src/server/domains/mail/staff-email';
import type { Tasks } from '../../../../src/server/domains/platform/outbox.sql';
import { accessTokenKeys } from '../../support/configuration';
import { storeConversation, storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startTestServer } from '../../support/start-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';

const server = setUpTestServer();
const { seller, buyer, otherBuyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  otherBuyer: 'buyer',
  admin: 'Admin',
} as const);
let listing: string;
beforeEach(async () => {
  listing = await storeProduct(server.database, { seller });
});

const reportBody = () => ({
  reportId: randomUUID(),
  subjectType: 'listing',
  subjectId: listing,
  reason: 'fraud',
  text: 'The photos are of another shop.',
});
const report = (by: TestUser | undefined, values: object) =>
  server.call('POST', '/api/reports', {
    token: by?.token,
    body: { ...reportBody(), ...values },
  });
const storedReports = () =>
  server.database.query<{ reporterId: string; userId: string }>(sql`
    select subject_type as type, subject_id as id, subject_user_id as "userId",
      reporter_id as "reporterId", reporter_email as email, reason, text
    from reports order by created_at, id`);

test('a visitor reports a listing with an email address', async () => {
  expect((await report(undefined, { email: 'Vera@Example.com' })).status).toBe(200);
  expect(await storedReports()).toEqual([
    {
      type: 'listing',
      id: listing,
      userId: seller.id,
      reporterId: null,
      email: 'vera@example.com',
      reason: 'fraud',
      text: 'The photos are of another shop.',
    },
  ]);
});

test('a visitor who enters a new address for each report sends eight in a day', async () => {
  const ownServer = await startTestServer({}, server);
  const reportAs = (email: string) =>
    ownServer.call('POST', '/api/reports', {
      body: { ...reportBody(), email },
    });
  const statuses = [];
  for (let count = 1; count <= 8; count += 1) {
    statuses.push((await reportAs(`stranger${count}@example.com`)).status);
  }
  const last = await reportAs('stranger9@example.com');
  await ownServer.close();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(last).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/^Too many reports were sent from your connection/) },
  });
});

test.each([
  [{}, 'Please enter your email address. We send you a receipt and our decision.'],
  [{ email: 'vera' }, 'Please enter a valid email address.'],
  [{ email: 'vera@example.com', text: ' ' }, 'Please say what is wrong.'],
  [{ email: 'vera@example.com', reason: 'because' }, 'Please choose a reason.'],
])('a report with %j is rejected with a message', async (values, message) => {
  expect(await report(undefined, values)).toMatchObject({ status: 400, body: { message } });
  expect(await storedReports()).toEqual([]);
});

test('a report that is sent twice is stored once, with one receipt', async () => {
  const reportId = randomUUID();
  for (let count = 0; count < 2; count += 1) {
    expect((await report(buyer, { reportId })).status).toBe(200);
  }
  expect(await storedReports()).toMatchObject([{ reporterId: buyer.id, email: null }]);
  expect(
    await server.database.query(sql`select task from outbox where task <> 'staffEmail'`),
  ).toEqual([{ task: 'reportReceipt' }]);
});

test('a person is reported by their uid, but not by themselves', async () => {
  const person = { subjectType: 'person', subjectId: seller.uid };
  expect((await report(buyer, person)).status).toBe(200);
  expect(await storedReports()).toMatchObject([
    { type: 'person', id: seller.id, userId: seller.id },
  ]);
  expect((await report(seller, person)).status).toBe(400);
  expect((await report(seller, {})).status).toBe(400);
});

test('participants of a conversation or an order report the other participant', async () => {
  const order = await storeOrder(server.database, { productId: listing, buyer });
  const conversation = await storeConversation(server.database, {
    productId: listing,
    buyer,
    seller,
  });
  for (const [subjectType, subjectId] of [
    ['order', order],
    ['conversation', conversation],
  ]) {
    const subject = { subjectType, subjectId };
    expect((await report(otherBuyer, subject)).status).toBe(404);
    expect((await report(undefined, { ...subject, email: 'v@example.com' })).status).toBe(404);
    expect((await report(buyer, subject)).status).toBe(200);
    expect((await report(seller, subject)).status).toBe(200);
  }
  const other = { [buyer.id]: seller.id, [seller.id]: buyer.id };
  for (const { reporterId, userId } of await storedReports())
    expect(userId).toBe(other[reporterId]);
});

test.each([
  ['victim@example.com', 'victim@example.com'],
  ['victim+1@example.com', 'victim@example.com'],
  ['victim@example.com', 'Victim+2@example.com'],
])('after five receipts a day to %s, %s gets none', async (earlier, email) => {
  await server.database.query(sql`
    insert into reports (subject_type, subject_id, reporter_email, text)
    select 'listing', ${listing}, ${earlier}, 'It is a copy.' from generate_series(1, 5)`);
  expect((await report(undefined, { email })).status).toBe(409);
  expect(await storedReports()).toHaveLength(5);
});

test('a user sends at most thirty reports a day', async () => {
  await server.database.query(sql`
    insert into reports (subject_type, subject_id, reporter_id, text)
    select 'listing', ${listing}, ${buyer.id}, 'It is a copy.' from generate_series(1, 29)`);
  expect((await report(buyer, {})).status).toBe(200);
  expect(await report(buyer, {})).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('30 reports in 24 hours') },
  });
  expect((await report(otherBuyer, {})).status).toBe(200);
  expect(await storedReports()).toHaveLength(31);
});

test('a visitor sends at most five reports a day', async () => {
  const send = () => report(undefined, { email: 'vera@example.com' });
  for (let count = 0; count < 5; count += 1) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(409);
});

describe('the email', () => {
  let smtp: SmtpDouble;
  let mailer: Mailer;
  const siteUrl = 'https://shop.example';
  beforeAll(async () => {
    smtp = await startSmtpDouble();
    mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <shop@shop.example>', siteUrl });
  });
  afterAll(async () => {
    mailer.close();
    await smtp.close();
  });
  beforeEach(() => {
    smtp.emails.length = 0;
  });

  async function sendStaffEmails() {
    const { database } = server;
    const tasks = await database.query<{ key: string; payload: Tasks['staffEmail'] }>(sql`
      select key, payload from outbox where task = 'staffEmail'`);
    const send = createStaffEmailTask({ database, mailer, siteUrl, accessTokenKeys });
    for (const { key, payload } of tasks) await send(payload, key);
  }

  test('of several reports in an hour is one email to each member of staff who wants it', async () => {
    await server.database.query(sql`update users set email_verified = true`);
    await report(buyer, {});
    await report(undefined, { email: 'vera@example.com' });
    await sendStaffEmails();
    expect(smtp.emails.map(({ subject }) => subject)).toEqual(['To decide: 2 new reports']);
    smtp.emails.length = 0;
    const body = { kind: 'reports', declined: true };
    await server.call('PUT', '/api/email-settings', { token: admin.token, body });
    await sendStaffEmails();
    expect(smtp.emails).toEqual([]);
  });

  async function sendReceipts() {
    const { database } = server;
    const tasks = await database.query<{ payload: Tasks['reportReceipt'] }>(sql`
      select payload from outbox where task = 'reportReceipt'`);
    const send = createReportReceiptTask({ database, mailer, siteUrl, accessTokenKeys });
    for (const { payload } of tasks) await send(payload);
  }

  test('is sent to the address of a visitor, with nothing that a user has written', async () => {
    await server.database.query(sql`update products set product_name = 'Best casino'`);
    await report(undefined, { email: 'vera@example.com', text: 'Buy cheap pills now.' });
    await sendReceipts();
    expect(smtp.emails).toHaveLength(1);
    const [mail] = smtp.emails;
    expect(JSON.stringify(mail)).toContain('vera@example.com');
    expect(JSON.stringify(mail)).toContain('We received your report');
    expect(JSON.stringify(mail)).not.toContain('pills');
    expect(JSON.stringify(mail)).not.toContain('casino');
  });

  test('names the listing to a user', async () => {
    await server.database.query(sql`update users set email_verified = true`);
    await server.database.query(sql`update products set product_name = 'Blue diver'`);
    await report(buyer, {});
    await sendReceipts();
    expect(JSON.stringify(smtp.emails)).toContain('Blue diver');
  });

  test('is not sent to an email address that a user has not verified', async () => {
    await report(buyer, {});
    await sendReceipts();
    expect(smtp.emails).toEqual([]);
    await server.database.query(sql`update users set email_verified = true`);
    await sendReceipts();
    expect(smtp.emails).toHaveLength(1);
  });
});
