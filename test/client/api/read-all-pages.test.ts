import { productsApi } from '../../../src/client/api/products-api';
import { notificationsApi } from '../../../src/client/api/notifications-api';
import { ordersApi } from '../../../src/client/api/orders-api';
import { salesApi } from '../../../src/client/api/sales-api';
import { createStore } from '../../../src/client/api/store';
import { wishlistApi } from '../../../src/client/api/wishlist-api';
import { accessToken } from '../../../src/client/services/identity/access-token';
import { setConfiguration } from '../../../src/client/services/configuration';
import { publicConfiguration } from '../support/configuration';
import { product } from '../support/fixtures';
import { json, onCall, errorResponse } from '../support/api-stub';
import { sale } from '../support/sales';

const productsOf = (category: string) =>
  createStore().dispatch(productsApi.endpoints.productsOfCategory.initiate(category));

const productWithId = (_id: string) => ({ ...product, _id });
const withLink = (response: Response, link: string) => {
  response.headers.set('Link', link);
  return response;
};

test('reads all pages of a paginated list', async () => {
  accessToken.store('stored');
  const requests = onCall('get', '/products/:id', ({ path }) => {
    if (path.endsWith('after=1-b')) return json([productWithId('c')]);
    return withLink(
      json([productWithId('a'), productWithId('b')]),
      '</api/products/divers?after=1-b>; rel="next"',
    );
  });
  const { data } = await productsOf('divers');
  expect(data?.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
    ['/products/divers', 'Bearer stored'],
    ['/products/divers?after=1-b', 'Bearer stored'],
  ]);
});

test('reads a list of one page', async () => {
  const requests = onCall('get', '/products/:id', () =>
    withLink(json([productWithId('a')]), '</api/categories>; rel="up"'),
  );
  expect((await productsOf('divers')).data).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

test('does not send the token to another origin', async () => {
  onCall('get', '/products/:id', () =>
    withLink(json([productWithId('a')]), '<https://attacker.example/products>; rel="next"'),
  );
  expect((await productsOf('divers')).data).toHaveLength(1);
});

test('returns an error, not a partial list, if one of the pages fails', async () => {
  onCall('get', '/products/:id', ({ path }) =>
    path.includes('after')
      ? errorResponse(404, 'Gone.')
      : withLink(json([productWithId('a')]), '</api/products/divers?after=1-a>; rel="next"'),
  );
  expect(await productsOf('divers')).toMatchObject({ error: { status: 404 } });
});

test('requests the URL of the next page unchanged, with its query', async () => {
  const requests = onCall('get', '/all-sales', ({ path }) =>
    path.includes('after')
      ? json([])
      : withLink(json([sale]), '</api/all-sales?openOf=1&after=2%2Ba>; rel="next"'),
  );
  await createStore().dispatch(salesApi.endpoints.openSales.initiate('1'));
  expect(requests.map(({ path }) => path)).toEqual([
    '/all-sales?openOf=1',
    '/all-sales?openOf=1&after=2%2Ba',
  ]);
});

describe('a list that is displayed completely', () => {
  afterEach(() => setConfiguration(publicConfiguration));

  const completeLists = {
    '/products/1': () => productsApi.endpoints.productsOfCategory.initiate('1'),
    '/my-products/1': () => productsApi.endpoints.myProducts.initiate('1'),
    '/wishlist/1': () => wishlistApi.endpoints.wishlist.initiate('1'),
    '/myorders/1': () => ordersApi.endpoints.myOrders.initiate({ uid: '1' }),
    '/myorders/1?ended=true': () =>
      ordersApi.endpoints.myOrders.initiate({ uid: '1', ended: true }),
    '/sales': () => salesApi.endpoints.mySales.initiate(),
    '/all-sales?openOf=1': () => salesApi.endpoints.openSales.initiate('1'),
    '/notifications': () => notificationsApi.endpoints.notifications.initiate(),
  };

  test.each(Object.keys(completeLists) as (keyof typeof completeLists)[])(
    '%s is requested with the largest page size if the server has pagination',
    async (path) => {
      const requests = onCall('get', '/*', () => json([]));
      const fetchList = () =>
        createStore().dispatch(
          completeLists[path]() as ReturnType<(typeof completeLists)['/sales']>,
        );
      await fetchList();
      setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
      await fetchList();
      const separator = path.includes('?') ? '&' : '?';
      expect(requests.map((request) => request.path)).toEqual([
        path,
        `${path}${separator}limit=1000`,
      ]);
    },
  );

  test('does not add the page size to the URL of the next page again', async () => {
    setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
    const next = '/products/divers?limit=1000&after=1-a';
    const requests = onCall('get', '/products/:id', ({ path }) =>
      path === next ? json([]) : withLink(json([productWithId('a')]), `</api${next}>; rel="next"`),
    );
    await productsOf('divers');
    expect(requests.map(({ path }) => path)).toEqual(['/products/divers?limit=1000', next]);
  });
});
