import { sql } from '../../../../src/server/database/sql';
import { storeConversation, storeOrder, storeProduct } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin, moderator } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
  moderator: 'moderator',
});

const reason = 'The buyer sent photos of another watch.';
const meeting = ['01711111111', 'Station'];

let productId: string;
let orderId: string;
beforeEach(async () => {
  productId = await storeProduct(server.database, { seller });
  orderId = await storeOrder(server.database, { productId, buyer, state: 'reported' });
});

const call = (method: string, path: string, body?: unknown, { token } = moderator) =>
  server.call(method, `/api${path}`, { token, body });

const send = (body: object, by = moderator) => call('POST', `/sales/${orderId}/events`, body, by);

const recordedActs = () =>
  server.database.query(sql`
    select actor_id as "actorId", act, reason from audit_log where subject_id = ${orderId}`);

test('a moderator decides a dispute, which the audit log records', async () => {
  expect(
    (await send({ type: 'seller.contestReport', reason: 'It was fine.' }, seller)).status,
  ).toBe(200);
  const { body: notifications } = await call('GET', '/notifications');
  expect(notifications).toMatchObject([{ orderId, news: 'underReview' }]);
  expect((await call('GET', '/all-sales?state=underReview')).body).toMatchObject([{ orderId }]);
  expect((await call('GET', `/sales/${orderId}`)).body.steps).toMatchObject([
    { type: 'seller.contestReport', reason: 'It was fine.' },
  ]);
  const { status, body } = await send({ type: 'admin.release', reason });
  expect([status, body.state]).toEqual([200, 'completed']);
  expect(await recordedActs()).toEqual([{ actorId: moderator.id, act: 'order.decide', reason }]);
});

test('a decision that is sent again succeeds for the same moderator, and not for another one', async () => {
  await send({ type: 'seller.contestReport', reason: 'It was fine.' }, seller);
  const decision = { type: 'admin.release', reason };
  for (let count = 0; count < 2; count += 1) {
    expect(await send(decision)).toMatchObject({ status: 200, body: { state: 'completed' } });
  }
  expect(await send(decision, admin)).toMatchObject({
    status: 409,
    body: { message: 'That is no longer possible: the order is completed.' },
  });
  expect(await recordedActs()).toHaveLength(1);
});

test('a moderator sends no event of the buyer or the seller', async () => {
  expect((await send({ type: 'buyer.withdrawReport' })).status).toBe(403);
  expect((await send({ type: 'seller.acceptReport' })).status).toBe(403);
});

test('a moderator reads the conversation of an order in dispute', async () => {
  const id = await storeConversation(server.database, { productId, buyer, seller });
  expect((await call('GET', `/conversations?orderId=${orderId}`)).body).toMatchObject([{ id }]);
});

test('the payout of an order is shown to an admin, not to a moderator', async () => {
  const readPayout = async (by: typeof admin) =>
    (await call('GET', `/sales/${orderId}`, undefined, by)).body.payout;
  expect([await readPayout(admin), await readPayout(moderator)]).toEqual([null, undefined]);
});

describe('contact data', () => {
  const contactData = (body: object, by = moderator) =>
    call('POST', `/sales/${orderId}/contact-data`, body, by);

  describe.each([
    ['an admin', admin],
    ['a moderator', moderator],
  ])('for %s', (_name, staff) => {
    const read = async (path: string) => (await call('GET', path, undefined, staff)).body;

    test('are hidden without a recorded reason', async () => {
      for (const path of ['/all-sales', `/all-sales?openOf=${buyer.id}`, `/sales/${orderId}`]) {
        const text = JSON.stringify(await read(path));
        expect(text).toContain(orderId);
        for (const hidden of [buyer.email, seller.email, '01700000000', ...meeting]) {
          expect(text).not.toContain(hidden);
        }
      }
      expect(await read(`/sales/${orderId}`)).toMatchObject({ isContactHidden: true });
      expect((await contactData({ reason: ' ' }, staff)).status).toBe(400);
      expect(await recordedActs()).toEqual([]);
    });

    test('are shown after a recorded reason', async () => {
      expect((await contactData({ reason }, staff)).body).toEqual({
        phoneNumber: meeting[0],
        meetingLocation: meeting[1],
        buyerEmail: buyer.email,
        sellerEmail: seller.email,
        sellerPhoneNumber: '01700000000',
        shippingAddress: null,
      });
      expect(await recordedActs()).toEqual([
        { actorId: staff.id, act: 'order.readContactData', reason },
      ]);
    });
  });

  test('are gone after the order has ended', async () => {
    await server.database.query(sql`
      update orders set state = 'completed', ended_at = now() where id = ${orderId}`);
    expect((await call('GET', `/sales/${orderId}`)).body.isContactHidden).toBe(false);
    expect(Object.values((await contactData({ reason })).body)).toEqual(Array(6).fill(null));
  });
});
