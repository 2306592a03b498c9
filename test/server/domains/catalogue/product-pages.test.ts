import { sql } from '../../../../src/server/database/sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { addCategory, newProduct, storeOrder, storeProduct } from '../../support/records';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { seller, buyer, admin } = setUpUsers(server, {
  seller: 'seller',
  buyer: 'buyer',
  admin: 'Admin',
});
let categoryId: string;
beforeEach(async () => {
  categoryId = await addCategory(server.database, 'Dive watches');
});

const read = (path: string, token?: string) => server.call('GET', `/api${path}`, { token });
const addProduct = (body: object) =>
  server.call('POST', '/api/products', {
    token: seller.token,
    body: { ...newProduct, category: categoryId, ...body },
  });

function storeListing(product: Partial<Parameters<typeof storeProduct>[1]> = {}) {
  return storeProduct(server.database, { seller, categoryId, ...product });
}

describe('a single product', () => {
  const photo = (name: string) => `https://images.example/${name}.webp`;

  test('has all its photos, the main image first, and the name of its category', async () => {
    const { body } = await addProduct({ photos: [photo('crown'), '/images/strap.webp'] });
    const product = await read(`/product/${body.insertedId}`);
    expect(product).toMatchObject({
      status: 200,
      body: {
        productName: 'Diver',
        photos: [photo('diver'), photo('crown'), '/images/strap.webp'],
        categoryName: 'Dive watches',
        sold: false,
        sellerEmail: '',
        mobileNumber: '',
      },
    });
  });

  test('has its main image as the only photo when it was added without others', async () => {
    const id = await storeListing();
    expect((await read(`/product/${id}`)).body.photos).toEqual(['/images/field-watch.webp']);
  });

  test.each([
    ['from elsewhere', ['https://elsewhere.example/x.png']],
    ['that is not a URL', ['']],
    ['that is not a list', photo('crown')],
  ])('cannot be added with a photo %s', async (_, photos) => {
    expect(await addProduct({ photos })).toMatchObject({ status: 400 });
  });

  test('accepts at most twelve photos', async () => {
    const photos = Array.from({ length: 12 }, (_, index) => photo(`photo-${index}`));
    expect(await addProduct({ photos })).toMatchObject({
      status: 400,
      body: { message: 'Please choose at most 12 photos.' },
    });
    const { body } = await addProduct({ photos: photos.slice(1) });
    expect((await read(`/product/${body.insertedId}`)).body.photos).toHaveLength(12);
  });

  test('shows what its photos show, and the photo of the serial number only to its seller, an admin and the buyer who has paid', async () => {
    const [cover, papers, serial] = [photo('diver'), photo('papers'), '/images/serial.webp'];
    const photoMarks = { [serial]: 'serial', [papers]: 'papers', [photo('other')]: 'box' };
    const { body } = await addProduct({ photos: [serial, papers], photoMarks });
    const id = body.insertedId as string;
    const readAs = async (user?: { token: string }) => {
      const { photos, photoMarks: marks } = (await read(`/product/${id}`, user?.token)).body;
      return { photos, marks };
    };
    const asPublic = { photos: [cover, papers], marks: { [papers]: 'papers' } };
    const asStored = {
      photos: [cover, serial, papers],
      marks: { [papers]: 'papers', [serial]: 'serial' },
    };
    expect(await readAs()).toEqual(asPublic);
    expect(await readAs(seller)).toEqual(asStored);
    expect(await readAs(admin)).toEqual(asStored);
    const orderId = await storeOrder(server.database, { productId: id, buyer });
    expect(await readAs(buyer)).toEqual(asPublic);
    const changes = { description: 'New.' };
    await server.call('PUT', `/api/listings/${id}`, {
      token: seller.token,
      body: { revision: 1, changes },
    });
    expect((await read(`/sales/${orderId}`, buyer.token)).body.orderedPhotos).toBeNull();
    await server.database.query(sql`update orders set paid_at = now() where id = ${orderId}`);
    expect(await readAs(buyer)).toEqual(asStored);
  });

  test.each([
    ['of the serial number as the cover', { [photo('diver')]: 'serial' }],
    ['with an unknown mark', { [photo('diver')]: 'strap' }],
  ])('cannot be added with a photo %s', async (_, photoMarks) => {
    expect(await addProduct({ photoMarks })).toMatchObject({ status: 400 });
  });

  test('says how many have it on their wishlist', async () => {
    const id = await storeListing();
    expect((await read(`/product/${id}`)).body.wishCount).toBe(0);
    const wish = { token: buyer.token, body: { productId: id } };
    expect((await server.call('POST', '/api/wishlist', wish)).status).toBe(200);
    expect((await read(`/product/${id}`, buyer.token)).body.wishCount).toBe(1);
  });

  test('is still returned when it was sold, and marked so', async () => {
    const id = await storeListing();
    await storeOrder(server.database, { productId: id, buyer, paid: true });
    expect(await read(`/product/${id}`)).toMatchObject({
      status: 200,
      body: { sold: true, booked: true },
    });
  });

  test('returns 410 when its seller deleted it and 404 when unknown', async () => {
    const id = await storeListing();
    await server.call('DELETE', `/api/products/${id}`, { token: seller.token });
    expect(await read(`/product/${id}`)).toMatchObject({
      status: 410,
      body: { message: 'This watch is no longer for sale.' },
    });
    expect((await read('/product/none')).status).toBe(404);
  });

  test("returns 410 when its seller's account was deleted", async () => {
    const id = await storeListing();
    await server.call('DELETE', `/api/user/${seller.id}`, { token: admin.token });
    expect((await read(`/product/${id}`)).status).toBe(410);
    expect((await read(`/seller/${seller.uid}`)).status).toBe(410);
    expect((await read(`/seller/${seller.uid}/products`)).body).toEqual([]);
  });
});

