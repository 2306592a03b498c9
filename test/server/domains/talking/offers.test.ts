import { transition } from 'xstate';
import { offerAnswers } from '../../../../src/contract/buying/offer';
import { offerSnapshot } from '../../../../src/contract/buying/offer-steps';
import { offerMachine } from '../../../../src/contract/offer.machine';
import type { Message } from '../../../../src/contract/talking/conversation';
import { sql } from '../../../../src/server/database/sql';
import { applyTimeLimits } from '../../../../src/server/background/apply-time-limits';
import { defaultLimits } from '../../../../src/server/environment/limits';
import { blockUser } from '../../../../src/server/domains/accounts/user-blocks.sql';
import { eraseMessages } from '../../../../src/server/domains/privacy/erasure/erase-messages.sql';
import { payForOrder } from '../../support/pay-for-order';
import { storeProduct, type TestUser } from '../../support/records';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer({ limits: { openOffers: 2, offerRounds: 3 } });
const { seller, buyer, otherBuyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  otherBuyer: 'buyer',
  admin: 'Admin',
});

const price = 100_000;
const storeListing = () => storeProduct(server.database, { seller, sellingPrice: '$1,000' });

const offer = (productId: string, amount = 80_000, by: TestUser = buyer, currency = 'usd') =>
  server.call('POST', '/api/offers', { token: by.token, body: { productId, amount, currency } });

const readThread = async (conversationId: string, by: TestUser = buyer) =>
  (await server.call('GET', `/api/conversations/${conversationId}`, by)).body;

async function openOffer(productId: string, amount = 80_000, by: TestUser = buyer) {
  const { conversationId } = (await offer(productId, amount, by)).body;
  const thread = await readThread(conversationId, by);
  return { conversationId: conversationId as string, id: thread.offer.id as string, amount };
}

const answer = ({ id }: { id: string }, by: TestUser, type: string, amount: number) =>
  server.call('POST', `/api/offers/${id}/answers`, { token: by.token, body: { type, amount } });

const accept = (made: { id: string; amount: number }) =>
  answer(made, seller, 'accept', made.amount);

const pay = (productId: string, by: TestUser) =>
  server.call('POST', '/api/create-payment-intent', { token: by.token, body: { productId } });

const book = (productId: string, by: TestUser = buyer) =>
  server.call('POST', '/api/book-product', {
    token: by.token,
    body: { productId, phoneNumber: '01712345678', meetingLocation: 'Station', sellingPrice: '1' },
  });

const expireEverything = async () => {
  await server.database.query(sql`update offers set expires_at = now() where expires_at > now()`);
  await server.database.query(sql`update orders set expires_at = now() where expires_at > now()`);
  await applyTimeLimits({
    ...{ database: server.database, times: defaultLimits, isStopping: () => false },
    logError(error) {
      throw error;
    },
  });
};

test('an accepted offer reserves the watch, and its price is booked, charged and owed', async () => {
  await server.call('PUT', '/api/settings', {
    token: admin.token,
    body: {
      fees: {
        ...{ currency: 'usd', taxRate: 0, categories: {} },
        standard: { rate: 1_000, fixed: 0, minimum: 0, maximum: null },
      },
    },
  });
  const productId = await storeListing();
  const made = await openOffer(productId, 70_000);
  await answer(made, seller, 'counter', 90_000);
  await answer(made, buyer, 'counter', 80_000);
  expect((await answer(made, seller, 'accept', 80_000)).body).toMatchObject({ state: 'accepted' });
  const thread = await readThread(made.conversationId);
  expect(
    (thread.messages as Message[]).map(({ text, sender, isOffer }) => [sender, text, isOffer]),
  ).toEqual([
    ['seller', 'I accept the price of $800.', true],
    ['buyer', 'How about $800?', true],
    ['seller', 'How about $900?', true],
    ['buyer', 'I offer $700.', true],
  ]);
  expect(thread.entries).toMatchObject([{ type: 'seller.reserve', state: 'reserved' }]);

  const { body: product } = await server.call('GET', `/api/product/${productId}`, otherBuyer);
  expect(product).toMatchObject({ sellingPrice: '$1,000', booked: true });
  expect((await pay(productId, otherBuyer)).status).toBe(409);
  expect((await book(productId, otherBuyer)).body.message).toMatch(/already been booked/);

  const { body: reserved } = await server.call('GET', `/api/orders/${productId}`, buyer);
  expect(reserved).toMatchObject({
    state: 'reserved',
    sellingPrice: '800.00',
    originalPrice: '300',
  });
  const { body: booked } = await book(productId);
  expect(booked.acknowledged).toBe(true);
  const { body: intent } = await pay(productId, buyer);
  expect(intent).toMatchObject({ amount: 80_000, currency: 'usd' });
  await payForOrder(server, { productId, buyer });
  const path = `/api/sales/${booked.insertedId}`;
  await server.call('POST', `${path}/events`, {
    token: seller.token,
    body: { type: 'seller.claimHandOver' },
  });
  for (const type of ['buyer.receive', 'buyer.accept']) {
    await server.call('POST', `${path}/events`, { token: buyer.token, body: { type } });
  }
  expect((await server.call('GET', path, seller)).body).toMatchObject({
    ...{ state: 'completed', sellingPrice: '800.00', phoneNumber: null },
    payment: { amount: 80_000 },
    payout: { state: 'owed', amount: 72_000 },
    feeDocuments: [{ net: 8_000 }],
  });
});

