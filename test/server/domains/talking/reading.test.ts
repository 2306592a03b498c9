import { sql } from '../../../../src/server/database/sql';
import { storeOrder } from '../../support/records';
import { setUpConversations } from './support/set-up-conversations';

const {
  server,
  askAbout,
  storeListing,
  startConversation,
  sendMessage,
  readConversation,
  listConversations,
  countUnread,
  markRead,
  ...users
} = setUpConversations();
const { buyer, otherBuyer, seller, otherSeller } = users;

const nextPage = (link: string | null) => /\?[^>]*/.exec(link ?? '')?.[0] ?? '';

test('a conversation has its product, both people and the messages, newest first', async () => {
  const { id, productId } = await startConversation('Does it keep time?');
  await sendMessage(id, { by: seller, text: 'To the second.' });
  const { body } = await readConversation(id, buyer);
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

test('staff are marked in a conversation, and nobody else is', async () => {
  const { id } = await startConversation();
  const readPeople = async () => (await readConversation(id, buyer)).body.conversation;
  expect(await readPeople()).toMatchObject({
    buyer: { isStaff: false },
    seller: { isStaff: false },
  });
  await server.database.query(sql`update users set role = 'moderator' where id = ${seller.id}`);
  expect(await readPeople()).toMatchObject({
    buyer: { isStaff: false },
    seller: { isStaff: true },
  });
});

test('earlier messages are read page by page', async () => {
  const { id } = await startConversation();
  for (let number = 2; number <= 5; number += 1) await sendMessage(id);
  const numbers = async (query: string) =>
    (await readConversation(id, seller, query)).body.messages.map(
      ({ number }: { number: number }) => number,
    );
  expect(await numbers('?limit=2')).toEqual([5, 4]);
  expect(await numbers('?limit=2&before=4')).toEqual([3, 2]);
  expect(await numbers('?limit=2&before=2')).toEqual([1]);
  expect((await readConversation(id, seller, '?before=x')).status).toBe(400);
});

test("a conversation contains the steps of its buyer's orders, and not those of other buyers", async () => {
  const { id, productId } = await startConversation();
  const book = async ({ token }: typeof buyer) => {
    const booking = { productId, phoneNumber: '01712345678', meetingLocation: 'Station' };
    return (await server.call('POST', '/api/book-product', { token, body: booking })).body;
  };
  const move = (orderId: string, { token }: typeof buyer) =>
    server.call('POST', `/api/sales/${orderId}/events`, { token, body: { type: 'buyer.cancel' } });
  await move((await book(otherBuyer)).insertedId, otherBuyer);
  const { insertedId: orderId } = await book(buyer);
  await move(orderId, buyer);
  const { body } = await readConversation(id, seller);
  expect(body.conversation.orderId).toBe(orderId);
  expect(body.entries).toMatchObject([
    { orderId, number: 1, type: 'buyer.book' },
    { orderId, number: 2, type: 'buyer.cancel' },
  ]);
});

test("messages are delivered when the recipient's client fetches them, and read when that client reports it", async () => {
  const { id } = await startConversation();
  await sendMessage(id);
  const readProgress = async () => {
    const { deliveredNumber, readNumber } = (await readConversation(id, buyer)).body;
    return { deliveredNumber, readNumber };
  };
  expect(await readProgress()).toEqual({ deliveredNumber: 0, readNumber: 0 });
  await listConversations(seller);
  expect(await readProgress()).toEqual({ deliveredNumber: 2, readNumber: 0 });
  await sendMessage(id);
  await readConversation(id, seller);
  expect(await readProgress()).toEqual({ deliveredNumber: 3, readNumber: 0 });
  expect((await markRead(id, seller, 2)).body.modifiedCount).toBe(1);
  expect(await readProgress()).toEqual({ deliveredNumber: 3, readNumber: 2 });
  expect((await markRead(id, seller, 99)).body.modifiedCount).toBe(1);
  expect(await readProgress()).toEqual({ deliveredNumber: 3, readNumber: 3 });
  expect((await markRead(id, seller, 1)).body.modifiedCount).toBe(0);
  expect(await readProgress()).toEqual({ deliveredNumber: 3, readNumber: 3 });
});

test("what one side's client fetches is not delivered to the other side", async () => {
  const { id } = await startConversation();
  await sendMessage(id, { by: seller });
  await listConversations(seller);
  await readConversation(id, seller);
  await markRead(id, seller, 2);
  expect((await readConversation(id, seller)).body).toMatchObject({
    deliveredNumber: 0,
    readNumber: 0,
  });
});

test('unread messages are counted by conversation, and messages of the reader do not count', async () => {
  const [one, other] = [await startConversation(), await startConversation()];
  await sendMessage(one.id);
  await sendMessage(one.id, { by: seller });
  expect(await countUnread(seller)).toBe(2);
  expect(await countUnread(buyer)).toBe(1);
  const listUnreadCounts = async () =>
    (await listConversations(seller)).body.map(
      ({ unreadCount }: { unreadCount: number }) => unreadCount,
    );
  expect((await listUnreadCounts()).sort()).toEqual([1, 2]);
  await markRead(one.id, seller, 1);
  expect((await listUnreadCounts()).sort()).toEqual([1, 1]);
  await markRead(one.id, seller, 3);
  expect(await countUnread(seller)).toBe(1);
  await markRead(other.id, seller, 1);
  expect(await countUnread(seller)).toBe(0);
});

test('a message that is sent while others are marked as read stays unread', async () => {
  const { id } = await startConversation();
  await Promise.all([
    ...Array.from({ length: 5 }, () => sendMessage(id)),
    ...Array.from({ length: 5 }, () => markRead(id, seller, 1)),
  ]);
  const { body } = await readConversation(id, seller);
  expect(body.conversation.unreadCount).toBe(5);
});

test('the list of conversations begins with that of the newest message, and has pages', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await startConversation()).id);
  const [first, second, third] = ids;
  await sendMessage(first!, { by: seller });
  const pageOf = async (query: string) => {
    const { body, headers } = await listConversations(buyer, query);
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
  const [one, other] = [await startConversation(), await startConversation()];
  const orderId = await storeOrder(server.database, { productId: other.productId, buyer });
  for (const { productId } of [one, other]) await askAbout(productId, { by: otherBuyer });
  const findIds = async (by: typeof buyer, query: string) =>
    (await listConversations(by, query)).body.map(({ id }: { id: string }) => id);
  expect(await findIds(buyer, `?productId=${one.productId}`)).toEqual([one.id]);
  expect(await findIds(seller, `?productId=${one.productId}`)).toHaveLength(2);
  expect(await findIds(seller, `?orderId=${orderId}`)).toEqual([other.id]);
  expect(await findIds(otherBuyer, `?orderId=${orderId}`)).toEqual([]);
  expect(await findIds(buyer, `?productId=${await storeListing()}`)).toEqual([]);
});

