import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  notFoundPage,
  prerenderedFile,
  serverRenderedFile,
  shellPage,
} from '../../../../src/contract/website/page-files';
import { configurationElementId } from '../../../../src/contract/website/configuration-element';
import { renderPlaceholders } from '../../../../src/contract/website/rendered-page';
import { sql } from '../../../../src/server/database/sql';
import { addPublicChange } from '../../../../src/server/domains/platform/live-changes.sql';
import { indexProducts } from '../../../../src/server/domains/finding/index-products.sql';
import { mergeCategory } from '../../../../src/server/domains/selling/categories/remove-category.sql';
import { publicConfiguration, siteUrl } from '../../support/configuration';
import {
  addCategory,
  addUser,
  storeOrder,
  storeProduct,
  type TestUser,
} from '../../support/records';
import { startTestServer, type TestServer } from '../../support/start-test-server';

let folder: string;
let server: TestServer;
let seller: TestUser;

/** Replaces the client's server build. Its HTML contains its input and the number of renderings. */
const renderer = `
let count = 0;
exports.createRenderer = () => async ({ pathName, query, origin, responses }) => {
  const [product] = [responses[0].body].flat();
  if (product?.productName === 'Unrenderable') throw new Error('It could not be rendered.');
  count += 1;
  return {
    head: '<title>Page ' + count + '</title><meta property="og:type" content="product">',
    body: '<h1>' + origin + pathName + (query && '?' + query) + ' $&</h1>',
  };
};`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-requested-'));
  const rendererFile = path.join(folder, 'renderer.js');
  await writeFile(rendererFile, renderer);
  const template = `<head><meta property="og:type" content="website"/>${renderPlaceholders.head}</head><body>${renderPlaceholders.body}</body>`;
  for (const name of ['home', 'product', 'seller', 'search', 'category'] as const) {
    await writeFile(path.join(folder, serverRenderedFile(name)), template);
  }
  for (const file of [shellPage, notFoundPage, prerenderedFile('home')]) {
    await writeFile(
      path.join(folder, file),
      `<head><title>${file}</title><script type="application/json" id="${configurationElementId}">{}</script></head>`,
    );
  }
  server = await startTestServer({ clientFolder: folder, rendererFile });
  seller = await addUser(server.database, 'seller');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const visit = (path: string, headers: Record<string, string> = {}) =>
  server.call('GET', path, { headers: { accept: 'text/html', ...headers } });
const storeListing = (product: Partial<Parameters<typeof storeProduct>[1]> = {}) =>
  storeProduct(server.database, { seller, ...product });

async function changePrice(id: string): Promise<void> {
  await server.database.query(sql`update products set selling_price = '1' where id = ${id}`);
  await addPublicChange(server.database);
}

const embeddedResponses = (body: string) =>
  JSON.parse(/id="secondhand-responses">(.*?)<\/script>/.exec(body)![1]!) as {
    call: string;
    status: number;
    body: { productName: string };
  }[];

