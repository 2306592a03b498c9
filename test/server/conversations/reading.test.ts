import { sql } from '../../../src/server/database/sql';
import { storeOrder } from '../support/records';
import { setUpConversations } from './support/set-up-conversations';

const { server, ask, store, start, send, read, list, unread, markRead, ...users } =
  setUpConversations();
const { buyer, otherBuyer, seller, otherSeller } = users;

const nextPage = (link: string | null) => /\?[^>]*/.exec(link ?? '')?.[0] ?? '';

test('a conversation has its product, both people and the messages, newest first', async () => {
  const { id, productId } = await start('Does it keep time?');
  await send(id, { by: seller, text: 'To the second.' });
  const { body } = await read(id, buyer);
  expect(body.conversation).toMatchObject({
    id,
    productId,
    productName: 'Field watch',
    sellingPrice: '$1,250.50',
    as: 'buyer',
    buyer: { uid: buyer.uid, firstName: 'Person', photoURL: `/images/${buyer.uid}.webp` },
    seller: { uid: seller.uid, firstName: 'Person' },
    orderId: null,
    isPaid: false,
    isBlocked: false,
    closedBecause: null,
    canWrite: true,
    lastMessage: { text: 'To the second.', photoCount: 0, isOwn: false },
    unreadCount: 1,
  });
  expect(body.messages).toMatchObject([
    { number: 2, sender: 'seller', isOwn: false, text: 'To the second.' },
    { number: 1, sender: 'buyer', isOwn: true, text: 'Does it keep time?' },
  ]);
  expect(body).toMatchObject({ entries: [], deliveredNumber: 0, readNumber: 0 });
});

test('earlier messages are read page by page', async () => {
  const { id } = await start();
  for (let number = 2; number <= 5; number += 1) await send(id);
  const numbers = async (query: string) =>
    (await read(id, seller, query)).body.messages.map(({ number }: { number: number }) => number);
  expect(await numbers('?limit=2')).toEqual([5, 4]);
  expect(await numbers('?limit=2&before=4')).toEqual([3, 2]);
  expect(await numbers('?limit=2&before=2')).toEqual([1]);
  expect((await read(id, seller, '?before=x')).status).toBe(400);
});

test("a thread contains the steps of the buyer's orders only", async () => {
  const { id, productId } = await start();
  const book = async ({ token }: typeof buyer) => {
    const booking = { productId, phoneNumber: '01712345678', meetingLocation: 'Station' };
    return (await server.call('POST', '/api/book-product', { token, body: booking })).body;
  };
  const move = (orderId: string, { token }: typeof buyer) =>
    server.call('POST', `/api/sales/${orderId}/events`, { token, body: { type: 'buyer.cancel' } });
  await move((await book(otherBuyer)).insertedId, otherBuyer);
  const { insertedId: orderId } = await book(buyer);
  await move(orderId, buyer);
  const { body } = await read(id, seller);
  expect(body.conversation.orderId).toBe(orderId);
  expect(body.entries).toMatchObject([
    { orderId, number: 1, type: 'buyer.book' },
    { orderId, number: 2, type: 'buyer.cancel' },
  ]);
});

test("messages are delivered when the recipient's client fetches them, and read when that client reports it", async () => {
  const { id } = await start();
  await send(id);
  const marks = async () => {
    const { deliveredNumber, readNumber } = (await read(id, buyer)).body;
    return { deliveredNumber, readNumber };
  };
  expect(await marks()).toEqual({ deliveredNumber: 0, readNumber: 0 });
  await list(seller);
  expect(await marks()).toEqual({ deliveredNumber: 2, readNumber: 0 });
  await send(id);
  await read(id, seller);
  expect(await marks()).toEqual({ deliveredNumber: 3, readNumber: 0 });
  expect((await markRead(id, seller, 2)).body.modifiedCount).toBe(1);
  expect(await marks()).toEqual({ deliveredNumber: 3, readNumber: 2 });
  expect((await markRead(id, seller, 99)).body.modifiedCount).toBe(1);
  expect(await marks()).toEqual({ deliveredNumber: 3, readNumber: 3 });
  expect((await markRead(id, seller, 1)).body.modifiedCount).toBe(0);
  expect(await marks()).toEqual({ deliveredNumber: 3, readNumber: 3 });
});

