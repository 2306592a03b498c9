import type { NotificationKind } from '../../../src/contract/notification';
import { sql } from '../../../src/server/database/sql';
import { createNotificationEmailTask } from '../../../src/server/mail/notification-email-task';
import { createMailer, type Mailer } from '../../../src/server/mail/mailer';
import { PermanentError } from '../../../src/server/orders/outbox-dispatcher';
import { accessTokenKeys } from '../support/configuration';
import { storeOrder, storeProduct } from '../support/records';
import { setUpPeople, setUpTestServer } from '../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../support/smtp-double';

const server = setUpTestServer();
const people = setUpPeople(server, { seller: 'seller', buyer: 'buyer', admin: 'Admin' });

const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <orders@shop.example>', siteUrl });
});
beforeEach(async () => {
  smtp.mails.length = 0;
  await server.database.query(sql`update users set email_verified = true`);
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

const mail = (notificationId: string) =>
  createNotificationEmailTask({ database: server.database, mailer, siteUrl, accessTokenKeys })({
    notificationId,
  });

/** A notification of somebody about an order, whose product has this name. */
async function notify(whom: keyof typeof people, news: NotificationKind, productName = 'Diver') {
  const { seller, buyer } = people;
  const productId = await storeProduct(server.database, { seller, productName });
  const orderId = await storeOrder(server.database, { productId, buyer });
  const [row] = await server.database.query<{ id: string }>(sql`
    insert into notifications (user_id, order_id, event_number, kind)
    values (${people[whom].id}, ${orderId}, 1, ${news}) returning id`);
  return { id: row!.id, orderId };
}

/** The only mail that was sent. */
function theMail() {
  expect(smtp.mails).toHaveLength(1);
  return smtp.mails[0]!;
}

const optOut = (whom: keyof typeof people) =>
  server.database.query(sql`
    update users set email_opt_out = true where id = ${people[whom].id}`);

test('each side is told in its own words, with a link to the order', async () => {
  const { id, orderId } = await notify('seller', 'paid');
  await mail(id);
  const { subject, to, from, text, html } = theMail();
  expect(subject).toBe('“Diver” has been paid for');
  expect(to).toMatchObject({ text: people.seller.email });
  expect(from).toMatchObject({ text: '"Secondhand" <orders@shop.example>' });
  for (const form of [text, html]) {
    expect(form).toContain(`${siteUrl}/dashboard/order/${orderId}`);
    expect(form).toContain('Hand it over to the buyer, then confirm it on the order.');
    expect(form).toContain('$1,250.50');
  }
});

test('what a seller calls a product stays a text, in the subject and in the mail', async () => {
  const name = '<img src=x onerror=alert(1)> & "co"\r\nBcc: all@example.com';
  await mail((await notify('buyer', 'paid', name)).id);
  const { subject, html, bcc, headers } = theMail();
  expect(subject).toContain('<img src=x onerror=alert(1)> & "co"');
  expect(bcc ?? headers.get('bcc')).toBeUndefined();
  expect(html).not.toContain('<img');
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;co&#34;');
});

test('a name that is written from right to left leaves the order of the sentence as it is', async () => {
  await mail((await notify('buyer', 'paid', 'ساعة\u202E\u2069 قديمة')).id);
  const { subject, text } = theMail();
  expect(subject).toBe('You paid for “\u2068ساعة قديمة\u2069”');
  expect(text).toContain('Watch: \u2068ساعة قديمة\u2069\n');
});

test('what is in a name begins no line of its own', async () => {
  await mail((await notify('seller', 'booked', 'Diver\r\n\tPay at https://else.example')).id);
  const { subject, text } = theMail();
  expect(subject).toBe('“Diver Pay at https://else.example” was booked');
  expect(text).not.toMatch(/^\s*Pay at/m);
});

test('a mail holds no phone number and no meeting place: they are behind the sign-in', async () => {
  await mail((await notify('seller', 'booked')).id);
  const { text, html } = theMail();
  expect(`${text}${html}`).not.toMatch(/01711111111|Station/);
});

test('it loads nothing from anywhere', async () => {
  await mail((await notify('seller', 'booked')).id);
  expect(theMail().html).not.toMatch(/<img|<link|@import|url\(|src=/);
});

test('a mail that is sent twice is one mail, and those of an order are one thread', async () => {
  const { id, orderId } = await notify('seller', 'booked');
  await mail(id);
  await mail(id);
  const [first, second] = smtp.mails;
  expect(first!.messageId).toBe(`<notification.${id}@shop.example>`);
  expect(second!.messageId).toBe(first!.messageId);
  expect(first!.references).toBe(`<order.${orderId}@shop.example>`);
});

test('no program answers it, and a mail program may show a button for no more', async () => {
  await mail((await notify('seller', 'booked')).id);
  const { headers } = theMail();
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('list')).toMatchObject({
    unsubscribe: { url: expect.stringMatching(/^https:\/\/shop\.example\/unsubscribe\/\S+$/) },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  });
});

test('who wants fewer mails gets those about money, which offer no way out', async () => {
  await optOut('seller');
  await mail((await notify('seller', 'booked')).id);
  expect(smtp.mails).toHaveLength(0);
  await mail((await notify('seller', 'paid')).id);
  const { headers, text } = theMail();
  expect(headers.has('list')).toBe(false);
  expect(text).not.toContain('unsubscribe');
});

test('nothing is sent to an address that nobody has proven to be theirs', async () => {
  const { id } = await notify('buyer', 'paid');
  await server.database.query(sql`update users set email_verified = false`);
  await mail(id);
  expect(smtp.mails).toHaveLength(0);
});

test.each(["email = ''", 'deleted_at = now()'])('nor to somebody with %s', async (change) => {
  const { id } = await notify('buyer', 'paid');
  await server.database.runScript(`update users set ${change}`);
  await mail(id);
  expect(smtp.mails).toHaveLength(0);
});

test('nor for what is not there', async () => {
  await mail('nothing');
  expect(smtp.mails).toHaveLength(0);
});

test('an address that the mail server does not know is not tried again', async () => {
  smtp.refuse(people.buyer.email);
  const { id } = await notify('buyer', 'paid');
  await expect(mail(id)).rejects.toThrow(PermanentError);
});

test('it rejects when the mail server takes nothing, so that it is tried again', async () => {
  const { id } = await notify('buyer', 'paid');
  smtp.failNext();
  await expect(mail(id)).rejects.toThrow('Try later');
  await mail(id);
  expect(smtp.mails).toHaveLength(1);
});