test("an accepted offer does not reveal the buyer's email address to the seller, but a booking does", async () => {
  const productId = await storeListing();
  await accept(await openOffer(productId));
  const [order] = await server.database.query<{ id: string }>(sql`select id from orders`);
  const read = async () => (await server.call('GET', `/api/sales/${order!.id}`, seller)).body;
  expect(await read()).toMatchObject({ state: 'reserved', phoneNumber: null, buyerEmail: null });
  await book(productId);
  expect(await read()).toMatchObject({ state: 'booked', buyerEmail: buyer.email });
});

test('a reserved watch can be paid for without a booking, at the agreed price', async () => {
  const productId = await storeListing();
  await accept(await openOffer(productId));
  await payForOrder(server, { productId, buyer });
  const [order] = await server.database.query(sql`
    select orders.state, payments.amount from orders
    join payments on payments.intent_id = payment_intent_id`);
  expect(order).toEqual({ state: 'awaitingHandOver', amount: 80_000 });
});

test('a reserved watch can be booked after staff have hidden it', async () => {
  const productId = await storeListing();
  await accept(await openOffer(productId));
  await hide();
  expect((await book(productId)).body).toMatchObject({ acknowledged: true });
});

test('a reserved watch whose booking is rejected says why', async () => {
  const productId = await storeListing();
  await accept(await openOffer(productId));
  await server.database.query(sql`
    update products set deliveries = 'shipping', shipping_price = '10', shipping_countries = 'DE'`);
  expect((await book(productId)).body.message).toMatch(/enter an address/);
});

test('a reserved watch has to be booked again before the payment after a booking that was not paid', async () => {
  const productId = await storeListing();
  const read = async () => (await server.call('GET', `/api/orders/${productId}`, buyer)).body;
  await book(productId);
  await expireEverything();
  expect(await read()).toMatchObject({ state: 'open', bookableFrom: expect.any(String) });
  await accept(await openOffer(productId));
  expect(await read()).toMatchObject({ state: 'reserved', bookableFrom: null });
  expect((await book(productId)).body).toMatchObject({ acknowledged: true });
});

test('a reservation ends by itself, and the watch has its price again', async () => {
  const productId = await storeListing();
  await accept(await openOffer(productId));
  await expireEverything();
  expect((await pay(productId, buyer)).body).toMatchObject({ amount: price });
  expect((await book(productId, otherBuyer)).body.acknowledged).toBe(true);
});

test('a price that the seller changes later does not change an agreed one', async () => {
  const productId = await storeListing();
  await accept(await openOffer(productId));
  const { body: editable } = await server.call('GET', `/api/listings/${productId}`, seller);
  const edit = await server.call('PUT', `/api/listings/${productId}`, {
    token: seller.token,
    body: { revision: editable.revision, changes: { sellingPrice: '2000' } },
  });
  expect(edit.status).toBe(409);
  await server.database.query(sql`update products set selling_price = '2000'`);
  expect((await pay(productId, buyer)).body).toMatchObject({ amount: 80_000 });
});

