import { expect, test } from '../fixtures';
import { sections } from '../sections';
import type { Member, Shop } from '../shop';

type Kind = 'Buyer' | 'Seller' | 'Admin';

interface Call {
  role: Kind;
  method: string;
  path: (someone: Member) => string;
}

/** The calls that the specification gives to a role; someone else's records stand in them. */
const calls: readonly Call[] = [
  { role: 'Buyer', method: 'GET', path: ({ uid }) => `/api/myorders/${uid}` },
  { role: 'Buyer', method: 'GET', path: ({ email }) => `/api/wishlist/${email}` },
  { role: 'Buyer', method: 'POST', path: () => '/api/wishlist' },
  { role: 'Buyer', method: 'POST', path: () => '/api/book-product' },
  { role: 'Buyer', method: 'POST', path: () => '/api/create-payment-intent' },
  { role: 'Seller', method: 'GET', path: ({ email }) => `/api/my-products/${email}` },
  { role: 'Seller', method: 'POST', path: () => '/api/products' },
  { role: 'Seller', method: 'PUT', path: () => '/api/products/advertise/vestrel-panda' },
  { role: 'Seller', method: 'DELETE', path: () => '/api/products/vestrel-panda' },
  { role: 'Admin', method: 'GET', path: () => '/api/all-buyer' },
  { role: 'Admin', method: 'GET', path: () => '/api/all-seller' },
  { role: 'Admin', method: 'PUT', path: () => '/api/user/verified/demo-seller-mei' },
  { role: 'Admin', method: 'DELETE', path: () => '/api/user/demo-seller-mei' },
];

const status = async (shop: Shop, { method, path }: Call, target: Member, token?: string) => {
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  return (await shop.attempt(path(target), token, method, body)).status;
};

test.describe(sections.roles, { tag: '@long' }, () => {
  let members: Record<Kind, Member>;
  let stranger: Member;
  test.beforeAll(async ({ shop }) => {
    const [Buyer, Seller, Admin] = await Promise.all([
      shop.enter('Buyer'),
      shop.enter('Seller'),
      shop.enter('Admin'),
    ]);
    members = { Buyer, Seller, Admin };
    stranger = await shop.join('buyer', 'Sven Stranger');
  });

  for (const call of calls) {
    const shown = call.path({ uid: '{uid}', email: '{email}' } as Member);
    test(`${call.method} ${shown} is for ${call.role}: 401 to a visitor, 403 to another role`, async ({
      shop,
    }) => {
      const own = members[call.role];
      expect(await status(shop, call, own)).toBe(401);
      for (const kind of ['Buyer', 'Seller', 'Admin'] as const) {
        if (kind === call.role) continue;
        expect(await status(shop, call, own, members[kind].token)).toBe(403);
      }
    });
  }

  test("another user's orders, wishlist, products and record are refused", async ({ shop }) => {
    const { Buyer, Seller } = members;
    for (const path of [
      `/api/myorders/${Buyer.uid}`,
      `/api/wishlist/${Buyer.email}`,
      `/api/wishlist?productId=vestrel-panda&&userId=${Buyer.uid}`,
      `/api/my-products/${Seller.email}`,
      `/api/user/${Buyer.email}`,
    ]) {
      expect((await shop.attempt(path, stranger.token)).status).toBe(403);
    }
  });
});
