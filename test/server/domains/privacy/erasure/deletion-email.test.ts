import { eraseDueUsers } from '../../../../../src/server/domains/privacy/erasure/erase-due-users';
import { sql } from '../../../../../src/server/database/sql';
import { createDeletionEmailTask } from '../../../../../src/server/domains/mail/account-email';
import { createMailer, type Mailer } from '../../../../../src/server/domains/mail/mailer';
import { dispatchOutbox } from '../../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { storeOrder, storeProduct, type TestUser } from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../../support/smtp-double';
import { findColumnsContaining } from './support/text-columns';

const server = setUpTestServer();
const { admin, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  seller: 'seller',
  buyer: 'buyer',
});

let smtp: SmtpDouble;
let mailer: Mailer;
const siteUrl = 'https://shop.example';
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <orders@shop.example>', siteUrl });
});
beforeEach(async () => {
  smtp.emails.length = 0;
  await server.database.query(sql`
    update users set email_verified = true, display_name = 'Selma Sand' where id = ${seller.id}`);
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

const reason = 'Selma Sand sells stolen watches.';
const deleteUser = ({ id }: TestUser, body?: object) =>
  server.call('DELETE', `/api/user/${id}`, { token: admin.token, ...(body && { body }) });

async function sendEmails() {
  const { database } = server;
  const send = createDeletionEmailTask({ database, mailer, siteUrl }, () => 'help@shop.example');
  await dispatchOutbox(database, { deletionEmail: send }, server.app.log);
}

const isErased = async ({ id }: TestUser) =>
  (
    await server.database.query(sql`
      select id from users where id = ${id} and erased_at is not null`)
  ).length > 0;

test('a user whom an admin deletes gets the reason by email, and the address is stored nowhere afterwards', async () => {
  expect((await deleteUser(seller, { reason: ' ' })).status).toBe(400);
  expect((await deleteUser(seller, { reason })).body.deletedCount).toBe(1);
  expect(await isErased(seller)).toBe(true);
  await sendEmails();

  expect(smtp.emails).toHaveLength(1);
  expect(smtp.emails[0]).toMatchObject({
    to: { text: seller.email },
    subject: 'Your account was deleted',
    text: expect.stringMatching(/Hello Selma Sand.*contact form.*stolen watches/s),
  });
  expect(await findColumnsContaining(server.database, [seller.email, 'Selma Sand'])).toEqual([]);
  const acts = await server.database.query(sql`select act, before, reason from audit_log`);
  expect(acts).toEqual([
    { act: 'user.delete', before: { role: 'seller' }, reason: '… sells stolen watches.' },
  ]);
});

test('a deletion without a reason is emailed without one', async () => {
  await deleteUser(seller);
  await sendEmails();
  expect(smtp.emails.map(({ text }) => text)).toEqual([
    expect.stringContaining('An administrator has deleted it.'),
  ]);
  expect(smtp.emails[0]!.text).not.toContain('Reason');
});

test('an address that is not confirmed gets no email', async () => {
  await deleteUser(buyer, { reason });
  await sendEmails();
  expect(smtp.emails).toEqual([]);
  expect(await findColumnsContaining(server.database, [buyer.email])).toEqual([]);
});

test('a deletion email that waits to be sent is still sent after the account was erased', async () => {
  const { database } = server;
  const productId = await storeProduct(database, { seller });
  await storeOrder(database, { productId, buyer, state: 'inspecting' });
  await deleteUser(seller, { reason });
  expect(await isErased(seller)).toBe(false);
  await database.query(sql`
    update orders set state = 'completed', ended_at = now()`);
  expect(await eraseDueUsers(database)).toBe(1);
  await sendEmails();
  expect(smtp.emails).toMatchObject([{ to: { text: seller.email } }]);
});