test('an answer must be to the price that its sender sees', async () => {
  const made = await openOffer(await storeListing());
  await answer(made, seller, 'counter', 90_000);
  const { status, body } = await answer(made, buyer, 'accept', 85_000);
  expect([status, body.message]).toEqual([409, 'The price is now $900. Please look at it again.']);
});

test.each([
  ['a price below what a card pays', 10, 400, /cards pay from/],
  ['the whole price', price, 400, /below the price of \$1,000/],
  ['a price that is no number', '5', 400, /enter a price/],
])('an offer of %s is rejected', async (_name, amount, status, message) => {
  const response = await offer(await storeListing(), amount as number);
  expect(response).toMatchObject({ status, body: { message: expect.stringMatching(message) } });
});

test('an offer in another currency than the price is rejected', async () => {
  const { status, body } = await offer(await storeListing(), 80_000, buyer, 'jpy');
  expect([status, body.message]).toEqual([409, 'The price is now $1,000. Make another offer.']);
});

test('a seller can take no offers, or none below a price that nobody else reads', async () => {
  const productId = await storeListing();
  const set = (acceptsOffers: boolean, lowestOffer: number | null, by = seller) =>
    server.call('PUT', `/api/listings/${productId}/offers`, {
      token: by.token,
      body: { acceptsOffers, lowestOffer },
    });
  expect((await set(true, 75_000)).body).toEqual({ acknowledged: true, modifiedCount: 1 });
  const declined = await offer(productId, 70_000);
  expect(declined.body).toMatchObject({ state: 'declined' });
  expect((await offer(productId, 80_000)).body).toMatchObject({ state: 'offered' });
  for (const path of [`product/${productId}`, `conversations/${declined.body.conversationId}`]) {
    const response = await server.call('GET', `/api/${path}`, buyer);
    expect(JSON.stringify(response.body)).not.toContain('lowestOffer');
  }
  expect((await server.call('GET', '/api/listings', seller)).body.listings).toMatchObject([
    { acceptsOffers: true, lowestOffer: 75_000 },
  ]);
  await set(false, null);
  expect((await server.call('GET', `/api/product/${productId}`, buyer)).body.acceptsOffers).toBe(
    false,
  );
  expect((await offer(productId, 90_000, otherBuyer)).body.message).toMatch(/doesn't take offers/);
});

test("a counter-offer of a buyer below the seller's lowest price is declined at once", async () => {
  const productId = await storeListing();
  const made = await openOffer(productId, 80_000);
  await server.database.query(sql`update products set lowest_offer = 75000`);
  await answer(made, seller, 'counter', 90_000);
  const { body } = await answer(made, buyer, 'counter', 70_000);
  expect(body).toMatchObject({ state: 'declined' });
  const { messages, offer: last } = await readThread(made.conversationId);
  expect(messages[0]).toMatchObject({ sender: 'seller', text: 'I decline the price of $700.' });
  expect(last).toMatchObject({ state: 'declined', amount: 70_000 });
});

test('a buyer has few open offers, one for each watch, and the two name few prices', async () => {
  const [first, second, third] = [
    await storeListing(),
    await storeListing(),
    await storeListing(),
  ] as const;
  const made = await openOffer(first);
  expect((await offer(first)).body.message).toMatch(/open offer for this watch/);
  await offer(second);
  expect((await offer(third)).body.message).toMatch(/You have 2 open offers/);
  expect((await offer(third, 80_000, otherBuyer)).status).toBe(200);
  await answer(made, seller, 'counter', 95_000);
  await answer(made, buyer, 'counter', 90_000);
  const { status, body } = await answer(made, seller, 'counter', 94_000);
  expect([status, body.message]).toEqual([
    409,
    'You two have named 3 prices for this watch, which is the limit.',
  ]);
  expect((await readThread(made.conversationId)).offer).toMatchObject({ roundsLeft: 0 });
  await answer(made, buyer, 'withdraw', 90_000);
  expect((await offer(third)).status).toBe(200);
});

test.each(
  (['offered', 'countered'] as const).flatMap((state) =>
    (['buyer', 'seller'] as const).flatMap((role) =>
      offerAnswers.map((type) => [state, role, type] as const),
    ),
  ),
)('an offer that is %s takes from the %s exactly what its chart does: %s', async (...row) => {
  const [state, role, type] = row;
  const made = await openOffer(await storeListing());
  if (state === 'countered') await answer(made, seller, 'counter', made.amount);
  const { status, body } = await answer(made, role === 'buyer' ? buyer : seller, type, made.amount);
  const event = { type: `${role}.${type}` } as const;
  const before = offerSnapshot(state);
  expect([status, body.state]).toEqual(
    before.can(event) ? [200, transition(offerMachine, before, event)[0].value] : [409, undefined],
  );
});

test('only the two sides answer, each in turn', async () => {
  const made = await openOffer(await storeListing());
  expect((await answer(made, otherBuyer, 'accept', made.amount)).status).toBe(404);
  expect((await answer(made, admin, 'accept', made.amount)).status).toBe(404);
  expect((await answer(made, buyer, 'accept', made.amount)).status).toBe(409);
  expect((await answer(made, seller, 'withdraw', made.amount)).status).toBe(409);
});

test('an offer expires, and then nobody can accept it', async () => {
  const made = await openOffer(await storeListing());
  await server.database.query(sql`update offers set expires_at = now()`);
  expect((await accept(made)).status).toBe(409);
  await expireEverything();
  expect((await readThread(made.conversationId)).offer).toMatchObject({
    state: 'expired',
    expiresAt: null,
  });
});

test.each<[string, () => Promise<unknown>, number]>([
  ['a buyer has booked the watch', () => book(latest, otherBuyer), 409],
  ['the seller has blocked the buyer', () => block(), 403],
  ['the buyer is suspended', () => suspend(buyer), 409],
  ['the seller has paused the watch', () => pause(), 409],
  ['staff have hidden the watch', () => hide(), 409],
  ['the buyer has deleted the account', () => remove(), 409],
])('an offer cannot be accepted after %s', async (_name, change, status) => {
  latest = await storeListing();
  const made = await openOffer(latest);
  await change();
  expect((await accept(made)).status).toBe(status);
  const reservations = await server.database.query(sql`
    select id from orders where agreed_price is not null`);
  expect(reservations).toEqual([]);
});

let latest = '';
const block = () => blockUser(server.database, { blockerId: seller.id, blockedId: buyer.id });
const suspend = ({ id }: TestUser) =>
  server.database.query(sql`update users set suspended_at = now() where id = ${id}`);
const pause = () =>
  server.database.query(sql`update products set listed = false, unlisted_because = 'paused'`);
const hide = () =>
  server.database.query(sql`update products set listed = false, unlisted_because = 'hidden'`);
const remove = () =>
  server.database.query(sql`update users set deleted_at = now() where id = ${buyer.id}`);

test('a blocked or suspended buyer, and the seller, cannot make an offer', async () => {
  const productId = await storeListing();
  expect((await offer(productId, 80_000, seller)).status).toBe(403);
  await block();
  expect((await offer(productId)).status).toBe(403);
  await suspend(otherBuyer);
  expect((await offer(productId, 80_000, otherBuyer)).status).toBe(401);
});

test('a buyer can neither offer a suspended seller a price nor accept theirs', async () => {
  const productId = await storeListing();
  const made = await openOffer(productId);
  await answer(made, seller, 'counter', 90_000);
  await suspend(seller);
  expect((await answer(made, buyer, 'accept', 90_000)).status).toBe(409);
  expect((await offer(productId, 80_000, otherBuyer)).status).toBe(409);
});

test('of two offers that are accepted at the same time, one reserves the watch', async () => {
  const productId = await storeListing();
  const offers = [
    await openOffer(productId, 80_000),
    await openOffer(productId, 90_000, otherBuyer),
  ];
  const responses = await Promise.all([...offers.map(accept), ...offers.map(accept)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await server.database.query(sql`select id from orders`)).toHaveLength(1);
});

test('a booking and an accepted offer at the same time give the watch to one buyer', async () => {
  const productId = await storeListing();
  const made = await openOffer(productId);
  await Promise.all([accept(made), book(productId, otherBuyer)]);
  expect(await server.database.query(sql`select id from orders where holding`)).toHaveLength(1);
});

describe('an offer of the seller to those who are interested', () => {
  const save = (productId: string, ...users: TestUser[]) =>
    Promise.all(
      users.map(({ id }) =>
        server.database.query(sql`
          insert into wishlist_entries (product_id, user_id) values (${productId}, ${id})`),
      ),
    );

  const send = (productId: string, amount = 80_000, by: TestUser = seller) =>
    server.call('POST', `/api/listings/${productId}/offers`, {
      token: by.token,
      body: { amount, currency: 'usd' },
    });

  const conversationsOf = async (user: TestUser) =>
    (await server.call('GET', '/api/conversations', user)).body as { id: string }[];

  /** Sends an offer to the buyer, who saved the product, and returns it. */
  async function sendToBuyer(productId: string) {
    await save(productId, buyer);
    await send(productId);
    const [conversation] = await conversationsOf(buyer);
    const { offer } = await readThread(conversation!.id);
    return { ...(offer as { id: string; amount: number }), conversationId: conversation!.id };
  }

  test('is a counter-offer in the conversation of each, which reserves the watch when one accepts', async () => {
    const productId = await storeListing();
    await save(productId, otherBuyer);
    const sent = await sendToBuyer(productId);
    const thread = await readThread(sent.conversationId);
    expect(thread).toMatchObject({
      offer: { state: 'countered', amount: 80_000, isBuyerUnknown: true },
      conversation: { unreadCount: 1 },
      messages: [{ sender: 'seller', text: 'I can offer this to you for $800.', isOffer: true }],
    });
    expect(await conversationsOf(otherBuyer)).toHaveLength(1);
    expect((await answer(sent, buyer, 'accept', 80_000)).body).toMatchObject({ state: 'accepted' });
    expect((await pay(productId, buyer)).body).toMatchObject({ amount: 80_000 });
    expect((await pay(productId, otherBuyer)).status).toBe(409);
  });

  test('says only to how many it was sent, until a person answers', async () => {
    const productId = await storeListing();
    await save(productId, buyer, otherBuyer);
    expect((await send(productId)).body).toEqual({ acknowledged: true, sentCount: 2 });
    expect(await conversationsOf(seller)).toEqual([]);
    const [known, unknown] = [await conversationsOf(buyer), await conversationsOf(otherBuyer)];
    await server.call('GET', `/api/conversations/${known[0]!.id}`, buyer);
    const { offer: declined } = await readThread(unknown[0]!.id, otherBuyer);
    await answer(declined, otherBuyer, 'decline', 80_000);
    for (const { id } of [...known, ...unknown]) {
      const path = `/api/conversations/${id}`;
      expect((await server.call('GET', path, seller)).status).toBe(404);
      expect((await server.call('PUT', `${path}/block`, seller)).status).toBe(404);
      const message = { messageId: crypto.randomUUID(), text: 'Who are you?' };
      const write = { token: seller.token, body: message };
      expect((await server.call('POST', `${path}/messages`, write)).status).toBe(404);
    }
    const { offer: made } = await readThread(known[0]!.id);
    expect((await answer(made, seller, 'withdraw', 80_000)).status).toBe(404);

    await answer(made, buyer, 'counter', 70_000);
    expect(await conversationsOf(seller)).toMatchObject([{ id: known[0]!.id, unreadCount: 1 }]);
    expect((await readThread(known[0]!.id, seller)).offer).toMatchObject({
      state: 'offered',
      isBuyerUnknown: false,
    });
  });

  test('is sent as well to those who asked, so that it says of none of them that they saved it', async () => {
    const productId = await storeListing();
    for (const user of [buyer, otherBuyer]) {
      await server.call('POST', '/api/conversations', {
        token: user.token,
        body: { productId, messageId: crypto.randomUUID(), text: 'Does it run well?' },
      });
    }
    await save(productId, otherBuyer);
    expect((await send(productId)).body.sentCount).toBe(2);
    expect(await conversationsOf(seller)).toHaveLength(2);
  });

  test('is limited for a watch, for a person, and by rules of prices', async () => {
    const listings = [
      await storeListing(),
      await storeListing(),
      await storeListing(),
      await storeListing(),
    ] as const;
    const [productId] = listings;
    for (const id of listings) await save(id, buyer);
    await server.database.query(sql`update products set lowest_offer = 50000`);
    expect((await send(productId, 40_000)).body.message).toMatch(/Your lowest price .* is \$500/);
    expect((await send(productId, price)).body.message).toMatch(/below the price of \$1,000/);
    const statuses = [];
    for (const id of listings) statuses.push((await send(id)).status);
    expect(statuses).toEqual([200, 200, 200, 409]);
    expect((await send(productId)).body.message).toMatch(/in the last 24 hours/);

    await server.database.query(sql`
      update offers set state = 'expired', expires_at = null, created_at = now() - interval '25 hours'`);
    const again = await send(productId);
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/^No buyer can get this offer/),
    ]);
    await server.database.query(sql`update offers set created_at = now() - interval '8 days'`);
    expect((await send(productId)).body.sentCount).toBe(1);
  });

  test('counts neither as an open offer nor as a question of those who get it', async () => {
    const productId = await storeListing();
    await sendToBuyer(productId);
    await sendToBuyer(await storeListing());
    expect((await offer(await storeListing())).status).toBe(200);
    const { body } = await server.call('GET', `/api/listings/${productId}/figures`, seller);
    expect(body.totals).toMatchObject({ wishes: 1, questions: 0 });
  });

  test.each<[string, (productId: string) => Promise<unknown>, number]>([
    ['the buyer has blocked the seller', () => blockSeller(), 409],
    ['the seller has blocked the buyer', () => block(), 409],
    ['the buyer is suspended', () => suspend(buyer), 409],
    ['the buyer has deleted the account', () => remove(), 409],
    ['the buyer has an open offer', (productId) => offer(productId), 409],
    ['another buyer has booked the watch', (productId) => book(productId, otherBuyer), 409],
    ['the seller has paused the watch', () => pause(), 409],
  ])('reaches nobody after %s', async (_name, change, status) => {
    const productId = await storeListing();
    await save(productId, buyer);
    await change(productId);
    expect((await send(productId)).status).toBe(status);
    expect(await server.database.query(sql`select 1 from offers where started_by_seller`)).toEqual(
      [],
    );
  });

  const blockSeller = () =>
    blockUser(server.database, { blockerId: buyer.id, blockedId: seller.id });

  test('is emailed only to those who take emails about their wishlist', async () => {
    const productId = await storeListing();
    await save(productId, buyer, otherBuyer);
    await server.database.query(sql`
      update users set declined_emails = '{wishes}' where id = ${otherBuyer.id}`);
    await send(productId);
    const due = await server.database.query(sql`
      select user_id as id from conversation_participants where email_due_at is not null`);
    expect(due).toEqual([{ id: buyer.id }]);
  });

  test('that is not emailed lets the next message be emailed', async () => {
    const productId = await storeListing();
    const write = (path: string, { token }: TestUser, body: object) =>
      server.call('POST', `/api/conversations${path}`, {
        token,
        body: { messageId: crypto.randomUUID(), text: 'Does it run well?', ...body },
      });
    const { body } = await write('', buyer, { productId });
    await server.database.query(sql`
      update users set declined_emails = '{wishes}' where id = ${buyer.id}`);
    await send(productId);
    const findDue = () =>
      server.database.query(sql`
        select 1 from conversation_participants
        where user_id = ${buyer.id} and email_due_at > now()`);
    expect(await findDue()).toEqual([]);
    await write(`/${body.conversationId}/messages`, seller, { text: 'It does.' });
    expect(await findDue()).toHaveLength(1);
  });

  test('is erased with its seller, who does not know the buyer', async () => {
    const { conversationId } = await sendToBuyer(await storeListing());
    const person = { id: seller.id, uid: seller.uid, confirmedEmails: [], identifiers: ['Sam'] };
    await server.database.transaction((tx) => eraseMessages(tx, person));
    expect((await readThread(conversationId)).messages).toMatchObject([{ text: '' }]);
  });

  test('of two sends at the same time one reaches people', async () => {
    const productId = await storeListing();
    await save(productId, buyer, otherBuyer);
    const responses = await Promise.all([send(productId), send(productId)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
