import type { WishNotificationKind } from '../../../../src/contract/talking/notification';
import { sql } from '../../../../src/server/database/sql';
import { blockUser } from '../../../../src/server/domains/accounts/user-blocks.sql';
import { createMailer, type Mailer } from '../../../../src/server/domains/mail/mailer';
import { createWishEmailTask } from '../../../../src/server/domains/mail/wish-email';
import type { Tasks } from '../../../../src/server/domains/platform/outbox.sql';
import { endDueAbsences } from '../../../../src/server/domains/selling/absences.sql';
import { notifyWishlistUsers } from '../../../../src/server/domains/selling/wish-notifications.sql';
import { accessTokenKeys } from '../../support/configuration';
import { addUser, storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';
import { startSmtpDouble, type SmtpDouble } from '../../support/smtp-double';

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

let wishlistUser: TestUser;
let productId: string;
beforeEach(async () => {
  smtp.emails.length = 0;
  wishlistUser = await addUser(server.database, 'buyer');
  productId = await storeProduct(server.database, { seller });
  for (const { id } of [wishlistUser, buyer]) {
    await server.database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${productId}, ${id})`);
    await server.database.query(sql`update users set email_verified = true where id = ${id}`);
  }
});

const readNotifications = async ({ token }: TestUser) => {
  const { body } = await server.call('GET', '/api/notifications', { token });
  return body as { news: string; productId?: string }[];
};
const notifyWishlist = (kind: WishNotificationKind) =>
  server.database.transaction((tx) => notifyWishlistUsers(tx, [productId], kind));

/** Runs the due tasks of the outbox, which send the emails. */
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
  expect(await readNotifications(wishlistUser)).toMatchObject([
    { news: 'forSaleAgain', productId },
  ]);
  expect((await readNotifications(buyer)).map((each) => each.news)).not.toContain('forSaleAgain');
  await sendEmails();
  expect(smtp.emails).toHaveLength(1);
  expect(smtp.emails[0]).toMatchObject({
    subject: 'Your wishlist: “Field watch” is for sale again',
  });
  expect(smtp.emails[0]?.text).toContain(`${siteUrl}/product/${productId}`);
  expect(smtp.emails[0]?.html).toContain(
    `<img src="${siteUrl}/images/field-watch.webp" alt="“Field watch”"`,
  );
});

test('an unseen notification is not repeated, a seen one is', async () => {
  await notifyWishlist('priceFell');
  await notifyWishlist('priceFell');
  expect(await readNotifications(wishlistUser)).toHaveLength(1);
  await server.call('PUT', '/api/notifications/seen', { token: wishlistUser.token });
  await notifyWishlist('priceFell');
  expect(await readNotifications(wishlistUser)).toHaveLength(2);
});

test('no notification is created for a product that another buyer has booked', async () => {
  await storeOrder(server.database, { productId, buyer });
  await notifyWishlist('priceFell');
  expect(await readNotifications(wishlistUser)).toEqual([]);
});

test.each([
  ['has blocked the seller', () => block(wishlistUser, seller)],
  ['is blocked by the seller', () => block(seller, wishlistUser)],
  ['is suspended', () => suspend()],
])('no notification is created for a user who %s', async (_name, change) => {
  await change();
  await notifyWishlist('priceFell');
  const notified = await server.database.query(sql`select user_id as id from notifications`);
  expect(notified).toEqual([{ id: buyer.id }]);
});

const block = (blocker: TestUser, blocked: TestUser) =>
  blockUser(server.database, { blockerId: blocker.id, blockedId: blocked.id });
const suspend = () =>
  server.database.query(sql`
    update users set suspended_at = now() where id = ${wishlistUser.id}`);

test('no email follows once the user is suspended', async () => {
  await notifyWishlist('priceFell');
  await suspend();
  await sendEmails();
  expect(smtp.emails).toMatchObject([{ to: { text: buyer.email } }]);
});

test.each([
  ['opted out of emails', sql`email_opt_out = true`],
  ['has not confirmed the email address', sql`email_verified = false`],
])('a user who %s gets no email', async (_name, change) => {
  await server.database.query(sql`
    update users set ${change} where id in (${wishlistUser.id}, ${buyer.id})`);
  await notifyWishlist('priceFell');
  await sendEmails();
  expect(smtp.emails).toEqual([]);
  expect(await readNotifications(wishlistUser)).toHaveLength(1);
});

test('no email follows once the watch is booked or the notification is seen', async () => {
  await notifyWishlist('priceFell');
  await server.call('PUT', '/api/notifications/seen', { token: wishlistUser.token });
  await storeOrder(server.database, { productId, buyer });
  await sendEmails();
  expect(smtp.emails).toEqual([]);
});

describe('when the seller returns', () => {
  const setAwayUntil = (until: string | null) =>
    server.call('PUT', '/api/away', { token: seller.token, body: { until } });
  const startAbsence = () => setAwayUntil(new Date(Date.now() + 86_400_000).toISOString());

  test.each([
    ['before the planned time', () => setAwayUntil(null)],
    [
      'at the planned time',
      async () => {
        await server.database.query(sql`update users set away_until = now() - interval '1 second'`);
        await endDueAbsences(server.database);
      },
    ],
  ])('%s, users get one email about all their wishlist products', async (_, endAbsence) => {
    const other = await storeProduct(server.database, { seller });
    await server.database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${other}, ${wishlistUser.id})`);
    await startAbsence();
    await endAbsence();
    const all = await readNotifications(wishlistUser);
    expect(all.map((each) => each.news)).toEqual(['forSaleAgain', 'forSaleAgain']);
    expect(all.map((each) => each.productId).sort()).toEqual([productId, other].sort());
    expect(await readNotifications(buyer)).toMatchObject([{ productId }]);
    await sendEmails();
    expect(smtp.emails).toHaveLength(2);
  });

  test('no notification is created for a product that is booked, sold or paused', async () => {
    const paused = await storeProduct(server.database, { seller });
    await server.database.query(sql`
      insert into wishlist_entries (product_id, user_id) values (${paused}, ${wishlistUser.id})`);
    await server.call('PUT', `/api/listings/${paused}/listed`, {
      token: seller.token,
      body: { listed: false },
    });
    await storeOrder(server.database, { productId, buyer, state: 'completed' });
    await server.database.query(sql`update products set listed = false where id = ${productId}`);
    await startAbsence();
    await setAwayUntil(null);
    expect(await readNotifications(wishlistUser)).toEqual([]);
  });
});
