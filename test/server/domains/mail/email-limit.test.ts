import { sql } from '../../../../src/server/database/sql';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { createNotificationEmailTask } from '../../../../src/server/domains/mail/notification-email-task';
import { dispatchOutbox } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { accessTokenKeys } from '../../support/configuration';
import { storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });

const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'orders@shop.example', siteUrl });
});
beforeEach(async () => {
  smtp.emails.length = 0;
  await server.database.query(sql`update users set email_verified = true`);
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

/** Runs the tasks that are due, in two processes at the same time. */
async function sendEmails(): Promise<void> {
  const { database } = server;
  const email = createNotificationEmailTask({ database, mailer, siteUrl, accessTokenKeys });
  const dispatch = () => dispatchOutbox(database, { email }, { error: throwError });
  await Promise.all([dispatch(), dispatch()]);
}

function throwError(...details: unknown[]): void {
  throw new Error(JSON.stringify(details));
}

const advanceMinutes = (minutes: number) =>
  server.database.runScript(`
    update outbox set due_at = due_at - interval '${minutes} minutes';
    update notifications set emailed_at = emailed_at - interval '${minutes} minutes'`);

async function book(): Promise<string> {
  const productId = await storeProduct(server.database, { seller, productName: 'Diver' });
  const { body } = await server.call('POST', '/api/book-product', {
    token: buyer.token,
    body: { productId, phoneNumber: '01711111111', meetingLocation: 'Station' },
  });
  return body.insertedId;
}

async function changeMeetingPlace(orderId: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const contact = { phoneNumber: '01711111111', meetingLocation: `Station ${number}` };
    const { status } = await server.call('POST', `/api/sales/${orderId}/events`, {
      token: buyer.token,
      body: { type: 'buyer.change', contact },
    });
    expect(status).toBe(200);
  }
}

const cancel = (orderId: string) =>
  server.call('POST', `/api/sales/${orderId}/events`, {
    token: buyer.token,
    body: { type: 'buyer.cancel' },
  });

const emailsTo = ({ email }: { email: string }) =>
  smtp.emails.filter(({ to }) => to && 'text' in to && to.text === email);

test('150 changes of the meeting place send 6 emails, and one that combines the others', async () => {
  const orderId = await book();
  await sendEmails();
  await changeMeetingPlace(orderId, 150);
  await sendEmails();
  expect(emailsTo(seller)).toHaveLength(6);
  await advanceMinutes(59);
  await sendEmails();
  expect(emailsTo(seller)).toHaveLength(6);
  await advanceMinutes(1);
  await sendEmails();
  await advanceMinutes(120);
  await sendEmails();
  const emails = emailsTo(seller);
  expect(emails).toHaveLength(7);
  expect(emails[6]!.subject).toBe('145 updates on your sale of “Diver”');
  expect(emails[6]!.text).toContain(
    '- The buyer of “Diver” changed the contact details (145 times)\n',
  );
  const openTasks = await server.database.query(sql`select key from outbox where done_at is null`);
  expect(openTasks).toEqual([]);
});

test('a combined email lists all events, and names the next step after the last one', async () => {
  const orderId = await book();
  await changeMeetingPlace(orderId, 6);
  await sendEmails();
  await cancel(orderId);
  await sendEmails();
  await advanceMinutes(60);
  await sendEmails();
  const { text, html, headers } = emailsTo(seller).at(-1)!;
  // Simultaneous emails are sent in any order, so the first of the two may be the booking.
  expect(text).toMatch(
    /\n- .+\n- The order for “Diver” was cancelled\n\nDon't hand it over.+\n\nWatch: “Diver”/,
  );
  expect(html).toMatch(/<li.+<\/li><li.+The order for “Diver” was cancelled<\/li><\/ul><p/);
  // One of the notifications concerns a payment.
  expect(headers.has('list')).toBe(false);
});

test('the limit counts the emails of each order and of each user separately', async () => {
  const [first, second] = [await book(), await book()];
  await changeMeetingPlace(first, 10);
  await cancel(second);
  await sendEmails();
  expect(emailsTo(seller)).toHaveLength(8);
  expect(emailsTo(buyer)).toHaveLength(2);
});

test('an email that failed is sent again with the same notifications', async () => {
  const orderId = await book();
  await changeMeetingPlace(orderId, 10);
  await sendEmails();
  await advanceMinutes(60);
  smtp.failNext();
  await sendEmails();
  expect(emailsTo(seller)).toHaveLength(6);
  await advanceMinutes(1);
  await sendEmails();
  expect(emailsTo(seller)).toHaveLength(7);
  expect(emailsTo(seller)[6]!.subject).toBe('5 updates on your sale of “Diver”');
});

test('a user who opts out before the combined email is sent gets only the notification about a payment', async () => {
  const orderId = await book();
  await changeMeetingPlace(orderId, 8);
  await sendEmails();
  await cancel(orderId);
  await sendEmails();
  await server.database.query(sql`update users set email_opt_out = true`);
  await advanceMinutes(60);
  await sendEmails();
  expect(emailsTo(seller)).toHaveLength(7);
  expect(emailsTo(seller)[6]!.subject).toBe('The order for “Diver” was cancelled');
});
