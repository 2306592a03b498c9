import { expect, test } from '../fixtures';
import { specificationSections } from '../specification-sections';
import type { Member, Shop } from '../shop';

type Role = 'Buyer' | 'Seller' | 'Admin';

interface Call {
  role: Role;
  method: string;
  path: (user: Member) => string;
}

/** The calls that the specification restricts to a role, with the records of a user. */
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

const fetchStatus = async (shop: Shop, { method, path }: Call, target: Member, token?: string) => {
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  return (await shop.attempt(path(target), token, method, body)).status;
};

test.describe(specificationSections.roles, () => {
  let members: Record<Role, Member>;
  let otherBuyer: Member;
  test.beforeAll(async ({ shop }) => {
    const [Buyer, Seller, Admin] = await Promise.all([
      shop.signIn('Buyer'),
      shop.signIn('Seller'),
      shop.signIn('Admin'),
    ]);
    members = { Buyer, Seller, Admin };
    otherBuyer = await shop.register('buyer', 'Sven Stranger');
  });

  for (const call of calls) {
    const path = call.path({ uid: '{uid}', email: '{email}' } as Member);
    test(`${call.method} ${path} responds with 401 to a visitor and 403 to every role but ${call.role}`, async ({
      shop,
    }) => {
      const owner = members[call.role];
      expect(await fetchStatus(shop, call, owner)).toBe(401);
      for (const role of ['Buyer', 'Seller', 'Admin'] as const) {
        if (role === call.role) continue;
        expect(await fetchStatus(shop, call, owner, members[role].token)).toBe(403);
      }
    });
  }

  test("another user's orders, wishlist, products and record are rejected with 403", async ({
    shop,
  }) => {
    const { Buyer, Seller } = members;
    for (const path of [
      `/api/myorders/${Buyer.uid}`,
      `/api/wishlist/${Buyer.email}`,
      `/api/wishlist?productId=vestrel-panda&&userId=${Buyer.uid}`,
      `/api/my-products/${Seller.email}`,
      `/api/user/${Buyer.email}`,
    ]) {
      expect((await shop.attempt(path, otherBuyer.token)).status).toBe(403);
    }
  });
});
