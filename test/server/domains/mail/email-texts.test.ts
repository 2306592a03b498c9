import type { EditableEmail } from '../../../../src/contract/mail/email-texts';
import { brandDefaults, defaultLogo } from '../../../../src/contract/platform/shop-defaults';
import { sql } from '../../../../src/server/database/sql';
import { createNotificationEmailTask } from '../../../../src/server/domains/mail/notification-email-task';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { callServer } from '../../support/call-server';
import { accessTokenKeys } from '../../support/configuration';
import { storeOrder, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';
import { startTestServer } from '../../support/start-test-server';

const server = setUpTestServer();
const users = setUpUsers(server, { admin: 'Admin', seller: 'seller', buyer: 'buyer' });

const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
let logo = defaultLogo;
let mainColor = brandDefaults.mainColor;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  const mail = { smtpUrl: smtp.url, from: 'orders@shop.example', siteUrl };
  mailer = createMailer(mail, () =>
    Promise.resolve({ ...brandDefaults, shopName: 'Time & Again', logo, mainColor }),
  );
});
beforeEach(async () => {
  smtp.emails.length = 0;
  await server.database.query(sql`update users set email_verified = true`);
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

const asAdmin = (method: string, path: string, body?: object) =>
  server.call(method, `/api${path}`, { token: users.admin.token, ...(body && { body }) });

const paidEmailPath = '/email-texts/order.paid.buyer';

const findEmail = async (kind: string): Promise<EditableEmail> => {
  const { body } = await asAdmin('GET', '/email-texts');
  return body.find((email: EditableEmail) => email.kind === kind);
};

/** Saves the texts of the email to a buyer who has paid. Those that are not given are the defaults. */
async function saveTexts(texts: object, revision = 0) {
  const { defaults } = await findEmail('order.paid.buyer');
  return asAdmin('PUT', paidEmailPath, { ...defaults, ...texts, revision });
}

/** Sends the email to a buyer who has paid for a watch of this name. */
async function sendPaidEmail(productName = 'Diver') {
  const { database } = server;
  const { seller, buyer } = users;
  const productId = await storeProduct(database, { seller, productName });
  const orderId = await storeOrder(database, { productId, buyer });
  const [row] = await database.query<{ id: string }>(sql`
    insert into notifications (user_id, order_id, event_number, kind)
    values (${buyer.id}, ${orderId}, 1, 'paid') returning id`);
  const task = createNotificationEmailTask({ database, mailer, siteUrl, accessTokenKeys });
  await task({ notificationId: row!.id });
  return smtp.emails.at(-1)!;
}

test('emails have the nouns and the main color of the shop', async () => {
  const nouns = { goodsSingular: 'camera', goodsPlural: 'cameras' };
  mainColor = '#004d40';
  await asAdmin('PUT', '/settings', nouns);
  try {
    const { html, text } = await sendPaidEmail('Watch Master');
    expect(text).toContain('Camera: “Watch Master”');
    expect(text).toContain('when you have the camera in your hands');
    expect(html).toMatch(/class="button" style="background:#004d40;color:#ffffff/);
    expect((await findEmail('wish.priceFell')).defaults.closing).toMatch(
      /because the camera is on/,
    );
  } finally {
    mainColor = brandDefaults.mainColor;
    await asAdmin('PUT', '/settings', { goodsSingular: null, goodsPlural: null });
  }
});

test('an email shows the logo that an admin has uploaded, beside the name of the shop', async () => {
  expect((await sendPaidEmail()).html).not.toContain('logo');
  try {
    logo = 'https://tracker.example/logo.webp';
    expect((await sendPaidEmail()).html).not.toContain('logo');
    logo = '/images/logo.webp';
    const { html, text } = await sendPaidEmail();
    expect(html).toMatch(
      /<img src="https:\/\/shop\.example\/images\/logo\.webp" alt=""[^>]*>Time &#38; Again</,
    );
    expect(text).not.toContain('logo');
  } finally {
    logo = defaultLogo;
  }
});

test('an admin can replace the texts of an email, but not its facts, heading and links', async () => {
  await saveTexts({
    subject: '{shopName}: thank you for {productName}',
    intro: 'Dear {recipientName},\n\nmeet the seller\nof {productName}.',
    closing: 'Goodbye from {shopName}.',
  });
  const { subject, text, html } = await sendPaidEmail();
  expect(subject).toBe('Time & Again: thank you for “Diver”');
  expect(text).toContain('You paid for “Diver”.');
  expect(text).toContain('meet the seller\nof “Diver”.');
  expect(text).toContain('-- \nGoodbye from Time & Again.');
  expect(text).toContain('Price: $1,250.50');
  expect(html).toContain('meet the seller<br>of “Diver”.</p>');
  expect(html).toContain('Goodbye from Time &#38; Again.');
  expect(html).toContain(`${siteUrl}/dashboard/order/`);
  expect(html).not.toContain('Give them the code');
});

test("a placeholder's value is escaped, cannot end a header and does not fill another placeholder", async () => {
  await saveTexts({ subject: 'News: {productName}', intro: '<b>{productName}</b>' });
  const { subject, html, headers } = await sendPaidEmail('<i>{shopName}\r\nBcc: a@b.example');
  expect(subject).toBe('News: “<i>{shopName} Bcc: a@b.example”');
  expect(headers.has('bcc')).toBe(false);
  expect(html).toContain('&#60;b&#62;“&#60;i&#62;{shopName} Bcc');
  expect(html).not.toMatch(/<[bi]>/);
});

test('the name of a watch stays in quotation marks at the beginning of a subject', async () => {
  await saveTexts({ subject: '{productName} is yours' });
  expect((await sendPaidEmail('Your account is closed')).subject).toBe(
    'Your order: “Your account is closed” is yours',
  );
});

test.each([
  [{ subject: 'Paid {price}' }, '{price} is not a placeholder of this email.'],
  [{ intro: 'Paid {{productName}}' }, '{{productName}} is not a placeholder of this email.'],
  [{ closing: 'Your {amount}' }, '{amount} is not a placeholder of this email.'],
  [{ subject: '  ' }, 'Subject is required.'],
  [{ intro: 'x'.repeat(2_001) }, 'Text: Please use at most 2000 characters.'],
])('the texts %j are rejected and not stored', async (texts, message) => {
  const { status, body } = await saveTexts(texts);
  expect([status, body]).toEqual([400, { message }]);
  const { defaults } = await findEmail('order.paid.buyer');
  expect(
    (await asAdmin('POST', `${paidEmailPath}/preview`, { ...defaults, ...texts })).status,
  ).toBe(400);
  expect(await server.database.query(sql`select 1 from email_texts`)).toEqual([]);
});

test('a text that equals the default is not stored', async () => {
  await saveTexts({ subject: 'Thank you', closing: 'Goodbye.' });
  await saveTexts({ closing: 'Goodbye.' }, 1);
  expect(await server.database.query(sql`select subject, intro, closing from email_texts`)).toEqual(
    [{ subject: null, intro: null, closing: 'Goodbye.' }],
  );
  expect((await sendPaidEmail()).subject).toBe('You paid for “Diver”');
});

test('a change that is based on an older revision overwrites nothing', async () => {
  await saveTexts({ subject: 'First' });
  const second = await saveTexts({ subject: 'Second' });
  expect([second.status, second.body.message]).toEqual([
    409,
    expect.stringContaining('Another admin has changed this email.'),
  ]);
  expect(await findEmail('order.paid.buyer')).toMatchObject({
    texts: { subject: 'First' },
    revision: 1,
  });
});

test('the audit log has the old and the new texts of each change', async () => {
  await saveTexts({ subject: 'First' });
  await saveTexts({ subject: 'First' }, 1);
  const acts = await server.database.query(
    sql`select act, subject_id, before, after from audit_log`,
  );
  expect(acts).toEqual([
    {
      act: 'email.change',
      subject_id: 'order.paid.buyer',
      before: { subject: 'You paid for {productName}' },
      after: { subject: 'First' },
    },
  ]);
});

test('a stored text with an unknown placeholder is replaced by the default text', async () => {
  await server.database.query(
    sql`insert into email_texts (kind, subject) values ('order.paid.buyer', 'For {formerName}')`,
  );
  expect((await sendPaidEmail()).subject).toBe('You paid for “Diver”');
});

test('every kind of email has a preview, without a placeholder that is not filled in', async () => {
  const { body: emails } = await asAdmin('GET', '/email-texts');
  for (const { kind, defaults, placeholders } of emails as EditableEmail[]) {
    const all = placeholders.map(({ name }) => `{${name}}`).join(' ');
    const texts = { ...defaults, intro: `${all} ${defaults.intro}` };
    const { body } = await asAdmin('POST', `/email-texts/${kind}/preview`, texts);
    expect(body.subject).not.toBe('');
    for (const part of [body.subject, body.html.replace(/<style>.*<\/style>/, ''), body.text]) {
      expect([kind, part]).toEqual([kind, expect.not.stringMatching(/[{}]|undefined/)]);
    }
  }
  expect(emails.length).toBeGreaterThan(40);
});

test('an admin gets an email with the typed texts and example data', async () => {
  const mail = { smtpUrl: smtp.url, from: 'orders@shop.example', siteUrl };
  const shop = await startTestServer({ mail }, server);
  const { defaults } = await findEmail('payout.paid');
  const { body } = await callServer(
    shop.origin,
    'POST',
    '/api/email-texts/payout.paid/test-email',
    {
      token: users.admin.token,
      body: { ...defaults, subject: '{shopName} sends you {amount}' },
    },
  );
  await shop.close();
  expect(body).toMatchObject({ sent: true });
  const [email] = smtp.emails;
  expect(email).toMatchObject({
    subject: 'Secondhand sends you $1,250.00',
    to: { text: users.admin.email },
  });
  expect(email!.headers.has('list-unsubscribe')).toBe(false);
  const acts = await server.database.query(sql`select act, subject_id, after from audit_log`);
  expect(acts).toEqual([
    { act: 'email.sendTest', subject_id: 'payout.paid', after: { sent: true } },
  ]);
});
