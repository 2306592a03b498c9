import {
  notificationKinds,
  type NotificationKind,
} from '../../../../src/contract/talking/notification';
import { sql } from '../../../../src/server/database/sql';
import { createNotificationEmailTask } from '../../../../src/server/domains/mail/notification-email-task';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { PermanentError } from '../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { accessTokenKeys } from '../../support/configuration';
import { storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';

const server = setUpTestServer();
const users = setUpUsers(server, { seller: 'seller', buyer: 'buyer', admin: 'Admin' });

const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <orders@shop.example>', siteUrl });
});
beforeEach(async () => {
  smtp.emails.length = 0;
  await server.database.query(sql`update users set email_verified = true`);
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

const sendEmail = (notificationId: string) =>
  createNotificationEmailTask({ database: server.database, mailer, siteUrl, accessTokenKeys })({
    notificationId,
  });

/** Stores a notification about an order of a product with this name. */
async function storeNotification(
  recipient: keyof typeof users,
  kind: NotificationKind,
  productName = 'Diver',
) {
  const { seller, buyer } = users;
  const productId = await storeProduct(server.database, { seller, productName });
  const orderId = await storeOrder(server.database, { productId, buyer });
  const [row] = await server.database.query<{ id: string }>(sql`
    insert into notifications (user_id, order_id, event_number, kind)
    values (${users[recipient].id}, ${orderId}, 1, ${kind}) returning id`);
  return { id: row!.id, orderId };
}

/** The only email that was sent. */
function onlyEmail() {
  expect(smtp.emails).toHaveLength(1);
  return smtp.emails[0]!;
}

const setDisplayNames = (buyerName: string, sellerName: string) =>
  server.database.query(sql`
    update users set display_name = case id when ${users.buyer.id} then ${buyerName}
      when ${users.seller.id} then ${sellerName} else 'Ada Admin' end`);

const optOut = (recipient: keyof typeof users) =>
  server.database.query(sql`
    update users set email_opt_out = true where id = ${users[recipient].id}`);

test('the seller gets an email about their sale, with a link to the order', async () => {
  const { id, orderId } = await storeNotification('seller', 'paid');
  await sendEmail(id);
  const { subject, to, from, text, html } = onlyEmail();
  expect(subject).toBe('Your sale: “Diver” has been paid for');
  expect(to).toMatchObject({ text: users.seller.email });
  expect(from).toMatchObject({ text: '"Secondhand" <orders@shop.example>' });
  for (const content of [text, html]) {
    expect(content).toContain(`${siteUrl}/dashboard/order/${orderId}`);
    expect(content).toContain('hand over the watch before their code is accepted on the order.');
    expect(content).toContain('$1,250.50');
  }
});

test.each([
  ['buyer', ['Seller: Sam']],
  ['seller', ['Buyer: Bruno']],
  ['admin', ['Seller: Sam', 'Buyer: Bruno']],
] as const)('the email to the %s has the first name of the others', async (role, names) => {
  await setDisplayNames('Bruno Buyer', 'Sam Seller');
  await sendEmail((await storeNotification(role, 'completed')).id);
  expect(onlyEmail().text?.match(/^(Seller|Buyer): .*/gm)).toEqual(names);
});

test.each(notificationKinds)(
  'the subject of an email about %s begins with a fixed text, not with a name',
  async (kind) => {
    for (const role of ['buyer', 'seller', 'admin'] as const)
      await sendEmail((await storeNotification(role, kind)).id);
    expect(smtp.emails).toHaveLength(3);
    for (const { subject } of smtp.emails) expect(subject).toMatch(/^[A-Z].*“Diver”/);
  },
);

test('an email about a watch that is sent names what shipping costs, and no meeting place', async () => {
  const { id } = await storeNotification('seller', 'toBeShipped');
  await server.database.query(sql`update orders set shipping_price = 1250`);
  await sendEmail(id);
  expect(onlyEmail().text).toContain('Shipping: $12.50');
  expect(onlyEmail().text).not.toContain('Meeting place');
});

test('an email names the meeting place until the hand-over', async () => {
  const { id, orderId } = await storeNotification('seller', 'paid');
  await sendEmail(id);
  expect(onlyEmail().text).toContain('Meeting place: “Station”');
  await server.database.query(sql`update orders set state = 'completed' where id = ${orderId}`);
  await sendEmail(id);
  expect(smtp.emails[1]!.text).not.toContain('Meeting place');
});

test('an email to an admin does not name the meeting place, because reading it requires a recorded reason', async () => {
  const { id, orderId } = await storeNotification('admin', 'underReview');
  await server.database.query(sql`
    update orders set state = 'handOverUnconfirmed' where id = ${orderId}`);
  await sendEmail(id);
  expect(onlyEmail().text).not.toContain('Station');
});

test('a price that is not an amount is named a price on request, and is quoted', async () => {
  const { id } = await storeNotification('seller', 'paid');
  await server.database.query(sql`update products set selling_price = 'Ask at shop.example'`);
  await sendEmail(id);
  expect(onlyEmail().text).toContain('Price on request: “Ask at shop.\u200bexample”');
});

test('links in the text of users are not clickable', async () => {
  await setDisplayNames('bruno.example', 'https://sam.example');
  await sendEmail(
    (await storeNotification('admin', 'booked', 'Diver” www.else.example mail@else.example')).id,
  );
  const { text, html } = onlyEmail();
  for (const content of [String(text), String(html)]) {
    const withoutOwnLinks = content.replaceAll(/(href="[^"]*"|https:\/\/shop\.example\S*)/g, '');
    expect(withoutOwnLinks).toContain('else.\u200bexample');
    expect(withoutOwnLinks).not.toMatch(/https:\/\/(?!shop)|(else|sam|bruno|www)\.\w|\w@\w/);
  }
  expect(text).toContain("“Diver' www.\u200belse");
});

test('the product name is escaped in the subject and the body', async () => {
  const name = '<img src=x onerror=alert(1)> & "co"\r\nBcc: all@example.com';
  await sendEmail((await storeNotification('buyer', 'paid', name)).id);
  const { subject, html, bcc, headers } = onlyEmail();
  expect(subject).toContain('<img src=x onerror=alert(1)> & "co"');
  expect(bcc ?? headers.get('bcc')).toBeUndefined();
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;co&#34;');
});

test('a right-to-left name does not change the direction of the sentence', async () => {
  await sendEmail((await storeNotification('buyer', 'paid', 'ساعة\u202E\u2069 قديمة')).id);
  const { subject, text } = onlyEmail();
  expect(subject).toBe('You paid for “\u2068ساعة قديمة\u2069”');
  expect(text).toContain('Watch: “\u2068ساعة قديمة\u2069”\n');
});

test('a name cannot inject a line', async () => {
  await sendEmail(
    (await storeNotification('seller', 'booked', 'Diver\r\n\tPay at https://else.example')).id,
  );
  const { subject, text } = onlyEmail();
  expect(subject).toBe('Your sale: “Diver Pay at https://else.example” was booked');
  expect(text).not.toMatch(/^\s*Pay at/m);
});

test('before the payment an email contains neither phone number nor email address, nor a reason', async () => {
  const { id, orderId } = await storeNotification('seller', 'cancelled');
  await addReason(orderId, users.buyer.id, 'Call me on 01733333333');
  await sendEmail(id);
  const { text, html } = onlyEmail();
  expect(`${text}${html}`).not.toMatch(/01711111111|01700000000|01733333333|@example/);
});

const addReason = (orderId: string, actorId: string, reason: string) =>
  server.database.query(sql`
    insert into order_events (order_id, number, type, state, actor_id, reason)
    values (${orderId}, 1, 'buyer.requestCancellation', 'cancellationRequested', ${actorId}, ${reason})`);

const markPaid = (orderId: string) =>
  server.database.query(sql`
    update orders set paid_at = now(), state = 'awaitingHandOver' where id = ${orderId}`);

test.each([
  ['seller', 'Phone: 01711111111'],
  ['buyer', 'Phone: 01700000000'],
] as const)('after the payment the %s reads how to reach the other', async (role, line) => {
  const { id, orderId } = await storeNotification(role, 'paid');
  await markPaid(orderId);
  await sendEmail(id);
  expect(onlyEmail().text).toContain(line);
  const other = role === 'seller' ? users.buyer : users.seller;
  expect(onlyEmail().text).toContain(`Email: ${other.email}`);
});

test('an admin gets no contact data by email, and the order of an ended sale has none', async () => {
  const { id, orderId } = await storeNotification('admin', 'paid');
  await markPaid(orderId);
  await sendEmail(id);
  const toSeller = await storeNotification('seller', 'paid');
  await markPaid(toSeller.orderId);
  await server.database.query(sql`
    update orders set ended_at = now() where id = ${toSeller.orderId}`);
  await sendEmail(toSeller.id);
  for (const { text } of smtp.emails) expect(text).not.toMatch(/01711111111|01700000000/);
});

test('an email says who gave which reason', async () => {
  const { id, orderId } = await storeNotification('seller', 'cancellationRequested');
  await markPaid(orderId);
  await addReason(orderId, users.buyer.id, 'I lost my job.');
  await sendEmail(id);
  expect(onlyEmail().text).toContain("The buyer's reason: “I lost my job.”");
});

test('an email shows the watch, but loads nothing from another server', async () => {
  const { id, orderId } = await storeNotification('seller', 'booked');
  const setImage = (image: string) =>
    server.database.query(sql`
      update products set image = ${image}
      where id = (select product_id from orders where id = ${orderId})`);
  await setImage('https://tracker.example/pixel.gif');
  await sendEmail(id);
  await setImage('//tracker.example/pixel.gif');
  await sendEmail(id);
  for (const { html } of smtp.emails) {
    expect(html).not.toMatch(/<link|@import|url\(|srcset=/);
    const sources = [...String(html).matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
    expect(sources).toEqual([`${siteUrl}/icon-192.png`]);
  }
  await setImage('/images/diver.webp');
  await sendEmail(id);
  expect(smtp.emails.at(-1)!.html).toContain(
    `<img src="${siteUrl}/images/diver.webp" alt="“Diver”"`,
  );
});

test('repeated emails have one Message-ID, and those of an order form a thread', async () => {
  const { id, orderId } = await storeNotification('seller', 'booked');
  await sendEmail(id);
  await sendEmail(id);
  const [first, second] = smtp.emails;
  expect(first!.messageId).toBe(`<notification.${id}@shop.example>`);
  expect(second!.messageId).toBe(first!.messageId);
  expect(first!.references).toBe(`<order.${orderId}@shop.example>`);
});

test('an email is marked auto-generated and offers one-click unsubscribe', async () => {
  await sendEmail((await storeNotification('seller', 'booked')).id);
  const { headers } = onlyEmail();
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('list')).toMatchObject({
    unsubscribe: { url: expect.stringMatching(/^https:\/\/shop\.example\/unsubscribe\/\S+$/) },
    'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
  });
});

test('a user who opted out gets only the emails about payments, without an unsubscribe link', async () => {
  await optOut('seller');
  await sendEmail((await storeNotification('seller', 'booked')).id);
  expect(smtp.emails).toHaveLength(0);
  await sendEmail((await storeNotification('seller', 'paid')).id);
  const { headers, text } = onlyEmail();
  expect(headers.has('list')).toBe(false);
  expect(text).not.toContain('unsubscribe');
});

test('no email is sent to an unconfirmed email address', async () => {
  const { id } = await storeNotification('buyer', 'paid');
  await server.database.query(sql`update users set email_verified = false`);
  await sendEmail(id);
  expect(smtp.emails).toHaveLength(0);
});

test.each(["email = ''", 'deleted_at = now()'])(
  'no email is sent to a user with %s',
  async (change) => {
    const { id } = await storeNotification('buyer', 'paid');
    await server.database.runScript(`update users set ${change}`);
    await sendEmail(id);
    expect(smtp.emails).toHaveLength(0);
  },
);

test('no email is sent for a missing notification', async () => {
  await sendEmail('nothing');
  expect(smtp.emails).toHaveLength(0);
});

test('an email is not retried if the mail server rejects its address', async () => {
  smtp.reject(users.buyer.email);
  const { id } = await storeNotification('buyer', 'paid');
  await expect(sendEmail(id)).rejects.toThrow(PermanentError);
});

test('the task fails while the mail server is unavailable, so that it is retried', async () => {
  const { id } = await storeNotification('buyer', 'paid');
  smtp.failNext();
  await expect(sendEmail(id)).rejects.toThrow('Try later');
  await sendEmail(id);
  expect(smtp.emails).toHaveLength(1);
});

test.each([
  [null, null, 'Pay by: Nov 28, 2031, 5:47 AM UTC'],
  ['Europe/Berlin', null, 'Pay by: Nov 28, 2031, 6:47 AM GMT+1'],
  ['Europe/Berlin', 'de-DE', 'Pay by: 28.11.2031, 06:47 MEZ'],
])(
  'a deadline is never named later than it is (zone %s, language %s)',
  async (timeZone, locale, line) => {
    await server.database.query(sql`
    update users set time_zone = ${timeZone}, date_locale = ${locale} where id = ${users.buyer.id}`);
    const { id, orderId } = await storeNotification('buyer', 'booked');
    await server.database.query(sql`
    update orders set expires_at = '2031-11-28T05:47:59Z' where id = ${orderId}`);
    await sendEmail(id);
    expect(onlyEmail().text).toContain(line);
  },
);