test('a product page contains the rendered HTML and the responses that it shows', async () => {
  const id = await storeListing({ productName: '</script><b>$&' });
  const response = await visit(`/product/${id}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
  expect(response.body).toContain(`<h1>${siteUrl}/product/${id} $&</h1>`);
  expect(response.body).not.toContain('</script><b>');
  // The browser paints before it reads them.
  expect(response.body).toMatch(/<\/h1><script type="application\/json" data-year/);
  expect(response.body).toContain(` data-year="${new Date().getFullYear()}"`);
  expect(embeddedResponses(response.body)).toMatchObject([
    { call: 'product', status: 200, body: { productName: '</script><b>$&' } },
    { call: 'similarProducts', status: 200, body: [] },
    { call: 'soldPricesOfProduct', status: 200, body: { prices: null } },
    { call: 'seller', status: 200, body: { uid: seller.uid } },
  ]);
});

test('a seller page contains the first 24 products for sale, and one that shows that there are more', async () => {
  const busySeller = await addUser(server.database, 'seller');
  for (let index = 0; index < 26; index += 1) {
    await storeListing({ seller: busySeller, productName: `Watch ${index}` });
  }
  const [sellerResponse, products] = embeddedResponses(
    (await visit(`/seller/${busySeller.uid}`)).body,
  );
  expect(sellerResponse).toMatchObject({ call: 'seller', parameter: busySeller.uid });
  expect(products).toMatchObject({
    call: 'sellerProducts',
    parameter: { uid: busySeller.uid, neededCount: 25 },
  });
  expect(products?.body).toHaveLength(25);
});

test('Home contains its first advertisements and the categories, and follows their changes', async () => {
  const id = await storeListing({ productName: 'Advertised watch', advertise: true });
  const [advertisements, categories] = embeddedResponses((await visit('/')).body);
  expect(advertisements).toMatchObject({ call: 'advertisements', parameter: 24 });
  expect(advertisements?.body).toMatchObject([{ _id: id, productName: 'Advertised watch' }]);
  expect(categories).toMatchObject({
    call: 'categories',
    body: expect.arrayContaining([expect.objectContaining({ name: 'Dress watches' })]),
  });
  await server.call('DELETE', `/api/products/${id}`, { token: seller.token });
  expect(embeddedResponses((await visit('/?shown=48')).body)[0]?.body).toEqual([]);
});

describe('Home is sent as it was prerendered', () => {
  const prerendered = `<title>${prerenderedFile('home')}</title>`;

  test('when it cannot be rendered', async () => {
    const id = await storeListing({ productName: 'Unrenderable', advertise: true });
    expect((await visit('/')).body).toContain(prerendered);
    await server.call('DELETE', `/api/products/${id}`, { token: seller.token });
  });

  test('when its data cannot be read', async () => {
    const query = jest.spyOn(server.database, 'query').mockRejectedValue(new Error('No database.'));
    const { status, body } = await visit('/');
    query.mockRestore();
    expect([status, body]).toEqual([200, expect.stringContaining(prerendered)]);
  });

  test('when the pages call another API', async () => {
    const other = await startTestServer(
      {
        clientFolder: folder,
        rendererFile: path.join(folder, 'renderer.js'),
        publicConfiguration: { ...publicConfiguration, apiUrl: 'https://api.example' },
      },
      server,
    );
    const { token } = await addUser(server.database, 'Admin');
    const setContactAddress = (contactAddress: string | null) =>
      server.call('PUT', '/api/settings', { token, body: { contactAddress } });
    await setContactAddress('help@shop.example');
    const headers = { accept: 'text/html' };
    const { body } = await other.call('GET', '/', { headers });
    const search = await other.call('GET', '/search', { headers });
    await other.close();
    await setContactAddress(null);
    expect(body).toContain(prerendered);
    // Its capabilities are unknown.
    expect(body).not.toContain('"capabilities"');
    expect(search.status).toBe(404);
  });
});

test('a search is rendered once for all spellings of its URL', async () => {
  const id = await storeListing({ productName: 'Quixotic diver' });
  await indexProducts(server.database);
  const { status, body } = await visit('/search?text=quixotic');
  expect(status).toBe(200);
  expect(body).toContain(`<h1>${siteUrl}/search?text=quixotic $&</h1>`);
  expect(embeddedResponses(body)).toMatchObject([
    { call: 'search', parameter: { text: 'quixotic' }, body: { products: [{ _id: id }] } },
  ]);
  for (const spelling of ['text=quixotic&utm_source=mail', 'order=relevance&text=+quixotic']) {
    expect((await visit(`/search?${spelling}`)).body).toBe(body);
  }
  expect((await visit('/search?text=quixotic&order=newest')).body).not.toBe(body);
});

test('the further pages of a search are rendered, but not cached', async () => {
  const further = `/search?${new URLSearchParams({ text: 'watch', after: 'a cursor' }).toString()}`;
  const { body } = await visit(further);
  expect(embeddedResponses(body)).toMatchObject([{ parameter: { after: 'a cursor' } }]);
  expect((await visit(further)).body).not.toBe(body);
});

describe('the page of a category', () => {
  test('contains the category, its newest products and all categories', async () => {
    const categoryId = await addCategory(server.database);
    const id = await storeListing({ categoryId });
    await indexProducts(server.database);
    const { status, body } = await visit(`/category/${categoryId}`);
    expect(status).toBe(200);
    expect(embeddedResponses(body)).toMatchObject([
      { call: 'category', parameter: categoryId, body: { name: 'Dress watches' } },
      {
        call: 'search',
        parameter: { category: [categoryId], order: 'newest' },
        body: { products: [{ _id: id }] },
      },
      { call: 'categories', body: expect.any(Array) },
    ]);
  });

  test.each(['q=seamaster', 'condition=good', 'page=2', 'after=cursor'])(
    'contains the category without a list for ?%s, which the browser loads',
    async (query) => {
      const id = await addCategory(server.database);
      const { status, body } = await visit(`/category/${id}?${query}`);
      expect(status).toBe(200);
      expect(embeddedResponses(body).map(({ call }) => call)).toEqual(['category', 'categories']);
      expect((await visit(`/category/unknown?${query}`)).status).toBe(404);
    },
  );

  test('links to a merged category lead to the one it became, and searches leave out a removed one', async () => {
    const [first, second, last] = await Promise.all(
      ['Divers', 'Pilots', 'Sports'].map((name) => addCategory(server.database, name)),
    );
    for (const [from = '', into = ''] of [
      [first, second],
      [second, last],
    ]) {
      await server.database.transaction((tx) => mergeCategory(tx, from, into));
    }
    const followed = async (address: string) => {
      const url = `${server.origin}${address}`;
      const response = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    for (const former of [first, second]) {
      expect(await followed(`/category/${former}`)).toEqual([301, `/category/${last}`]);
    }
    expect(await followed(`/category/${first}?page=2`)).toEqual([301, `/category/${last}?page=2`]);
    expect(await followed(`/search?text=omega&category=${first}&category=${last}`)).toEqual([
      301,
      `/search?text=omega&category=${last}`,
    ]);
    expect(await followed('/search?category=removed')).toEqual([301, '/search']);
    expect(await followed(`/search?category=${last}`)).toEqual([200, null]);
  });

  test('has status 404 if there is no such category', async () => {
    expect((await visit('/category/unknown')).status).toBe(404);
  });
});

test('the metadata of a page replaces the default metadata', async () => {
  const { body } = await visit(`/product/${await storeListing()}`);
  expect(body.match(/<meta property="og:type"[^>]*>/g)).toEqual([
    '<meta property="og:type" content="product">',
  ]);
});

test("a page never contains the seller's contact data", async () => {
  const id = await storeListing();
  const buyer = await addUser(server.database, 'buyer');
  await storeOrder(server.database, { productId: id, buyer });
  const admin = await addUser(server.database, 'Admin');
  for (const path of [`/product/${id}`, `/seller/${seller.uid}`]) {
    for (const { token } of [seller, buyer, admin]) {
      const { body, status } = await visit(path, { authorization: `Bearer ${token}` });
      expect(status).toBe(200);
      expect(body).toContain(seller.uid);
      for (const secret of [seller.email, seller.id, '01700000000', '01711111111', buyer.email]) {
        expect(body).not.toContain(secret);
      }
    }
  }
});

test('a page is rendered once, and again after its data has changed', async () => {
  const id = await storeListing();
  const titleOf = async () =>
    /<title>(.*?)<\/title>/.exec((await visit(`/product/${id}`)).body)?.[1];
  const first = await titleOf();
  expect(await titleOf()).toBe(first);
  await changePrice(id);
  expect(await titleOf()).not.toBe(first);
});

test('above the rendering limit of an IP address, new pages have status 503 and the browser renders them, cached ones are sent', async () => {
  const limitedServer = await startTestServer(
    {
      clientFolder: folder,
      rendererFile: path.join(folder, 'renderer.js'),
      trustedProxies: 'loopback',
      limits: { renderingsPerIp: 2 },
    },
    server,
  );
  const visitFrom = (ip: string, url: string) =>
    limitedServer.call('GET', url, { headers: { accept: 'text/html', 'x-forwarded-for': ip } });
  const titleFor = async (ip: string, url: string) => {
    const { body } = await visitFrom(ip, url);
    return /<title>(.*?)<\/title>/.exec(body)?.[1];
  };
  const first = await titleFor('198.51.100.1', '/search?text=first');
  const second = await titleFor('198.51.100.1', '/search?text=second');
  expect([first, second]).toEqual([
    expect.stringMatching(/^Page \d+$/),
    expect.stringMatching(/^Page \d+$/),
  ]);
  for (const url of ['/search?text=third', '/product/unknown']) {
    const { status, headers, body } = await visitFrom('198.51.100.1', url);
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toContain(`<title>${shellPage}</title>`);
  }
  expect((await visitFrom('198.51.100.1', '/')).status).toBe(200);
  expect(await titleFor('198.51.100.1', '/search?text=first')).toBe(first);
  expect(await titleFor('198.51.100.2', '/search?text=third')).toMatch(/^Page \d+$/);
  await limitedServer.close();
});

test('an unchanged page returns 304', async () => {
  const id = await storeListing();
  const { headers } = await visit(`/product/${id}`);
  const again = () => visit(`/product/${id}`, { 'if-none-match': headers.get('etag')! });
  expect((await again()).status).toBe(304);
  await changePrice(id);
  expect((await again()).status).toBe(200);
});

test('a deleted product returns 410 and an unknown one 404', async () => {
  const id = await storeListing();
  await server.call('DELETE', `/api/products/${id}`, { token: seller.token });
  const gone = await visit(`/product/${id}`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store']);
  expect(embeddedResponses(gone.body)).toMatchObject([
    { status: 410 },
    { call: 'similarProducts' },
  ]);
  expect((await visit('/product/none')).status).toBe(404);
  expect((await visit('/seller/unknown')).status).toBe(404);
});

test('a sold product has a page', async () => {
  const productId = await storeListing();
  const buyer = await addUser(server.database, 'buyer');
  await storeOrder(server.database, { productId, buyer, paid: true });
  const { status, body } = await visit(`/product/${productId}`);
  expect(status).toBe(200);
  expect(embeddedResponses(body)).toMatchObject([{ body: { sold: true } }, {}, {}, {}]);
});

test('a page that cannot be rendered is served as a shell, which the browser fills', async () => {
  const response = await visit(`/product/${await storeListing({ productName: 'Unrenderable' })}`);
  expect(response.status).toBe(200);
  expect(response.body).toContain(`<title>${shellPage}</title>`);
});

test.each([
  ['/product/%00', 404],
  ['/product/%FF', 400],
  ['/product/..%2f..%2fetc', 404],
  ['/seller/constructor', 404],
])('%s is answered with status %d', async (path, status) => {
  expect((await visit(path)).status).toBe(status);
});

test('a page ignores the Host header', async () => {
  const id = await storeListing();
  const { database, stripe } = server;
  const proxiedServer = await startTestServer(
    {
      clientFolder: folder,
      rendererFile: path.join(folder, 'renderer.js'),
      trustedProxies: 'loopback',
    },
    { database, stripe },
  );
  try {
    for (const host of ['evil.example', 'a"><script>alert(1)</script>']) {
      for (const name of ['host', 'x-forwarded-host']) {
        const { body } = await proxiedServer.app.inject({
          url: `/product/${id}`,
          headers: { accept: 'text/html', [name]: host },
        });
        expect(body).toContain(`<h1>${siteUrl}/product/${id} $&</h1>`);
        expect(body).not.toContain(host);
      }
    }
  } finally {
    await proxiedServer.close();
  }
});
