import { api } from '../../../src/client/api/api';
import { categoriesApi } from '../../../src/client/api/categories-api';
import { ordersApi } from '../../../src/client/api/orders-api';
import { productsApi } from '../../../src/client/api/products-api';
import { createStore } from '../../../src/client/api/store';
import { usersApi } from '../../../src/client/api/users-api';
import { wishlistApi } from '../../../src/client/api/wishlist-api';
import { buyer, category, order, product, seller, wishlistEntry } from '../support/fixtures';
import { onCall } from '../support/api-stub';

const resourceApis = [categoriesApi, ordersApi, productsApi, usersApi, wishlistApi];

/** Calls beside those of the specification, which only some servers support. */
const optionalCalls = [
  ...['activateRole', 'addRole', 'changeDateLocale', 'changeTimeZone', 'saveShippingAddress'],
  ...['shippingAddress', 'unwish'],
];

test('the API has the 22 calls of the specification, the optional calls and no others', () => {
  expect(new Set(resourceApis.map(({ reducerPath }) => reducerPath))).toEqual(
    new Set([api.reducerPath]),
  );
  const names = Object.keys(api.endpoints);
  expect(names).toEqual(expect.arrayContaining(optionalCalls));
  expect(names.filter((name) => !optionalCalls.includes(name))).toHaveLength(22);
});

test('caches the categories under the key of the specification', async () => {
  onCall('get', '/categories', [category]);
  const store = createStore();
  await store.dispatch(categoriesApi.endpoints.categories.initiate());
  expect(store.getState().api.queries).toHaveProperty('categories');
});

describe('after a change', () => {
  const { _id, ...newProduct } = product;
  const lists = {
    ads: () => productsApi.endpoints.advertisements.initiate(),
    products: () => productsApi.endpoints.productsOfCategory.initiate(category._id),
    'my-products': () => productsApi.endpoints.myProducts.initiate(seller.email),
    wishlist: () => wishlistApi.endpoints.wishlist.initiate(buyer.email),
    myorders: () => ordersApi.endpoints.myOrders.initiate({ uid: buyer.uid }),
    'all-seller': () => usersApi.endpoints.allSellers.initiate({ visibleCount: 60 }),
  };
  const changes = {
    'adding a product': () => productsApi.endpoints.addProduct.initiate(newProduct),
    'advertising a product': () => productsApi.endpoints.advertiseProduct.initiate(product),
    'deleting a product': () => productsApi.endpoints.deleteProduct.initiate(product._id),
    'verifying a user': () => usersApi.endpoints.verifyUser.initiate('id-1'),
    'deleting a user': () => usersApi.endpoints.deleteUser.initiate({ id: 'id-1' }),
    'adding to the wishlist': () => wishlistApi.endpoints.wish.initiate(wishlistEntry),
  };

  test.each<[keyof typeof changes, (keyof typeof lists)[]]>([
    ['adding a product', ['ads', 'products', 'my-products']],
    ['advertising a product', ['ads', 'products', 'my-products']],
    ['deleting a product', ['ads', 'products', 'my-products', 'wishlist']],
    ['verifying a user', ['ads', 'products', 'all-seller']],
    ['deleting a user', ['ads', 'products', 'all-seller']],
    ['adding to the wishlist', ['wishlist']],
  ])('%s refetches the lists that the change affects', async (change, affectedLists) => {
    const receivedRequests = {
      ads: onCall('get', '/ads', { data: [product] }),
      products: onCall('get', '/products/:id', [product]),
      'my-products': onCall('get', '/my-products/:email', [product]),
      wishlist: onCall('get', '/wishlist/:email', [wishlistEntry]),
      myorders: onCall('get', '/myorders/:uid', [order]),
      'all-seller': onCall('get', '/all-seller', []),
    };
    for (const method of ['post', 'put', 'delete'] as const) {
      onCall(method, '/*', { acknowledged: true, modifiedCount: 1, deletedCount: 1 });
    }
    const store = createStore();
    await Promise.all(Object.values(lists).map((list) => store.dispatch(list() as never)));

    await store.dispatch(changes[change]() as never);
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

    const refetched = Object.entries(receivedRequests).filter(
      ([, requests]) => requests.length > 1,
    );
    expect(refetched.map(([list]) => list).sort()).toEqual([...affectedLists].sort());
  });
});
