import { sql } from '../../../../src/server/database/sql';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { createMessageEmailTask } from '../../../../src/server/domains/mail/message-email-task';
import type { Tasks } from '../../../../src/server/domains/platform/outbox.sql';
import { addDueMessageEmails } from '../../../../src/server/domains/mail/message-emails.sql';
import { setUpConversations } from '../talking/support/set-up-conversations';
import { accessTokenKeys } from '../../support/configuration';
import { storeOrder, storeProduct } from '../../support/records';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';

const { server, startConversation, askAbout, sendMessage, markRead, block, ...users } =
  setUpConversations({
    // The operator's setting.
    limits: { messageEmailMinutes: 20 },
  });
const { buyer, otherBuyer, seller, otherSeller } = users;

const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <orders@shop.example>', siteUrl });
});
beforeEach(async () => {
  smtp.emails.length = 0;
  await server.database.query(sql`
    update users set email_verified = true, display_name = 'Priya Das' where id = ${buyer.id}`);
  await server.database.query(sql`
    update users set email_verified = true, display_name = 'Tomas Berg' where id = ${seller.id}`);
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

/** Moves the due times back by the minutes, and sends the emails that are due then. */
async function advanceMinutes(minutes: number): Promise<void> {
  const { database } = server;
  await database.query(sql`
    update conversation_participants
    set email_due_at = email_due_at - make_interval(mins => ${minutes}::int)`);
  await addDueMessageEmails(database, 10);
  const tasks = await database.query<{ payload: Tasks['messageEmail'] }>(sql`
    update outbox set done_at = now() where task = 'messageEmail' and done_at is null
    returning payload`);
  const sendEmail = createMessageEmailTask({ database, mailer, siteUrl, accessTokenKeys });
  for (const { payload } of tasks) await sendEmail(payload);
}

test('one email is sent twenty minutes after an unread message, and contains the later messages, too', async () => {
  const { id } = await startConversation('Does it keep time?');
  await advanceMinutes(19);
  expect(smtp.emails).toEqual([]);
  await sendMessage(id, { text: 'And the strap?' });
  await advanceMinutes(1);
  expect(smtp.emails).toHaveLength(1);
  const [email] = smtp.emails;
  expect(email).toMatchObject({ subject: '2 new messages about “Field watch”' });
  expect([email!.to].flat()[0]!.value[0]!.address).toBe(seller.email);
  expect(email!.html).toContain(
    `<img src="${siteUrl}/images/field-watch.webp" alt="“Field watch”"`,
  );
  expect(email!.text?.trim()).toBe(`Hello Tomas Berg,

2 new messages about “Field watch”.

Priya wrote:

> Does it keep time?

> And the strap?

Watch: “Field watch”
Price: $1,250.50
Buyer: Priya

Reply: https://shop.example/dashboard/messages/${id}

-- 
You're receiving this email because someone wrote to you about a watch.
Unsubscribe: ${/https:\/\/shop\.example\/unsubscribe\/\S+/.exec(email!.text!)![0]}
https://shop.example`);
});

test('no other email follows until the messages were read', async () => {
  const { id } = await startConversation();
  await advanceMinutes(20);
  await sendMessage(id);
  await advanceMinutes(600);
  expect(smtp.emails).toHaveLength(1);
  await markRead(id, seller, 2);
  await sendMessage(id);
  await advanceMinutes(20);
  expect(smtp.emails).toHaveLength(2);
});

test('no email follows when the messages were read in time', async () => {
  const { id } = await startConversation();
  await markRead(id, seller, 1);
  await advanceMinutes(20);
  await sendMessage(id);
  await advanceMinutes(19);
  expect(smtp.emails).toEqual([]);
});

test('the buyer gets an email about an answer', async () => {
  const { id } = await startConversation('Does it keep time?');
  await sendMessage(id, { by: seller, text: 'To the second.' });
  await markRead(id, seller, 1);
  await server.database.query(sql`
    insert into user_blocks (blocker_id, blocked_id)
    values (${buyer.id}, ${otherSeller.id}), (${otherBuyer.id}, ${seller.id})`);
  await advanceMinutes(20);
  expect(smtp.emails.map(({ subject }) => subject)).toEqual(['New message about “Field watch”']);
  expect(smtp.emails[0]!.text).toContain('Seller: Tomas');
  expect(smtp.emails[0]!.text).not.toContain('Does it keep time?');
});

test('contact details are hidden before the payment, and links are not clickable after it', async () => {
  const text = 'See https://evil.example/a.html or mail a@evil.example';
  const { productId } = await startConversation(text);
  const order = { productId, state: 'refunded' } as const;
  await storeOrder(server.database, { ...order, buyer: otherBuyer, paid: true });
  await storeOrder(server.database, { ...order, buyer, state: 'cancelled' });
  await advanceMinutes(20);
  expect(smtp.emails[0]!.text).toContain('> See [hidden] or mail [hidden]');
  await storeOrder(server.database, { productId, buyer, paid: true });
  await server.database.query(sql`
    update conversation_participants set email_due_at = now() - interval '1 second', read_number = 0`);
  await server.database.query(sql`delete from outbox`);
  await advanceMinutes(0);
  const { text: plain = '', html } = smtp.emails[1]!;
  for (const body of [plain, String(html)]) {
    expect(body.replaceAll('\u200b', '')).toContain('See https://evil.example/a.html');
    expect(body).not.toMatch(/evil\.example|https:\/\/evil|a@evil/);
  }
  expect(String(html)).not.toMatch(/href="[^"]*evil/);
});

test('markup in a message is quoted as text, line by line, and a long one is cut', async () => {
  await startConversation(`<b>bold\nsecond line ${'x'.repeat(900)}`);
  await advanceMinutes(20);
  const { html, text } = smtp.emails[0]!;
  expect(String(html)).toContain('&#60;b&#62;bold<br>second line');
  expect(text).toContain('> <b>bold\n> second line');
  expect(text).toMatch(/x…\n/);
  expect(text).not.toContain('x'.repeat(500));
});

test('the last three of many messages are quoted, and photos are counted', async () => {
  const { id } = await startConversation('one');
  for (const text of ['two', 'three', 'four']) await sendMessage(id, { text });
  await server.database.query(sql`
    update messages set photos = '["/images/a.webp", "/images/b.webp"]' where text = 'four'`);
  await advanceMinutes(20);
  expect(smtp.emails[0]!.subject).toBe('4 new messages about “Field watch”');
  expect(smtp.emails[0]!.text).toContain('> two\n\n> three\n\n> four\n> (2 photos)');
  expect(smtp.emails[0]!.text).not.toContain('> one');
});

test('an email can do without the name of the buyer and the currency, and a URL as product name is not clickable', async () => {
  const { database } = server;
  const product = { seller, productName: 'Re: evil.example', sellingPrice: '900' };
  await database.query(sql`update users set display_name = '' where id = ${buyer.id}`);
  await askAbout(await storeProduct(database, product));
  await advanceMinutes(20);
  const [email] = smtp.emails;
  expect(email!.subject).toBe('New message about “Re: evil.example”');
  expect(email!.text).not.toContain('evil.example');
  expect(email!.text).toContain('The buyer wrote:');
  expect(email!.text).toContain('Price: $900');
  expect(email!.text).not.toContain('Buyer:');
});

test.each([
  ['has opted out', sql`update users set email_opt_out = true`],
  ['has no verified address', sql`update users set email_verified = false`],
  ['was deleted', sql`update users set deleted_at = now()`],
])('a person who %s gets no email', async (_why, change) => {
  await startConversation();
  await server.database.query(change);
  await advanceMinutes(20);
  expect(smtp.emails).toEqual([]);
});

test('a person gets no email about a message from a closed account', async () => {
  await startConversation();
  await server.database.query(sql`update users set deleted_at = now() where id = ${buyer.id}`);
  await advanceMinutes(20);
  expect(smtp.emails).toEqual([]);
});

test('a person gets no email from someone they have blocked', async () => {
  const { id } = await startConversation();
  await block(id, seller);
  await advanceMinutes(20);
  expect(smtp.emails).toEqual([]);
});

test('only one of several servers sends the email', async () => {
  await startConversation();
  await server.database
    .query(sql`update conversation_participants set email_due_at = now() - interval '1 second'
    where email_due_at is not null`);
  const added = await Promise.all(
    Array.from({ length: 5 }, () => addDueMessageEmails(server.database, 10)),
  );
  expect(added.reduce((sum, count) => sum + count)).toBe(1);
});
