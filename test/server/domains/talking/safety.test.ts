import { sql } from '../../../../src/server/database/sql';
import { statesAccepting } from '../../../../src/server/domains/buying/machine-states';
import { storeOrder } from '../../support/records';
import { setUpConversations } from './support/set-up-conversations';

const {
  server,
  askAbout,
  startConversation,
  sendMessage,
  readConversation,
  listConversations,
  block,
  reportConversation,
  ...users
} = setUpConversations();
const { buyer, otherBuyer, seller, admin } = users;

const [disputedState] = statesAccepting('admin.release');

const text = 'Call 01712345678';
const redacted = 'Call [hidden]';

test('contact details are hidden from the other person until the buyer has paid', async () => {
  const { id, productId } = await startConversation(text);
  const readVisibleText = async (by: typeof buyer) => {
    const { messages, conversation } = (await readConversation(id, by)).body;
    const [{ text: message, hasHiddenDetails }] = messages;
    return { message, hasHiddenDetails, excerpt: conversation.lastMessage.text };
  };
  expect(await readVisibleText(seller)).toEqual({
    message: redacted,
    hasHiddenDetails: true,
    excerpt: redacted,
  });
  expect(await readVisibleText(buyer)).toEqual({
    message: text,
    hasHiddenDetails: true,
    excerpt: text,
  });
  expect((await listConversations(seller)).body[0].lastMessage.text).toBe(redacted);
  await storeOrder(server.database, { productId, buyer, paid: true });
  for (const by of [seller, buyer]) {
    expect(await readVisibleText(by)).toEqual({
      message: text,
      hasHiddenDetails: false,
      excerpt: text,
    });
  }
});

test('a number that is sent in parts is hidden in each of them when it is complete', async () => {
  const { id } = await startConversation('My number: 017');
  await sendMessage(id, { text: '1234' });
  await sendMessage(id, { by: seller, text: 'Go on.' });
  const { body: sent } = await sendMessage(id, { text: '5678' });
  expect(sent.message).toMatchObject({ text: '5678', hasHiddenDetails: true });
  const readTexts = async (by: typeof buyer) =>
    (await readConversation(id, by)).body.messages.map((message: { text: string }) => message.text);
  expect(await readTexts(seller)).toEqual([
    '[hidden]',
    'Go on.',
    '[hidden]',
    'My number: [hidden]',
  ]);
  expect(await readTexts(buyer)).toEqual(['5678', 'Go on.', '1234', 'My number: 017']);
});

test('what the other person writes does not complete a number', async () => {
  const { id } = await startConversation('Is the reference 017?');
  await sendMessage(id, { by: seller, text: 'The last part is 12345' });
  const { body } = await sendMessage(id, { text: 'And 678?' });
  expect(body.message).toMatchObject({ hasHiddenDetails: false });
});

test('the response to the sender reports that contact details are hidden', async () => {
  const { id, productId } = await startConversation();
  const orderId = await storeOrder(server.database, { productId, buyer });
  const sent = await sendMessage(id, { text });
  expect(sent.body.message).toMatchObject({ text, hasHiddenDetails: true });
  await server.database.query(sql`update orders set paid_at = now() where id = ${orderId}`);
  expect((await sendMessage(id, { text })).body.message).toMatchObject({ hasHiddenDetails: false });
});

test('the payment for another watch reveals no contact details', async () => {
  const { id } = await startConversation(text);
  const productId = await users.storeListing();
  await storeOrder(server.database, { productId, buyer, paid: true });
  const { body } = await readConversation(id, seller);
  expect(body.messages[0].text).toBe(redacted);
  expect((await sendMessage(id, { text })).body.message).toMatchObject({ hasHiddenDetails: true });
});

test('the payment of another buyer reveals no contact details', async () => {
  const { id, productId } = await startConversation(text);
  await storeOrder(server.database, { productId, buyer: otherBuyer, paid: true });
  const { body } = await readConversation(id, seller);
  expect(body.messages[0].text).toBe(redacted);
  expect(body.conversation.isPaid).toBe(false);
  expect((await sendMessage(id, { text })).body.message).toMatchObject({ hasHiddenDetails: true });
});

describe('a blocked person', () => {
  test('cannot send messages, about this watch or another one', async () => {
    const { id } = await startConversation();
    const other = await startConversation();
    expect((await block(id, seller)).body).toEqual({ acknowledged: true, modifiedCount: 1 });
    expect((await block(id, seller)).body).toEqual({ acknowledged: true, modifiedCount: 0 });
    const rejected = {
      status: 403,
      body: { message: "This person doesn't want messages from you." },
    };
    expect(await sendMessage(id)).toMatchObject(rejected);
    expect(await sendMessage(other.id)).toMatchObject(rejected);
    const productId = await users.storeListing();
    expect(await askAbout(productId)).toMatchObject(rejected);
    expect((await listConversations(buyer, `?productId=${productId}`)).body).toEqual([]);
  });

  test('does not see the block before they send a message', async () => {
    const { id } = await startConversation();
    await block(id, seller);
    const state = async (by: typeof buyer) => {
      const { isBlocked, canWrite } = (await readConversation(id, by)).body.conversation;
      return { isBlocked, canWrite };
    };
    expect(await state(buyer)).toEqual({ isBlocked: false, canWrite: true });
    expect(await state(seller)).toEqual({ isBlocked: true, canWrite: false });
    expect(await sendMessage(id, { by: seller })).toMatchObject({
      status: 403,
      body: { message: 'You have blocked this person. Unblock them to write.' },
    });
  });

  test('can write again when unblocked', async () => {
    const { id } = await startConversation();
    await block(id, seller);
    expect((await block(id, seller, 'DELETE')).body.deletedCount).toBe(1);
    expect((await block(id, seller, 'DELETE')).body.deletedCount).toBe(0);
    expect((await sendMessage(id)).status).toBe(200);
  });

  test('stays blocked after unblocking the other person, whom they had blocked, too', async () => {
    const { id } = await startConversation();
    await block(id, seller);
    await block(id, buyer);
    await block(id, seller, 'DELETE');
    expect((await sendMessage(id, { by: seller })).status).toBe(403);
  });
});