test('users who do not take part in a conversation can neither read, nor mark, nor block, nor report it', async () => {
  const { id } = await startConversation();
  for (const by of [otherBuyer, otherSeller, users.admin]) {
    const responses = await Promise.all([
      readConversation(id, by),
      sendMessage(id, { by }),
      markRead(id, by, 1),
      users.block(id, by),
      users.block(id, by, 'DELETE'),
      users.reportConversation(id, by),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  }
});

test('a conversation about a deleted product can be read, and not continued', async () => {
  const { id, productId } = await startConversation();
  await server.call('DELETE', `/api/products/${productId}`, { token: seller.token });
  expect((await readConversation(id, buyer)).body.conversation).toMatchObject({
    productName: 'Field watch',
    closedBecause: 'productDeleted',
    canWrite: false,
  });
  expect(await sendMessage(id)).toMatchObject({
    status: 409,
    body: { message: 'The seller has removed this watch.' },
  });
  expect((await server.call('GET', `/api/product/${productId}`)).status).toBe(410);
});

test('a conversation with a deleted user can be read without their name, and not continued', async () => {
  const { id } = await startConversation();
  const { admin } = users;
  await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
  expect((await readConversation(id, buyer)).body.conversation).toMatchObject({
    closedBecause: 'accountClosed',
    canWrite: false,
    seller: { firstName: '', photoURL: '' },
  });
  expect(await sendMessage(id)).toMatchObject({
    status: 409,
    body: { message: 'The account of the other person was closed.' },
  });
  const [product] = await server.database.query(sql`select listed from products`);
  expect(product).toEqual({ listed: false });
});
