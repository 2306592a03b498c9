import { sql } from '../../../src/server/database/sql';
import { statesAccepting } from '../../../src/server/orders/machine-states';
import { storeOrder } from '../support/records';
import { setUpConversations } from './support/set-up-conversations';

const { server, ask, start, send, read, list, block, report, ...users } = setUpConversations();
const { buyer, otherBuyer, seller, admin } = users;

const [disputed] = statesAccepting('admin.release');

const text = 'Call 01712345678';
const redacted = 'Call [hidden]';

test('contact details are hidden from the other person until the buyer has paid', async () => {
  const { id, productId } = await start(text);
  const readVisibleText = async (by: typeof buyer) => {
    const { messages, conversation } = (await read(id, by)).body;
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
  expect((await list(seller)).body[0].lastMessage.text).toBe(redacted);
  await storeOrder(server.database, { productId, buyer, paid: true });
  for (const by of [seller, buyer]) {
    expect(await readVisibleText(by)).toEqual({
      message: text,
      hasHiddenDetails: false,
      excerpt: text,
    });
  }
});

test('the response to the sender reports that contact details are hidden', async () => {
  const { id, productId } = await start();
  const sent = await send(id, { text });
  expect(sent.body.message).toMatchObject({ text, hasHiddenDetails: true });
  await storeOrder(server.database, { productId, buyer, paid: true });
  expect((await send(id, { text })).body.message).toMatchObject({ hasHiddenDetails: false });
});

test("another buyer's payment shows no contact details", async () => {
  const { id, productId } = await start(text);
  await storeOrder(server.database, { productId, buyer: otherBuyer, paid: true });
  expect((await read(id, seller)).body.messages[0].text).toBe(redacted);
});

describe('a blocked person', () => {
  test('cannot send messages, about this watch or another one', async () => {
    const { id } = await start();
    const other = await start();
    expect((await block(id, seller)).body).toEqual({ acknowledged: true, modifiedCount: 1 });
    expect((await block(id, seller)).body).toEqual({ acknowledged: true, modifiedCount: 0 });
    const rejected = {
      status: 403,
      body: { message: 'This person does not receive messages from you.' },
    };
    expect(await send(id)).toMatchObject(rejected);
    expect(await send(other.id)).toMatchObject(rejected);
    const productId = await users.store();
    expect(await ask(productId)).toMatchObject(rejected);
    expect((await list(buyer, `?productId=${productId}`)).body).toEqual([]);
  });

  test('does not see the block before they send a message', async () => {
    const { id } = await start();
    await block(id, seller);
    const state = async (by: typeof buyer) => {
      const { isBlocked, canWrite } = (await read(id, by)).body.conversation;
      return { isBlocked, canWrite };
    };
    expect(await state(buyer)).toEqual({ isBlocked: false, canWrite: true });
    expect(await state(seller)).toEqual({ isBlocked: true, canWrite: false });
    expect(await send(id, { by: seller })).toMatchObject({
      status: 403,
      body: { message: 'You have blocked this person. Unblock them to write.' },
    });
  });

  test('can write again when unblocked', async () => {
    const { id } = await start();
    await block(id, seller);
    expect((await block(id, seller, 'DELETE')).body.deletedCount).toBe(1);
    expect((await block(id, seller, 'DELETE')).body.deletedCount).toBe(0);
    expect((await send(id)).status).toBe(200);
  });

  test('a user who blocks the person who has blocked them stays blocked', async () => {
    const { id } = await start();
    await block(id, seller);
    await block(id, buyer);
    await block(id, seller, 'DELETE');
    expect((await send(id, { by: seller })).status).toBe(403);
  });
});

describe('an admin', () => {
  const reads = () =>
    server.database.query(sql`
      select subject_id as id, actor_id as "adminId", after->>'ground' as ground,
        (after->>'lastNumber')::int as "lastNumber"
      from audit_log where act = 'conversation.read' order by created_at`);

  test('cannot read or list a conversation by default', async () => {
    const { id, productId } = await start();
    expect((await read(id, admin)).status).toBe(404);
    expect((await list(admin, `?productId=${productId}`)).body).toEqual([]);
    expect(await reads()).toEqual([]);
  });

  test('reads a reported conversation as a whole, which is recorded', async () => {
    const { id } = await start(text);
    await report(id, seller, 'Wants to pay elsewhere.');
    const reports = await server.call('GET', '/api/reported-conversations', {
      token: admin.token,
    });
    expect(reports.body).toMatchObject([
      { conversationId: id, reportedBy: 'seller', reason: 'Wants to pay elsewhere.' },
    ]);
    expect((await read(id, admin)).body).toMatchObject({
      conversation: { as: 'admin', lastMessage: null, canWrite: false, unreadCount: 0 },
      messages: [{ text, isOwn: false, hasHiddenDetails: false }],
      deliveredNumber: 0,
      readNumber: 0,
    });
    expect(await reads()).toEqual([{ id, adminId: admin.id, ground: 'report', lastNumber: 1 }]);
    expect((await read(id, buyer)).body.deliveredNumber).toBe(0);
    expect((await send(id, { by: admin })).status).toBe(404);
  });

  test('with the role of a moderator reads messages without contact details, also after the payment', async () => {
    const { id, productId } = await start(text);
    await report(id, seller, 'Wants to pay elsewhere.');
    await server.database.query(sql`update users set role = 'moderator' where id = ${admin.id}`);
    const readVisibleText = async () => (await read(id, admin)).body.messages;
    expect(await readVisibleText()).toMatchObject([{ text: redacted, hasHiddenDetails: true }]);
    await storeOrder(server.database, { productId, buyer, paid: true });
    expect(await readVisibleText()).toMatchObject([{ text: redacted, hasHiddenDetails: true }]);
    await server.database.query(sql`update users set role = 'Admin' where id = ${admin.id}`);
  });

  test('finds and reads the conversation of a disputed order', async () => {
    const { id, productId } = await start();
    const orderId = await storeOrder(server.database, { productId, buyer, paid: true });
    await server.database.query(sql`update orders set state = ${disputed!}`);
    const found = await list(admin, `?orderId=${orderId}`);
    expect(found.body).toMatchObject([{ id, as: 'admin', lastMessage: null }]);
    expect((await read(id, admin)).status).toBe(200);
    expect(await reads()).toMatchObject([{ id, ground: 'dispute' }]);
    await server.database.query(sql`update orders set state = 'completed'`);
    expect((await read(id, admin)).status).toBe(404);
  });
});

test('reporting a conversation needs a reason', async () => {
  const { id } = await start();
  expect(await report(id, buyer, ' ')).toMatchObject({
    status: 400,
    body: { message: 'Please say why.' },
  });
});

test('the messages of a person are limited per minute', async () => {
  const { id } = await start();
  const responses = await Promise.all(Array.from({ length: 31 }, () => send(id)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await send(id, { by: seller })).status).toBe(200);
});
