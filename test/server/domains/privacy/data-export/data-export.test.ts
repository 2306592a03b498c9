import { sql } from '../../../../../src/server/database/sql';
import { dataExportsPerHour } from '../../../../../src/contract/privacy/data-export';
import { markedPerson, markerWord } from '../erasure/support/marked-person';
import { storeMarkedPerson } from '../erasure/support/store-marked-person';
import { setUpPictures } from '../../pictures/picture-fixture';
import {
  accessTokenOf,
  addUser,
  storeConversation,
  storeOrder,
  storeProduct,
} from '../../../support/records';
import { downloadData } from './support/download-data';

const { server, seller, buyer, ...shop } = setUpPictures();

test('the download contains the data of the person in every file', async () => {
  await storeMarkedPerson(server.database, { seller, buyer });
  const { headers, files, read } = await downloadData(server, await accessTokenOf(markedPerson));
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="my-data-[\d-]+\.zip"$/,
  );
  expect(read('profile')).toMatchObject([
    { email: markedPerson.email, displayName: markedPerson.displayName, hasBothRoles: true },
  ]);
  expect(read('purchases')).toMatchObject([
    { phoneNumber: markedPerson.phone, state: 'completed' },
  ]);
  expect(read('reports')).toHaveLength(2);
  expect(read('contact-messages')).toMatchObject([{ email: markedPerson.email }]);
  // The fixture has no rows for these files.
  const empty = ['payout-entries', 'fee-documents', 'blocked-people'];
  const filled = files
    .map((name) => name.replace('.json', ''))
    .filter((name) => name !== 'README.txt' && !empty.includes(name));
  expect(filled.filter((name) => read(name).length === 0)).toEqual([]);
});

test('the download of the other party of an order has no private data of the person', async () => {
  await storeMarkedPerson(server.database, { seller, buyer });
  for (const { token } of [seller, buyer]) {
    const { files, read } = await downloadData(server, token);
    // Decisions about the seller are meant for the seller, even if their text names the person.
    const names = files.filter((name) => name.endsWith('.json') && name !== 'decisions.json');
    const text = JSON.stringify(names.map((name) => read(name.replace('.json', ''))));
    expect(text).not.toContain(markedPerson.email);
    const shared = JSON.stringify([read('sales'), read('order-history')]);
    expect(shared).not.toContain(markerWord);
  }
  const { text } = await downloadData(server, seller.token);
  expect(text).not.toContain(markedPerson.phone);
});

test('the download of a person without data has only the profile', async () => {
  await storeMarkedPerson(server.database, { seller, buyer });
  const { token } = await addUser(server.database, 'seller');
  const { files, read } = await downloadData(server, token);
  const names = files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  expect(names.filter((name) => read(name).length > 0)).toEqual(['profile']);
});

test('reports and messages that a visitor sent with an email address are exported only to a user who has confirmed it', async () => {
  await storeMarkedPerson(server.database, { seller, buyer });
  await server.database.query(sql`
    update users set email_verified = false where uid = ${markedPerson.uid}`);
  const { read } = await downloadData(server, await accessTokenOf(markedPerson));
  expect(read('contact-messages')).toEqual([]);
  expect(read('reports')).toHaveLength(1);
});

test('contact details in a received message are hidden until the buyer has paid', async () => {
  const productId = await storeProduct(server.database, { seller });
  await storeConversation(server.database, { productId, buyer, seller, text: 'Call 0170' });
  await server.database.query(sql`update messages set redacted_text = 'Call …'`);
  const textFor = async (token: string) => (await downloadData(server, token)).read('messages');
  const otherBuyer = await addUser(server.database, 'buyer');
  await storeOrder(server.database, {
    productId,
    buyer: otherBuyer,
    paid: true,
    state: 'refunded',
  });
  await storeOrder(server.database, { productId, buyer, state: 'cancelled' });
  expect(await textFor(seller.token)).toMatchObject([{ text: 'Call …', isOwn: false }]);
  expect(await textFor(buyer.token)).toMatchObject([{ text: 'Call 0170', isOwn: true }]);
  await storeOrder(server.database, { productId, buyer, paid: true });
  expect(await textFor(seller.token)).toMatchObject([{ text: 'Call 0170' }]);
});

test('thousands of messages are read in pages, each exactly once', async () => {
  const productId = await storeProduct(server.database, { seller });
  const id = await storeConversation(server.database, { productId, buyer, seller });
  await server.database.query(sql`
    insert into messages (id, conversation_id, number, sender_id, text)
    select gen_random_uuid()::text, ${id}, number, ${seller.id}, 'Message ' || number
    from generate_series(2, 1500) number`);
  const messages = (await downloadData(server, buyer.token)).read('messages');
  expect(messages.slice(1).map(({ text }) => text)).toEqual(
    Array.from({ length: 1499 }, (_, index) => `Message ${index + 2}`),
  );
});

test('the download contains the pictures that the person has uploaded, and no others', async () => {
  const ownPicture = await shop.uploadPhoto(60);
  const { files } = await downloadData(server, seller.token);
  expect(files.filter((name) => name.startsWith('pictures/'))).toEqual([
    ownPicture.replace('/images/', 'pictures/'),
  ]);
  const otherDownload = await downloadData(server, buyer.token);
  expect(otherDownload.files.filter((name) => name.startsWith('pictures/'))).toEqual([]);
});

test('a download key is invalid after the user has signed out, and is not accepted as an access token', async () => {
  const { body } = await server.call('POST', '/api/data-export', { token: buyer.token });
  expect((await server.call('GET', '/api/email-settings', { token: body.key })).status).toBe(401);
  await server.call('DELETE', '/api/session', { token: buyer.token });
  expect((await server.call('GET', `/api/data-export/${body.key}`)).status).toBe(404);
});

test('a user can download the data only a few times an hour', async () => {
  const start = () => server.call('POST', '/api/data-export', { token: buyer.token });
  for (let count = 0; count < dataExportsPerHour; count += 1) {
    expect((await start()).status).toBe(200);
  }
  expect(await start()).toMatchObject({
    status: 429,
    body: { message: 'You have downloaded your data several times. Please try again in an hour.' },
  });
});
