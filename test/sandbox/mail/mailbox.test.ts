import fastify, { type FastifyInstance } from 'fastify';
import { catchMails, type MailCatcher } from '../../../src/sandbox/mail/mail-catcher';
import type { ListedMail } from '../../../src/sandbox/mail/mailbox-pages';
import { registerMailbox } from '../../../src/sandbox/mail/register-mailbox';
import type { Database } from '../../../src/server/database/database';
import { createMailer, type Mailer } from '../../../src/server/mail/mailer';
import { openSandboxDatabase } from '../../server/support/sandbox-database';

let database: Database;
let catcher: MailCatcher;
let mailer: Mailer;
let app: FastifyInstance;
const identityMails: ListedMail[] = [];
beforeAll(async () => {
  database = await openSandboxDatabase();
  catcher = await catchMails(database);
  const { smtpUrl } = catcher;
  mailer = createMailer({ smtpUrl, from: 'orders@shop.example', siteUrl: 'https://shop.example' });
  app = fastify();
  registerMailbox(app, database, () => identityMails);
  await app.ready();
});
afterAll(async () => {
  mailer.close();
  await catcher.close();
  await app.close();
  await database.close();
});
beforeEach(() => database.runScript('delete from sandbox.mails'));

const open = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode: status, body } = await app.inject({ url, headers });
  return { status, body };
};

const send = (messageId: string, html = '<p>Hello</p>') =>
  mailer.send({
    to: 'ann@example.com',
    subject: `About <${messageId}>`,
    text: 'Hello in text',
    html,
    messageId: `<${messageId}@shop.example>`,
    references: '<order@shop.example>',
  });

/** The address behind the subject of a mail in the list. */
async function addressOf(messageId: string): Promise<string> {
  const { body } = await open('/sandbox/mail');
  return new RegExp(`href="([^"]+)">About &#60;${messageId}&#62;`).exec(body)![1]!;
}

test('what the server hands in is listed, and opened as a mail program shows it', async () => {
  await send('one', '<script>alert(1)</script><a href="https://shop.example/x">See</a>');
  const { body } = await open(await addressOf('one'));
  expect(body).toContain('From orders@shop.example to ann@example.com');
  expect(body).toContain('sandbox="allow-top-navigation-by-user-activation"');
  expect(body).not.toMatch(/<script|<a href="https/);
  expect(body).toContain('&#60;a href=&#34;https://shop.example/x&#34;&#62;See&#60;/a&#62;');
  expect(body).toContain('Hello in text');
  expect(body).toContain('Auto-Submitted: auto-generated');
});

test('a mail that comes twice is there once', async () => {
  await send('two');
  await send('two');
  expect((await open('/sandbox/mail')).body.split('About &#60;two&#62;')).toHaveLength(2);
});

test('the newest come first, those of the identity service among them', async () => {
  const later = new Date(Date.now() + 60_000);
  identityMails.push({ to: 'bob@example.com', subject: 'Reset', link: '/link', sentAt: later });
  await send('three');
  await send('four');
  const { body } = await open('/sandbox/mail');
  const positions = ['Reset', 'four', 'three'].map((text) => body.indexOf(text));
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
  expect(positions).not.toContain(-1);
});

test('the newest 500 are kept', async () => {
  await database.runScript(`
    insert into sandbox.mails (mail)
    select '{"to":"","from":"","subject":"Old","text":"","html":null,"headers":[]}'
    from generate_series(1, 500)`);
  await send('five');
  const { body } = await open('/sandbox/mail');
  expect(body.split('Old')).toHaveLength(500);
  expect(body).toContain('About &#60;five&#62;');
});

test('nobody reads them from elsewhere', async () => {
  await send('six');
  const address = await addressOf('six');
  for (const url of ['/sandbox/mail', address]) {
    expect((await open(url, { host: 'shop.example' })).status).toBe(403);
    expect((await open(url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  }
  expect((await open('/sandbox/mail/999999')).status).toBe(404);
});
