import { randomUUID } from 'node:crypto';
import { sql } from '../../../../src/server/database/sql';
import { storeOrder } from '../../support/records';
import { setUpConversations } from './support/set-up-conversations';

const { server, askAbout, storeListing, startConversation, sendMessage, countRows, ...users } =
  setUpConversations({
    limits: { newConversationsPerDay: 3 },
  });
const { buyer, otherBuyer, seller, otherSeller } = users;

const messageAboutOrder = (orderId: string, token: string, text = 'When do we meet?') =>
  server.call('POST', `/api/sales/${orderId}/messages`, {
    token,
    body: { messageId: randomUUID(), text },
  });

test('a question starts a conversation, and later ones continue it', async () => {
  const productId = await storeListing();
  const first = await askAbout(productId, { text: ' Does it keep time? ' });
  const second = await askAbout(productId, { text: 'And the strap?' });
  expect(first.body).toMatchObject({
    acknowledged: true,
    message: {
      number: 1,
      sender: 'buyer',
      isOwn: true,
      text: 'Does it keep time?',
      photos: [],
      hasHiddenDetails: false,
    },
  });
  expect(second.body).toMatchObject({
    conversationId: first.body.conversationId,
    message: { number: 2 },
  });
});

test('each buyer has a separate conversation about a product', async () => {
  const productId = await storeListing();
  const [first, second] = [
    await askAbout(productId),
    await askAbout(productId, { by: otherBuyer }),
  ];
  expect(first.body.conversationId).not.toBe(second.body.conversationId);
});

test('only buyers can ask, and only about a product that is for sale', async () => {
  const productId = await storeListing();
  expect((await askAbout(productId, { by: otherSeller })).status).toBe(403);
  expect((await askAbout('none')).status).toBe(404);
  const deletedId = await storeListing();
  await askAbout(deletedId, { by: otherBuyer });
  await server.call('DELETE', `/api/products/${deletedId}`, seller);
  expect((await askAbout(deletedId)).status).toBe(404);
  await storeOrder(server.database, { productId, buyer: otherBuyer, paid: true });
  expect(await askAbout(productId)).toMatchObject({
    status: 409,
    body: { message: 'This watch is no longer for sale.' },
  });
});

test('a watch that another buyer has booked can be asked about', async () => {
  const productId = await storeListing();
  await storeOrder(server.database, { productId, buyer: otherBuyer });
  expect((await askAbout(productId)).status).toBe(200);
});

test('the conversation continues after the watch was sold to the buyer', async () => {
  const { productId, id } = await startConversation();
  await storeOrder(server.database, { productId, buyer, paid: true });
  expect((await askAbout(productId)).body.conversationId).toBe(id);
  expect((await sendMessage(id, { by: seller })).status).toBe(200);
});

test('buyer and seller of an order can write without an earlier question', async () => {
  const productId = await storeListing();
  const orderId = await storeOrder(server.database, { productId, buyer });
  const first = await messageAboutOrder(orderId, seller.token);
  const second = await messageAboutOrder(orderId, buyer.token);
  expect(first.body.message).toMatchObject({ number: 1, sender: 'seller' });
  expect(second.body).toMatchObject({
    conversationId: first.body.conversationId,
    message: { number: 2, sender: 'buyer' },
  });
  expect((await messageAboutOrder(orderId, otherSeller.token)).status).toBe(404);
});

test('new conversations per day are limited, also for simultaneous requests', async () => {
  const products = await Promise.all(Array.from({ length: 6 }, storeListing));
  const responses = await Promise.all(products.map((productId) => askAbout(productId)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
  const rejected = responses.find(({ status }) => status !== 200)!;
  expect(rejected).toMatchObject({
    status: 409,
    body: {
      message:
        'You have asked about 3 watches in 24 hours, which is the daily limit. Please ask about this one tomorrow.',
    },
  });
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  const started = responses.findIndex(({ status }) => status === 200);
  expect((await askAbout(products[started]!)).status).toBe(200);
  expect((await askAbout(await storeListing(), { by: otherBuyer })).status).toBe(200);
  await server.database.query(sql`
    update conversations set created_at = created_at - interval '25 hours'`);
  expect((await askAbout(await storeListing())).status).toBe(200);
});

test.each([
  ['neither a text nor a photo', { text: ' \u200b ' }, 'Please write a message or choose a photo.'],
  ['a text that is too long', { text: 'x'.repeat(2001) }, 'Please use at most 2000 characters.'],
  ['an id that is not a UUID', { messageId: 'one' }, 'The messageId must be a UUID.'],
  [
    'a photo of another host',
    { photos: ['https://other.example/a.webp'] },
    'A photo was not uploaded here. Please choose it again.',
  ],
  [
    'six photos',
    { photos: Array<string>(6).fill('https://images.example/a.webp') },
    'Please choose at most 5 photos.',
  ],
])('a message with %s is rejected', async (_with, message, reason) => {
  const response = await askAbout(await storeListing(), message);
  expect(response).toMatchObject({ status: 400, body: { message: reason } });
  expect(await countRows('conversations')).toBe(0);
});

describe('a message that is sent again', () => {
  test('is stored once, and returned again', async () => {
    const productId = await storeListing();
    const messageId = randomUUID();
    const first = await askAbout(productId, { messageId });
    expect(await askAbout(productId, { messageId })).toMatchObject({
      status: 200,
      body: first.body,
    });
    const { conversationId } = first.body;
    expect((await sendMessage(conversationId, { messageId })).body).toEqual(first.body);
    expect(await countRows('messages')).toBe(1);
  });

  test('is stored once when the requests are simultaneous', async () => {
    const productId = await storeListing();
    const messageId = randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => askAbout(productId, { messageId })),
    );
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countRows('messages')).toBe(1);
    expect(await countRows('conversations')).toBe(1);
  });

  test('is acknowledged although the sender was blocked meanwhile', async () => {
    const { id } = await startConversation();
    const messageId = randomUUID();
    await sendMessage(id, { messageId });
    await users.block(id, seller);
    expect((await sendMessage(id, { messageId })).status).toBe(200);
    expect((await sendMessage(id)).status).toBe(403);
  });

  test('is a conflict when another person sends it, or in another conversation', async () => {
    const [one, other] = [await startConversation(), await startConversation()];
    const messageId = randomUUID();
    await sendMessage(one.id, { messageId });
    expect((await sendMessage(one.id, { messageId, by: seller })).status).toBe(409);
    expect((await sendMessage(other.id, { messageId })).status).toBe(409);
    expect(await countRows('messages')).toBe(3);
  });
});

test('simultaneous messages get consecutive numbers', async () => {
  const { id } = await startConversation();
  const senders = Array.from({ length: 10 }, (_item, index) => (index % 2 ? buyer : seller));
  const responses = await Promise.all(senders.map((by) => sendMessage(id, { by })));
  const numbers = responses.map(({ body }) => Number(body.message.number));
  expect(numbers.sort((one, next) => one - next)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
