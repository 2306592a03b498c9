import { dispatchOutbox } from '../../../../../src/server/domains/platform/outbox-dispatcher.sql';
import { paymentTasks } from '../../../../../src/server/domains/payments/payment-tasks';
import { rawSql, sql } from '../../../../../src/server/database/sql';
import { createPhoto } from '../../../support/pictures';
import { accessTokenOf, addUser } from '../../../support/records';
import { recordLog } from '../../../support/record-log';
import { setUpPictures } from '../../pictures/picture-fixture';
import {
  markedPerson,
  markerTexts,
  formerIdentity,
  recentIdentityToken,
} from './support/marked-person';
import { columnsWithoutPersonalData } from './support/columns-without-data';
import { storeMarkedPerson } from './support/store-marked-person';
import { findColumnsContaining, findTextColumns } from './support/text-columns';

const log = recordLog();
const { server, seller, buyer, admin, ...shop } = setUpPictures({ logger: log.logger });

const deletedUids: string[] = [];
const deletionEmails: string[] = [];

/**
 * Runs the outbox tasks for Stripe and the identity service, and the email to a user whom an admin has deleted. Its
 * payload contains the email address until the email is sent.
 */
const dispatchTasks = () =>
  dispatchOutbox(
    server.database,
    {
      ...paymentTasks(server.stripe.client),
      deleteIdentity: async ({ uid }) => {
        deletedUids.push(uid);
      },
      deletionEmail: async ({ email }) => {
        deletionEmails.push(email);
      },
    },
    server.app.log,
  );

const erasures: Record<'the person' | 'an admin', (id: string) => Promise<void>> = {
  'the person': async () => {
    const token = recentIdentityToken(markedPerson);
    expect((await server.call('POST', '/api/account-deletion', { token })).body).toMatchObject({
      isDeleted: true,
    });
  },
  'an admin': async (id: string) => {
    const { body } = await server.call('DELETE', `/api/user/${id}`, {
      token: admin.token,
      body: { reason: `${markedPerson.displayName} was ${formerIdentity.displayName}.` },
    });
    expect(body.deletedCount).toBe(1);
  },
};

test('the marked person has a marker in every column that can contain personal data', async () => {
  await storeMarkedPerson(server.database, { seller, buyer });
  const expected = (await findTextColumns(server.database)).filter(
    (column) => !columnsWithoutPersonalData.has(column),
  );
  expect(await findColumnsContaining(server.database, markerTexts)).toEqual(expected);
});

test.each(Object.keys(erasures) as (keyof typeof erasures)[])(
  'an erasure by %s leaves no personal data in a table or file, at Stripe or at the identity service',
  async (actor) => {
    deletedUids.length = 0;
    deletionEmails.length = 0;
    const { person, purchase, sale } = await storeMarkedPerson(server.database, { seller, buyer });
    const intent = await server.stripe.client.paymentIntents.create({
      amount: 125050,
      currency: 'usd',
      metadata: { productId: 'watch', uid: markedPerson.uid },
    });
    await server.database.query(sql`
      update payments set intent_id = ${intent.id} where intent_id = ${`pi_${purchase}`}`);
    const token = await accessTokenOf(markedPerson);
    const key = await shop.createUploadKey(token);
    await shop.upload(key, await createPhoto());
    await server.call('GET', `/api/user/${markedPerson.email}`, { token });

    await erasures[actor](person.id);
    await dispatchTasks();
    await shop.removeUnused();

    expect(await findColumnsContaining(server.database, markerTexts)).toEqual([]);
    expect(await shop.storedFiles()).toEqual([]);
    expect(await server.stripe.client.paymentIntents.retrieve(intent.id)).toMatchObject({
      metadata: { productId: 'watch' },
    });
    expect(deletedUids).toEqual([markedPerson.uid]);
    expect(deletionEmails).toEqual(actor === 'an admin' ? [markedPerson.email] : []);
    const remainingOrders = await server.database.query(sql`
      select orders.id, orders.buyer_id = ${person.id} as bought, products.price_cents::int as price
      from orders join products on products.id = product_id
      order by orders.id = ${sale}`);
    expect(remainingOrders).toEqual([
      { id: purchase, bought: true, price: 125050 },
      { id: sale, bought: false, price: 125050 },
    ]);
  },
);

