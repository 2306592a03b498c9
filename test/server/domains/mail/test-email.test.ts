import { sql } from '../../../../src/server/database/sql';
import { callServer } from '../../support/call-server';
import { siteUrl } from '../../support/configuration';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';
import { startTestServer, type TestServer } from '../../support/start-test-server';

const server = setUpTestServer();
const { admin } = setUpUsers(server, { admin: 'Admin' });

let smtp: SmtpDouble;
let serverWithMail: TestServer;
beforeEach(async () => {
  smtp = await startSmtpDouble();
  const mail = { smtpUrl: smtp.url, from: 'shop@shop.example', siteUrl };
  serverWithMail = await startTestServer({ mail }, server);
});
afterEach(async () => {
  await serverWithMail.close();
  await smtp.close();
});

const sendTestEmail = async (to: Pick<TestServer, 'origin'>) =>
  (await callServer(to.origin, 'POST', '/api/settings/test-email', { token: admin.token })).body;

const recordedActs = () => server.database.query(sql`select act, after from audit_log`);

test('an admin gets a test email at once, which is recorded', async () => {
  const result = await sendTestEmail(serverWithMail);
  expect(result).toEqual({ sent: true, message: expect.stringContaining(admin.email) });
  expect(smtp.emails).toHaveLength(1);
  expect(smtp.emails[0]).toMatchObject({ subject: 'Test email of Secondhand' });
  expect(await recordedActs()).toEqual([{ act: 'settings.sendTestEmail', after: { sent: true } }]);
});

test("an email has the shop's current name in its text and as its sender", async () => {
  await callServer(serverWithMail.origin, 'PUT', '/api/settings', {
    token: admin.token,
    body: { shopName: 'Time & Again' },
  });
  await sendTestEmail(serverWithMail);
  expect(smtp.emails[0]!.html).toContain('>Time &#38; Again</td>');
  expect(smtp.emails[0]!.html).not.toContain('Secondhand');
  expect(smtp.emails[0]!.from?.value).toEqual([
    { name: 'Time & Again', address: 'shop@shop.example' },
  ]);
});

test('a rejected test email is reported with the reply of the mail server', async () => {
  smtp.reject(admin.email);
  const result = await sendTestEmail(serverWithMail);
  expect(result.sent).toBe(false);
  expect(result.message).toMatch(/rejects the sender or the recipient.*No such mailbox/);
  expect(await recordedActs()).toEqual([{ act: 'settings.sendTestEmail', after: { sent: false } }]);
});

test('the response says that the mail server is not configured or unreachable', async () => {
  expect(await sendTestEmail(server)).toEqual({
    sent: false,
    message: expect.stringContaining('SMTP_URL is not set'),
  });
  await smtp.close();
  expect(await sendTestEmail(serverWithMail)).toEqual({
    sent: false,
    message: expect.stringContaining("can't be reached"),
  });
});
