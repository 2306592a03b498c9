import { randomUUID } from 'node:crypto';
import { sql } from '../../../../../src/server/database/sql';
import { identityToken } from '../../../support/identity-double';
import {
  addCategory,
  newProduct,
  storeConversation,
  storeOrder,
  storeProduct,
  storeReview,
  type TestUser,
} from '../../../support/records';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { recentIdentityToken } from './support/marked-person';
import { findColumnsContaining } from './support/text-columns';

const server = setUpTestServer();
const { seller, buyer, other } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  other: 'seller',
});

/** Signs in, as after a change of the name or the email address. */
async function saveAs({ uid }: TestUser, identity: { email: string; displayName: string }) {
  const token = identityToken({ uid, emailVerified: true, ...identity });
  const body = { uid, ...identity, photoURL: '' };
  const { status } = await server.call('POST', '/api/user', { token, body });
  expect(status).toBe(200);
}

async function erase({ uid }: TestUser, email: string) {
  const token = recentIdentityToken({ uid, email });
  const { body } = await server.call('POST', '/api/account-deletion', { token });
  expect(body).toMatchObject({ isDeleted: true });
}

async function report({ uid }: TestUser, text: string) {
  const body = {
    reportId: randomUUID(),
    subjectType: 'person',
    subjectId: uid,
    reason: 'fraud',
    text,
  };
  const { status } = await server.call('POST', '/api/reports', { token: buyer.token, body });
  expect(status).toBe(200);
}

const storeMessage = (name: string, email: string) =>
  server.database.query(sql`
    insert into contact_messages (id, first_name, last_name, email, message)
    values ('message', ${name}, '', ${email}, 'Do you ship?')`);

const readReports = () =>
  server.database.query(sql`select subject_name as name, text from reports`);

test('an erasure removes a former name and a former email address everywhere', async () => {
  const formerWren = { email: 'formerwren@example.com', displayName: 'Ada Formerwren' };
  await saveAs(seller, formerWren);
  await report(seller, 'Ada Formerwren of formerwren@example.com sells copies.');
  await storeMessage('Ada Formerwren', 'formerwren@example.com');
  const wren = { email: 'wren@example.com', displayName: 'Ada Wren' };
  await saveAs(seller, wren);
  await saveAs(seller, wren);
  const former = await server.database.query(sql`
    select kind, value, confirmed from former_identifiers order by changed_at, kind`);
  expect(former).toEqual([
    { kind: 'email', value: seller.email, confirmed: false },
    { kind: 'name', value: expect.stringMatching(/^Person \d+$/), confirmed: false },
    { kind: 'email', value: 'formerwren@example.com', confirmed: true },
    { kind: 'name', value: 'Ada Formerwren', confirmed: false },
  ]);
  // An address that was confirmed once stays known as such.
  await saveAs(seller, formerWren);
  await server.database.query(sql`update users set email_verified = false where id = ${seller.id}`);
  await saveAs(seller, wren);
  await erase(seller, 'wren@example.com');
  expect(await findColumnsContaining(server.database, ['formerwren'])).toEqual([]);
  expect(await readReports()).toEqual([{ name: '', text: '… of … sells copies.' }]);
});

test('the search index keeps neither a former name nor the name of a seller with a deleted listing', async () => {
  const addListing = async () => {
    const body = { ...newProduct, category: await addCategory(server.database) };
    const { body: added } = await server.call('POST', '/api/products', {
      token: seller.token,
      body,
    });
    return added.insertedId as string;
  };
  await saveAs(seller, { email: seller.email, displayName: 'Ada Formerwren' });
  await server.call('DELETE', `/api/products/${await addListing()}`, { token: seller.token });
  await saveAs(seller, { email: seller.email, displayName: 'Ada Wrenlatest' });
  await server.call('DELETE', `/api/products/${await addListing()}`, { token: seller.token });
  expect(await findColumnsContaining(server.database, ['formerwren'])).not.toEqual([]);
  await erase(seller, seller.email);
  expect(await findColumnsContaining(server.database, ['formerwren', 'wrenlatest'])).toEqual([]);
});

test('a message from a former email address stays once another account has confirmed it', async () => {
  await saveAs(seller, { email: 'shared@example.com', displayName: 'Ada' });
  await saveAs(seller, { email: 'wren@example.com', displayName: 'Ada' });
  await saveAs(buyer, { email: 'shared@example.com', displayName: 'Bob' });
  await storeMessage('Bob', 'shared@example.com');
  await erase(seller, 'wren@example.com');
  expect(await server.database.query(sql`select first_name as name from contact_messages`)).toEqual(
    [{ name: 'Bob' }],
  );
});

