import type { WishNotificationKind } from '../../../src/contract/notification';
import { sql } from '../../../src/server/database/sql';
import { createMailer, type Mailer } from '../../../src/server/mail/mailer';
import { createWishEmailTask } from '../../../src/server/mail/wish-email';
import type { Tasks } from '../../../src/server/orders/outbox';
import { endDueAbsences } from '../../../src/server/repositories/absences';
import { notifyWishlistUsers } from '../../../src/server/repositories/wish-notifications';
import { accessTokenKeys } from '../support/configuration';
import { addUser, storeOrder, storeProduct, type TestUser } from '../support/records';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../support/smtp-double';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
const siteUrl = 'https://shop.example';
let smtp: SmtpDouble;
let mailer: Mailer;
beforeAll(async () => {
  smtp = await startSmtpDouble();
  mailer = createMailer({ smtpUrl: smtp.url, from: 'Secondhand <orders@shop.example>', siteUrl });
});
afterAll(async () => {
  mailer.close();
  await smtp.close();
});

let wisher: TestUser;
let productId: string;
beforeEach(async () => {
  smtp.emails.length = 0;
  wisher = await addUser(server.database, 'buyer');
  productId = await storeProduct(server.database, { seller });
  for (const { id } of [wisher, buyer]) {
    await server.database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${productId}, ${id})`);
    await server.database.query(sql`update users set email_verified = true where id = ${id}`);
  }
});

const readNotifications = async ({ token }: TestUser) => {
  const { body } = await server.call('GET', '/api/notifications', { token });
  return body as { news: string; productId?: string }[];
};
const notify = (kind: WishNotificationKind) =>
  server.database.transaction((tx) => notifyWishlistUsers(tx, [productId], kind));

/** Runs the tasks of the emails. */
async function sendEmails(): Promise<void> {
  const { database } = server;
  const tasks = await database.query<{ payload: Tasks['wishEmail'] }>(sql`
    update outbox set done_at = now() where task = 'wishEmail' and done_at is null returning payload`);
  const send = createWishEmailTask({ database, mailer, siteUrl, accessTokenKeys });
  for (const { payload } of tasks) await send(payload);
}

test('a cancelled booking notifies the users with the product on their wishlist, except its buyer', async () => {
  const orderId = await storeOrder(server.database, { productId, buyer });
  await server.call('POST', `/api/sales/${orderId}/events`, {
    token: buyer.token,
    body: { type: 'buyer.cancel' },
  });
  expect(await readNotifications(wisher)).toMatchObject([{ news: 'forSaleAgain', productId }]);
  expect((await readNotifications(buyer)).map((each) => each.news)).not.toContain('forSaleAgain');
  await sendEmails();
  expect(smtp.emails).toHaveLength(1);
  expect(smtp.emails[0]).toMatchObject({
    subject: 'Your wishlist: “Field watch” is for sale again',
  });
  expect(smtp.emails[0]?.text).toContain(`${siteUrl}/product/${productId}`);
});

test('an unseen notification is not repeated, a seen one is', async () => {
  await notify('priceFell');
  await notify('priceFell');
  expect(await readNotifications(wisher)).toHaveLength(1);
  await server.call('PUT', '/api/notifications/seen', { token: wisher.token });
  await notify('priceFell');
  expect(await readNotifications(wisher)).toHaveLength(2);
});

test('no notification is created for a product that another buyer has booked', async () => {
  await storeOrder(server.database, { productId, buyer });
  await notify('priceFell');
  expect(await readNotifications(wisher)).toEqual([]);
});

test.each([
  ['opted out of emails', sql`email_opt_out = true`],
  ['has not confirmed the email address', sql`email_verified = false`],
])('a user who %s gets no email', async (_name, change) => {
  await server.database.query(sql`
    update users set ${change} where id in (${wisher.id}, ${buyer.id})`);
  await notify('priceFell');
  await sendEmails();
  expect(smtp.emails).toEqual([]);
  expect(await readNotifications(wisher)).toHaveLength(1);
});

test('no email follows once the watch is booked or the notification is seen', async () => {
  await notify('priceFell');
  await server.call('PUT', '/api/notifications/seen', { token: wisher.token });
  await storeOrder(server.database, { productId, buyer });
  await sendEmails();
  expect(smtp.emails).toEqual([]);
});

describe('when the seller returns', () => {
  const setAway = (until: string | null) =>
    server.call('PUT', '/api/away', { token: seller.token, body: { until } });
  const goAway = () => setAway(new Date(Date.now() + 86_400_000).toISOString());

  test.each([
    ['by hand', () => setAway(null)],
    [
      'by the clock',
      async () => {
        await server.database.query(sql`update users set away_until = now()`);
        await endDueAbsences(server.database);
      },
    ],
  ])('%s, users get one email about all products on their wishlist', async (_, comeBack) => {
    const other = await storeProduct(server.database, { seller });
    await server.database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${other}, ${wisher.id})`);
    await goAway();
    await comeBack();
    const all = await readNotifications(wisher);
    expect(all.map((each) => each.news)).toEqual(['forSaleAgain', 'forSaleAgain']);
    expect(all.map((each) => each.productId).sort()).toEqual([productId, other].sort());
    expect(await readNotifications(buyer)).toMatchObject([{ productId }]);
    await sendEmails();
    expect(smtp.emails).toHaveLength(2);
  });

  test('no notification is created for a product that is booked, sold or paused', async () => {
    const paused = await storeProduct(server.database, { seller });
    await server.database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${paused}, ${wisher.id})`);
    await server.call('PUT', `/api/listings/${paused}/listed`, {
      token: seller.token,
      body: { listed: false },
    });
    await storeOrder(server.database, { productId, buyer, state: 'completed' });
    await server.database.query(sql`update products set listed = false where id = ${productId}`);
    await goAway();
    await setAway(null);
    expect(await readNotifications(wisher)).toEqual([]);
  });
});