async function readRows(): Promise<string[]> {
  const tables = await server.database.query<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public'`);
  const rows = await Promise.all(
    tables.map(({ name }) =>
      server.database.query<{ row: string }>(sql`
        select ${name} || ' ' || to_jsonb(stored)::text as row from ${rawSql(`"${name}"`)} stored`),
    ),
  );
  return rows.flat().map(({ row }) => row);
}

/** Lets everything that has pictures use one. */
const linkPictureToAll = () =>
  server.database.runScript(`
    insert into pictures (name, removable_at) values ('of-all', null);
    insert into product_pictures (product_id, name) select id, 'of-all' from products;
    insert into order_pictures (order_id, name) select id, 'of-all' from orders;
    insert into review_pictures (review_id, name) select id, 'of-all' from reviews;
    insert into message_pictures (message_id, name) select id, 'of-all' from messages;
    insert into user_pictures (user_id, name) select id, 'of-all' from users`);

test('an erasure changes no row of other people', async () => {
  await storeMarkedPerson(server.database, { seller, buyer });
  await server.database.query(sql`
    insert into reviews (order_id, written_by, author_id, subject_id, rating, text, due_at)
    select id, 'seller', ${seller.id}, ${buyer.id}, 5, 'Punctual.', now() from orders`);
  await linkPictureToAll();
  const { id } = await addUser(server.database, 'seller');
  const before = (await readRows()).filter((row) => !row.includes(id));
  await erasures['an admin'](id);
  const after = await readRows();
  expect(before.filter((row) => !after.includes(row))).toEqual([]);
  const ofListings = (rows: string[]) => rows.filter((row) => row.startsWith('deleted_products '));
  expect(ofListings(after)).toEqual(ofListings(before));
});

test('an erasure keeps what the other side of an order or a conversation has written', async () => {
  const { purchase, sale } = await storeMarkedPerson(server.database, { seller, buyer });
  const buyersPhoto = `${'c'.repeat(64)}.webp`;
  const sellersPhoto = `${'d'.repeat(64)}.webp`;
  const photosJson = (photo: string) => sql`${JSON.stringify([`/images/${photo}`])}::text::jsonb`;
  await server.database.query(sql`
    update order_events set photos = ${photosJson(buyersPhoto)} where order_id = ${purchase}`);
  await server.database.query(sql`
    insert into order_events (order_id, number, type, state, actor_id, photos)
    values (${purchase}, 2, 'seller.contestReport', 'underReview', ${seller.id},
      ${photosJson(sellersPhoto)})`);
  await server.database.query(sql`
    insert into pictures (name, removable_at)
    values (${buyersPhoto}, null::timestamptz), (${sellersPhoto}, null)`);
  // Another order has a copy of the seller's photo.
  await server.database.query(sql`
    insert into order_pictures (order_id, name)
    values (${purchase}, ${buyersPhoto}), (${purchase}, ${sellersPhoto}), (${sale}, ${sellersPhoto})`);
  await server.database.query(sql`
    insert into message_pictures (message_id, name) select id, ${buyersPhoto} from messages`);
  const before = await findColumnsContaining(server.database, markerTexts);
  await erasures['an admin'](seller.id);
  expect(await findColumnsContaining(server.database, markerTexts)).toEqual(
    // The parcel is about both sides.
    before.filter((column) => column !== 'order_events.parcel'),
  );
  const orderPictures = await server.database.query(sql`
    select order_id as "orderId", name from order_pictures order by name`);
  expect(orderPictures).toEqual([
    { orderId: purchase, name: buyersPhoto },
    { orderId: sale, name: sellersPhoto },
  ]);
  const messagesWithoutPicture = await server.database.query(sql`
    select sender_id as "senderId" from messages
    where id not in (select message_id from message_pictures)`);
  expect(messagesWithoutPicture).toEqual([{ senderId: seller.id }]);
});

test('an erasure keeps a picture that somebody else has uploaded, too', async () => {
  const url = await shop.uploadPhoto();
  await shop.upload(await shop.createUploadKey(buyer.token), await createPhoto(60));
  await erasures['an admin'](seller.id);
  await shop.removeUnused();
  expect((await shop.storedFiles()).map((name) => `/images/${name}`)).toEqual([url]);
});

// The log is complete only after the server has closed.
afterAll(async () => {
  const written = JSON.stringify(await log.lines());
  expect(markerTexts.filter((text) => written.includes(text))).toEqual([]);
});
