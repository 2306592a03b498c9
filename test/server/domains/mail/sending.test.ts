import { sql } from '../../../../src/server/database/sql';
import { recordLog } from '../../support/record-log';
import { addUser, storeProduct } from '../../support/records';
import { startSmtpDouble } from '../../support/smtp-double';
import { startTestServer } from '../../support/start-test-server';
import { until } from '../../support/until';

const booking = { phoneNumber: '01711111111', meetingLocation: 'Station' };

test('a booking sends an email to buyer and seller', async () => {
  const smtp = await startSmtpDouble();
  const mail = { smtpUrl: smtp.url, from: 'orders@shop.example', siteUrl: 'https://shop.example' };
  const server = await startTestServer({ runsBackgroundWork: true, mail });
  const { database } = server;
  const [seller, buyer] = [await addUser(database, 'seller'), await addUser(database, 'buyer')];
  await database.query(sql`update users set email_verified = true`);
  const productId = await storeProduct(database, { seller, productName: 'Diver' });
  const body = { ...booking, productId, userId: buyer.uid, email: buyer.email };
  await server.call('POST', '/api/book-product', { token: buyer.token, body });
  await until(() => smtp.emails.length === 2);
  await server.close();
  await smtp.close();
  expect(smtp.emails.map(({ subject }) => subject).sort()).toEqual([
    'You booked “Diver”',
    'Your sale: “Diver” was booked',
  ]);
});

test('without a mail server no emails are created, and the log reports it', async () => {
  const log = recordLog();
  const server = await startTestServer({ runsBackgroundWork: true, logger: log.logger });
  const { database } = server;
  await database.query(sql`
    insert into outbox (key, task, payload) values ('email/1', 'email', '{"notificationId":"1"}')`);
  await until(async () => {
    const open = await database.query(sql`select key from outbox where done_at is null`);
    return open.length === 0;
  });
  await server.close();
  expect(await log.lines()).toContainEqual(
    expect.objectContaining({ msg: 'SMTP_URL is not set: no emails are sent.' }),
  );
});
