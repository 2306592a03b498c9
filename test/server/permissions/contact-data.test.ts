import { sql } from '../../../src/server/database/sql';
import { setUpTestServer } from '../support/set-up-test-server';
import { insertFreshFixture } from './support/example-requests';
import { identityTokens } from './support/tokens';

const server = setUpTestServer({}, { keepsRows: true });

type Contact = { _id: string; sellerEmail: string; mobileNumber: string };

test('concurrent callers see the contact data only of sellers whom they may contact', async () => {
  const { fixture } = await insertFreshFixture(server);
  const { buyer, otherBuyer, seller, otherSeller, admin, userWithoutRole } = fixture;
  const { availableProduct, bookedProduct, otherSellersProduct, category } = fixture;
  const callers: { token?: string; visibleProducts: string[] }[] = [
    { visibleProducts: [] },
    { token: userWithoutRole.token, visibleProducts: [] },
    { token: buyer.token, visibleProducts: [] },
    { token: otherBuyer.token, visibleProducts: [] },
    { token: seller.token, visibleProducts: [bookedProduct, availableProduct] },
    { token: otherSeller.token, visibleProducts: [otherSellersProduct] },
    { token: admin.token, visibleProducts: [bookedProduct, availableProduct, otherSellersProduct] },
  ];
  const requests = ['/api/ads', `/api/products/${category}`].flatMap((path) =>
    Array.from({ length: 5 }).flatMap(() => callers.map((caller) => ({ ...caller, path }))),
  );
  const responses = await Promise.all(
    requests.map(({ path, token }) => server.call('GET', path, { token })),
  );
  for (const [index, { body, status }] of responses.entries()) {
    const { visibleProducts, path } = requests[index]!;
    if (status === 401) continue;
    const entries: Contact[] = path === '/api/ads' ? body.data : body;
    const entriesWithContact = entries.filter(({ sellerEmail }) => sellerEmail !== '');
    expect(entriesWithContact.map(({ _id }) => _id).sort()).toEqual([...visibleProducts].sort());
    for (const { _id, sellerEmail, mobileNumber } of entries) {
      const owner = _id === otherSellersProduct ? otherSeller : seller;
      expect([sellerEmail, mobileNumber]).toEqual(
        visibleProducts.includes(_id) ? [owner.email, '01700000000'] : ['', ''],
      );
    }
  }
});

test("a buyer sees the seller's contact data after the payment, until the sale ends", async () => {
  const { fixture } = await insertFreshFixture(server);
  const { buyer, seller, bookedProduct, order } = fixture;
  const paths = [
    `/api/sales/${order}`,
    `/api/orders/${bookedProduct}`,
    `/api/product/${bookedProduct}`,
  ];
  const findPathsWithContact = async () => {
    const responses = await Promise.all(
      paths.map((path) => server.call('GET', path, { token: buyer.token })),
    );
    const texts = responses.map(({ body }) => JSON.stringify(body));
    return [seller.email, '01700000000'].map((contact) =>
      paths.filter((_path, index) => texts[index]!.includes(contact)),
    );
  };
  expect(await findPathsWithContact()).toEqual([[], []]);
  await server.database.query(sql`
    update orders set state = 'awaitingHandOver', paid_at = now() where id = ${order}`);
  expect(await findPathsWithContact()).toEqual([paths, paths]);
  await server.database.query(sql`
    update orders set state = 'refunded', holding = false, ended_at = now() where id = ${order}`);
  expect(await findPathsWithContact()).toEqual([[], []]);
});

test('reading a missing wishlist entry or an unknown user returns null', async () => {
  const { fixture } = await insertFreshFixture(server);
  const { buyer, availableProduct } = fixture;
  const unwished = `/api/wishlist?productId=${availableProduct}&&userId=${buyer.uid}`;
  expect((await server.call('GET', unwished, { token: buyer.token })).body).toBeNull();
  const unknownUser = { uid: 'unknownUser', email: 'unknownUser@example.com' };
  const token = await identityTokens.issue(unknownUser);
  expect((await server.call('GET', `/api/user/${unknownUser.email}`, { token })).body).toBeNull();
});