test('unread messages are counted by conversation, and one’s own are not', async () => {
  const [one, other] = [await start(), await start()];
  await send(one.id);
  await send(one.id, { by: seller });
  expect(await unread(seller)).toBe(2);
  expect(await unread(buyer)).toBe(1);
  const counts = async () =>
    (await list(seller)).body.map(({ unreadCount }: { unreadCount: number }) => unreadCount);
  expect((await counts()).sort()).toEqual([1, 2]);
  await markRead(one.id, seller, 1);
  expect((await counts()).sort()).toEqual([1, 1]);
  await markRead(one.id, seller, 3);
  expect(await unread(seller)).toBe(1);
  await markRead(other.id, seller, 1);
  expect(await unread(seller)).toBe(0);
});

test('a message that is sent while others are marked as read stays unread', async () => {
  const { id } = await start();
  await Promise.all([
    ...Array.from({ length: 5 }, () => send(id)),
    ...Array.from({ length: 5 }, () => markRead(id, seller, 1)),
  ]);
  const { body } = await read(id, seller);
  expect(body.conversation.unreadCount).toBe(5);
});

test('the list begins with the conversation of the newest message, and has pages', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await start()).id);
  const [first, second, third] = ids;
  await send(first!, { by: seller });
  const pageOf = async (query: string) => {
    const { body, headers } = await list(buyer, query);
    return {
      ids: body.map(({ id }: { id: string }) => id),
      next: nextPage(headers.get('link')),
    };
  };
  const page = await pageOf('?limit=2');
  expect(page.ids).toEqual([first, third]);
  expect((await pageOf(page.next)).ids).toEqual([second]);
});

test('the conversation about a product or an order is found by its id', async () => {
  const [one, other] = [await start(), await start()];
  const orderId = await storeOrder(server.database, { productId: other.productId, buyer });
  await ask(one.productId, { by: otherBuyer });
  const found = async (by: typeof buyer, query: string) =>
    (await list(by, query)).body.map(({ id }: { id: string }) => id);
  expect(await found(buyer, `?productId=${one.productId}`)).toEqual([one.id]);
  expect(await found(seller, `?productId=${one.productId}`)).toHaveLength(2);
  expect(await found(seller, `?orderId=${orderId}`)).toEqual([other.id]);
  expect(await found(otherBuyer, `?orderId=${orderId}`)).toEqual([]);
  expect(await found(buyer, `?productId=${await store()}`)).toEqual([]);
});

test('others cannot read, mark, block or report a conversation', async () => {
  const { id } = await start();
  for (const by of [otherBuyer, otherSeller, users.admin]) {
    const responses = await Promise.all([
      read(id, by),
      send(id, { by }),
      markRead(id, by, 1),
      users.block(id, by),
      users.block(id, by, 'DELETE'),
      users.report(id, by),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  }
});

test('a conversation about a deleted product can be read, and not continued', async () => {
  const { id, productId } = await start();
  await server.call('DELETE', `/api/products/${productId}`, { token: seller.token });
  expect((await read(id, buyer)).body.conversation).toMatchObject({
    productName: 'Field watch',
    closedBecause: 'productDeleted',
    canWrite: false,
  });
  expect(await send(id)).toMatchObject({
    status: 409,
    body: { message: 'The seller has removed this watch.' },
  });
  expect((await server.call('GET', `/api/product/${productId}`)).status).toBe(410);
});

test('a conversation with a deleted user can be read without their name, and not continued', async () => {
  const { id } = await start();
  const { admin } = users;
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect((await read(id, buyer)).body.conversation).toMatchObject({
    closedBecause: 'accountClosed',
    canWrite: false,
    seller: { firstName: '', photoURL: '' },
  });
  expect(await send(id)).toMatchObject({
    status: 409,
    body: { message: 'The account of the other person was closed.' },
  });
  const [product] = await server.database.query(sql`select listed from products`);
  expect(product).toEqual({ listed: false });
});