describe('similar products', () => {
  const idsOf = ({ body }: { body: { _id: string }[] }) => body.map(({ _id }) => _id);

  test('are up to eight other products for sale in the category', async () => {
    const ids = [];
    for (let count = 0; count < 10; count += 1) ids.push(await storeListing());
    await storeOrder(server.database, { productId: ids[9]!, buyer, paid: true });
    await storeProduct(server.database, { seller });
    const similar = idsOf(await read(`/product/${ids[0]}/similar`));
    expect(similar).toHaveLength(8);
    expect(ids.slice(1, 9)).toEqual(expect.arrayContaining(similar));
  });

  test('rank the same brand first, then the nearest price', async () => {
    const storeOffer = (productName: string, sellingPrice: string) =>
      storeListing({ productName, sellingPrice });
    const id = await storeOffer('Oris Aquis', '$1,000');
    const nearest = await storeOffer('Mido Baroncelli', '$1,050');
    const dearer = await storeOffer('Mens blue Oris', '$3,000');
    const unpriced = await storeOffer('Mido Multifort', 'make an offer');
    const cheaper = await storeOffer('Vintage ORIS', '$900');
    const far = await storeOffer('Casio Edifice', '$200');
    await indexProducts(server.database);
    expect(idsOf(await read(`/product/${id}/similar`))).toEqual([
      cheaper,
      dearer,
      nearest,
      far,
      unpriced,
    ]);
  });

  test('are returned for a sold or deleted product too', async () => {
    const [sold, deleted, offered] = [
      await storeListing(),
      await storeListing(),
      await storeListing(),
    ];
    await storeOrder(server.database, { productId: sold, buyer, paid: true });
    await server.call('DELETE', `/api/products/${deleted}`, { token: seller.token });
    expect(idsOf(await read(`/product/${sold}/similar`))).toEqual([offered]);
    expect(idsOf(await read(`/product/${deleted}/similar`))).toEqual([offered]);
  });
});

