import { sql } from '../../../../src/server/database/sql';
import type { OrderState } from '../../../../src/contract/order.machine';
import { addUser, storeOrder, storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer } = setUpUsers(server, { seller: 'seller', buyer: 'buyer' });
let admin: TestUser;
beforeEach(async () => {
  admin = await addUser(server.database, 'Admin');
});

async function storeOrderIn(state: OrderState) {
  const productId = await storeProduct(server.database, { seller });
  const id = await storeOrder(server.database, { productId, buyer, state });
  const isPaid = state !== 'booked';
  if (isPaid) {
    await server.database.query(sql`
      update orders set payment_intent_id = ${`pi_${id}`} where id = ${id}`);
  }
  return id;
}

const closeAccount = ({ id }: TestUser) =>
  server.call('DELETE', `/api/user/${id}`, { token: admin.token });

async function readState(id: string): Promise<string> {
  const [row] = await server.database.query<{ state: string }>(sql`
    select state from orders where id = ${id}`);
  return row!.state;
}

const roles = [
  ['buyer', buyer],
  ['seller', seller],
] as const;

describe.each(roles)('closing the account of the %s', (_role, user) => {
  test.each([
    'awaitingHandOver',
    'cancellationRequested',
    'handOverClaimed',
    'handOverUnconfirmed',
    'awaitingShipment',
  ] as const)('refunds an order that is %s', async (state) => {
    const id = await storeOrderIn(state);
    expect((await closeAccount(user)).status).toBe(200);
    expect(await readState(id)).toBe('refunding');
    const tasks = await server.database.query<{ task: string }>(sql`
        select task from outbox where task = 'refund'`);
    expect(tasks).toHaveLength(1);
  });

  test('takes their picture off the page of the order', async () => {
    const id = await storeOrderIn('completed');
    const other = user === buyer ? seller : buyer;
    const readPicture = async () => {
      const { body } = await server.call('GET', `/api/sales/${id}`, { token: other.token });
      return user === buyer ? body.buyerPhoto : body.sellerPhoto;
    };
    expect(await readPicture()).toBe(`/images/${user.uid}.webp`);
    await closeAccount(user);
    expect(await readPicture()).toBe('');
  });

  test.each([
    'completed',
    'partRefundFailed',
    'bankDispute',
    'bankDisputeWon',
    'refunding',
    'refundFailed',
  ] as const)('changes nothing about an order that is %s', async (state) => {
    const id = await storeOrderIn(state);
    expect((await closeAccount(user)).status).toBe(200);
    expect(await readState(id)).toBe(state);
  });

  test.each(['reported', 'returnOffered', 'underReview', 'returning'] as const)(
    'is rejected, and changes nothing, while an order is %s',
    async (state) => {
      const [reported, booked] = [await storeOrderIn(state), await storeOrderIn('booked')];
      await server.database.query(sql`
        insert into wishlist_entries (product_id, user_id)
        select id, ${user.id} from products limit 1`);
      const response = await closeAccount(user);
      expect(response).toMatchObject({
        status: 409,
        body: {
          message: 'A problem is reported in an order of this user. Please decide it first.',
        },
      });
      expect([await readState(reported), await readState(booked)]).toEqual([state, 'booked']);
      const [rows] = await server.database.query(sql`
        select (select deleted_at from users where id = ${user.id}) as deleted,
          (select count(*)::int from wishlist_entries) as wishes,
          (select count(*)::int from products where not listed and id in
            (select product_id from orders where id = ${booked})) as unlisted,
          (select count(*)::int from notifications) as notifications`);
      expect(rows).toEqual({ deleted: null, wishes: 1, unlisted: 0, notifications: 0 });
    },
  );

  test('is possible once an admin has decided', async () => {
    const id = await storeOrderIn('underReview');
    const decision = { type: 'admin.release', reason: 'The photos show the right watch.' };
    const path = `/api/sales/${id}/events`;
    await server.call('POST', path, { token: admin.token, body: decision });
    expect((await closeAccount(user)).status).toBe(200);
    expect(await readState(id)).toBe('completed');
  });
});

test.each(['inspecting', 'shipped', 'deliveryClaimed'] as const)(
  'the account of a buyer is not deleted while they could still report a problem: %s',
  async (state) => {
    const id = await storeOrderIn(state);
    expect(await closeAccount(buyer)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/still checking a watch/) },
    });
    expect(await readState(id)).toBe(state);
  },
);

test('a buyer can still report a problem after the account of the seller was closed; the seller is not notified', async () => {
  const id = await storeOrderIn('inspecting');
  await closeAccount(seller);
  const body = { type: 'buyer.report', problem: 'counterfeit', reason: 'It has no serial number.' };
  const path = `/api/sales/${id}/events`;
  const { status } = await server.call('POST', path, { token: buyer.token, body });
  expect([status, await readState(id)]).toEqual([200, 'reported']);
  expect(
    await server.database.query(sql`select kind from notifications where user_id = ${seller.id}`),
  ).toEqual([]);
});