test('an erasure removes a phone number even inside a longer number, and other text of the phone field only as a whole word', async () => {
  for (const mobileNumber of ['01798765432', 'watch']) {
    const productId = await storeProduct(server.database, { seller });
    await server.database.query(sql`
      update products set mobile_number = ${mobileNumber} where id = ${productId}`);
  }
  await report(seller, 'Call +8801798765432 for watches.');
  await erase(seller, seller.email);
  expect(await readReports()).toEqual([{ name: '', text: 'Call +88… for watches.' }]);
});

test('a seller with very many phone numbers is erased, with the newest numbers', async () => {
  const productId = await storeProduct(server.database, { seller });
  await server.database.query(sql`
    update products set mobile_number = '01798765432' where id = ${productId}`);
  await server.database.query(sql`
    insert into products (
      seller_id, category_id, product_name, image, condition, description, location, mobile_number,
      original_price, selling_price, year_of_purchase, created_at)
    select seller_id, category_id, product_name, image, condition, description, location,
      repeat(md5(n::text), 6), original_price, selling_price, year_of_purchase,
      created_at - interval '1 day'
    from products, generate_series(1, 1000) n where id = ${productId}`);
  await report(seller, 'Call 01798765432 for watches.');
  await erase(seller, seller.email);
  expect(await readReports()).toEqual([{ name: '', text: 'Call … for watches.' }]);
});

test('a blank former name removes nothing', async () => {
  await server.database.query(sql`
    insert into former_identifiers (user_id, kind, value, confirmed)
    values (${seller.id}, 'name', ' ', false)`);
  await report(seller, 'He said: - no!');
  await erase(seller, seller.email);
  expect(await readReports()).toEqual([{ name: '', text: 'He said: - no!' }]);
});

test('a word that was a name stays in the texts of people who have nothing to do with the person', async () => {
  const productId = await storeProduct(server.database, { seller: other });
  const text = 'The watch is a copy.';
  const conversation = await storeConversation(server.database, {
    productId,
    buyer,
    seller: other,
    text,
  });
  await report(other, text);
  const orderId = await storeOrder(server.database, { productId, buyer });
  await storeReview(server.database, { orderId, author: other, subject: buyer });
  await server.database.query(sql`update reviews set text = ${text}`);
  await storeMessage('watch', 'unrelated@example.com');
  await saveAs(seller, { email: seller.email, displayName: 'watch' });
  await saveAs(seller, { email: seller.email, displayName: 'Ada' });
  await erase(seller, seller.email);
  expect(await readReports()).toMatchObject([{ text }]);
  expect(
    await server.database.query(sql`
      select text from messages where conversation_id = ${conversation}
      union all select text from reviews
      union all select first_name from contact_messages`),
  ).toEqual([{ text }, { text }, { text: 'watch' }]);
});

test('an erasure empties the messages of the person, and takes only the name out of those of the other side', async () => {
  const productId = await storeProduct(server.database, { seller });
  const text = 'Is it still for sale, Wren?';
  const id = await storeConversation(server.database, { productId, buyer, seller, text });
  await server.database.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text)
    values (gen_random_uuid()::text, ${id}, 2, ${seller.id}, 'Yes, it is.')`);
  await saveAs(seller, { email: 'wren@example.com', displayName: 'Wren' });
  await erase(seller, 'wren@example.com');
  expect(await server.database.query(sql`select text from messages order by number`)).toEqual([
    { text: 'Is it still for sale, …?' },
    { text: '' },
  ]);
});

test.each([
  ['Li', 'Li of Lisbon sells lime watches.', '… of Lisbon sells lime watches.'],
  ['Øy', 'Øy, he says, from Øyer.', '…, he says, from Øyer.'],
  ['李明', '卖家李明说谎', '卖家…说谎'],
  ['Watch', 'Watchers watch the WATCH: a stopwatch.', 'Watchers … the …: a stopwatch.'],
  ['আদা', 'আদা। আদাব, আদা’', '…। আদাব, …’'],
  ['的', '他的手表是假的', '他的手表是假的'],
])('after the erasure of %s, the report "%s" reads "%s"', async (displayName, text, remaining) => {
  await saveAs(seller, { email: 'wren@example.com', displayName });
  await report(seller, text);
  await erase(seller, 'wren@example.com');
  expect(await readReports()).toEqual([{ name: '', text: remaining }]);
});