describe('a seller profile', () => {
  const verifySeller = () =>
    server.call('PUT', `/api/user/verified/${seller.id}`, { token: admin.token, body: {} });

  test('shows how many products they sold and when they joined', async () => {
    const [sold, booked] = [await storeListing(), await storeListing()];
    await storeOrder(server.database, { productId: sold, buyer, paid: true });
    await storeOrder(server.database, { productId: booked, buyer });
    expect((await read(`/seller/${seller.uid}`)).body).toEqual({
      uid: seller.uid,
      displayName: expect.stringMatching(/^Person/),
      photoURL: `/images/${seller.uid}.webp`,
      verified: false,
      verifiedAt: null,
      memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      sold: 1,
      cancelled: 0,
      rating: null,
      reviewCount: 0,
      answerMinutes: null,
    });
  });

  test('shows how many paid sales they cancelled or did not send in time', async () => {
    const sales = [
      ['seller.cancel', null],
      ['clock.expire', 500],
      // Either of the two may have missed a meeting.
      ['clock.expire', null],
    ] as const;
    for (const [type, shippingPrice] of sales) {
      const order = {
        productId: await storeListing(),
        buyer,
        paid: true,
        state: 'refunded',
      } as const;
      const id = await storeOrder(server.database, order);
      await server.database.query(sql`
        update orders set shipping_price = ${shippingPrice}::int where id = ${id}`);
      await server.database.query(sql`
        insert into order_events (order_id, number, type, state)
        values (${id}, 1, ${type}, 'refunding')`);
    }
    expect((await read(`/seller/${seller.uid}`)).body.cancelled).toBe(2);
  });

  test('shows when they were verified, which verifying again does not change', async () => {
    await verifySeller();
    const { verified, verifiedAt } = (await read(`/seller/${seller.uid}`)).body;
    expect([verified, typeof verifiedAt]).toEqual([true, 'string']);
    await verifySeller();
    expect((await read(`/seller/${seller.uid}`)).body.verifiedAt).toBe(verifiedAt);
  });

  test('lists the products for sale, without the sold ones', async () => {
    const [sold, offered] = [await storeListing(), await storeListing()];
    await storeOrder(server.database, { productId: sold, buyer, paid: true });
    const { body } = await read(`/seller/${seller.uid}/products`);
    expect(body).toMatchObject([{ _id: offered, sellerEmail: '', mobileNumber: '' }]);
  });

  test('returns 404 for a buyer and for an unknown user', async () => {
    expect((await read(`/seller/${buyer.uid}`)).status).toBe(404);
    expect((await read('/seller/unknown')).status).toBe(404);
  });
});

describe("a seller's usual answer time", () => {
  /** Stores a conversation whose question was answered after these minutes, or never. */
  async function storeConversation(minutes: number | null) {
    const productId = await storeListing();
    const [{ id } = { id: '' }] = await server.database.query<{ id: string }>(sql`
      insert into conversations (product_id, buyer_id, seller_id, message_count)
      values (${productId}, ${buyer.id}, ${seller.id}, 2) returning id`);
    await server.database.query(sql`
      insert into conversation_participants (conversation_id, user_id, last_message_at)
      values (${id}, ${buyer.id}, now()), (${id}, ${seller.id}, now())`);
    await server.database.query(sql`
      insert into messages (id, conversation_id, number, sender_id, text, sent_at)
      values (gen_random_uuid()::text, ${id}, 1, ${buyer.id}, 'Is it original?', now())`);
    if (minutes === null) return;
    await server.database.query(sql`
      insert into messages (id, conversation_id, number, sender_id, text, sent_at)
      values (gen_random_uuid()::text, ${id}, 2, ${seller.id}, 'Yes.',
        now() + ${minutes}::int * interval '1 minute')`);
  }
  const readAnswerMinutes = async () =>
    (await read(`/seller/${seller.uid}`, buyer.token)).body.answerMinutes;

  test('is the median of their first answers, from three on', async () => {
    for (const minutes of [10, null, 500]) await storeConversation(minutes);
    expect(await readAnswerMinutes()).toBeNull();
    await storeConversation(30);
    // A change of public data, so that the response is read again.
    await addProduct({});
    expect(await readAnswerMinutes()).toBe(30);
  });
});