describe('an admin', () => {
  const findRecordedReads = () =>
    server.database.query(sql`
      select subject_id as id, actor_id as "adminId", after->>'ground' as ground,
        (after->>'lastNumber')::int as "lastNumber"
      from audit_log where act = 'conversation.read' order by created_at`);

  test('cannot read or list a conversation by default', async () => {
    const { id, productId } = await startConversation();
    expect((await readConversation(id, admin)).status).toBe(404);
    expect((await listConversations(admin, `?productId=${productId}`)).body).toEqual([]);
    expect(await findRecordedReads()).toEqual([]);
  });

  test('reads a reported conversation as a whole, which is recorded', async () => {
    const { id } = await startConversation(text);
    for (const by of [seller, buyer]) {
      await readConversation(id, by);
      await users.markRead(id, by, 1);
    }
    await reportConversation(id, seller, 'Wants to pay elsewhere.');
    const reports = await server.call('GET', '/api/reported-conversations', {
      token: admin.token,
    });
    expect(reports.body).toMatchObject([
      { conversationId: id, reportedBy: 'seller', reason: 'Wants to pay elsewhere.' },
    ]);
    // As when the buyer who reports closes the account.
    await reportConversation(id, buyer, 'The watch is a copy.');
    await server.database.query(sql`
      update reports set reporter_id = null where reporter_id = ${buyer.id}`);
    const later = await server.call('GET', '/api/reported-conversations', { token: admin.token });
    expect(later.body[0]).toMatchObject({ reportedBy: 'buyer', reason: 'The watch is a copy.' });
    expect((await readConversation(id, admin)).body).toMatchObject({
      conversation: { as: 'admin', lastMessage: null, canWrite: false, unreadCount: 0 },
      messages: [{ text, isOwn: false, hasHiddenDetails: false }],
      deliveredNumber: 0,
      readNumber: 0,
    });
    expect(await findRecordedReads()).toEqual([
      { id, adminId: admin.id, ground: 'report', lastNumber: 1 },
    ]);
    expect((await sendMessage(id, { by: admin })).status).toBe(404);
  });

  test('who has the role of a moderator instead reads messages without contact details, even after the payment', async () => {
    const { id, productId } = await startConversation(text);
    await reportConversation(id, seller, 'Wants to pay elsewhere.');
    await server.database.query(sql`update users set role = 'moderator' where id = ${admin.id}`);
    const readVisibleText = async () => (await readConversation(id, admin)).body.messages;
    expect(await readVisibleText()).toMatchObject([{ text: redacted, hasHiddenDetails: true }]);
    await storeOrder(server.database, { productId, buyer, paid: true });
    expect(await readVisibleText()).toMatchObject([{ text: redacted, hasHiddenDetails: true }]);
    await server.database.query(sql`update users set role = 'Admin' where id = ${admin.id}`);
  });

  test('reads the own conversations as everybody does', async () => {
    const { id, productId } = await startConversation(text);
    await storeOrder(server.database, { productId, buyer, paid: true });
    await server.database.query(sql`update users set role = 'moderator' where id = ${seller.id}`);
    expect((await readConversation(id, seller)).body.messages).toMatchObject([{ text }]);
  });

  test('finds and reads the conversation of a disputed order', async () => {
    const { id, productId } = await startConversation();
    const { conversationId: otherId } = (await askAbout(productId, { by: otherBuyer })).body;
    const orderId = await storeOrder(server.database, { productId, buyer, paid: true });
    await server.database.query(sql`update orders set state = ${disputedState!}`);
    const found = await listConversations(admin, `?orderId=${orderId}`);
    expect(found.body).toMatchObject([{ id, as: 'admin', lastMessage: null }]);
    expect((await readConversation(id, admin)).status).toBe(200);
    expect((await readConversation(otherId, admin)).status).toBe(404);
    expect(await findRecordedReads()).toMatchObject([{ id, ground: 'dispute' }]);
    await server.database.query(sql`update orders set state = 'completed'`);
    expect((await readConversation(id, admin)).status).toBe(404);
  });
});

test('reporting a conversation needs a reason', async () => {
  const { id } = await startConversation();
  expect(await reportConversation(id, buyer, ' ')).toMatchObject({
    status: 400,
    body: { message: 'Please say why.' },
  });
});

test('the messages of a person are limited per minute', async () => {
  const { id } = await startConversation();
  const responses = await Promise.all(Array.from({ length: 31 }, () => sendMessage(id)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await sendMessage(id, { by: seller })).status).toBe(200);
});
