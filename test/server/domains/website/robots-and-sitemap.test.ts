import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shellPage } from '../../../../src/contract/website/page-files';
import { sql } from '../../../../src/server/database/sql';
import { siteUrl } from '../../support/configuration';
import { addUser, storeOrder, storeProduct } from '../../support/records';
import { startTestServer, type TestServer } from '../../support/start-test-server';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-search-engines-'));
  await writeFile(path.join(folder, shellPage), '<head></head>');
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /dashboard\n');
  server = await startTestServer({ clientFolder: folder, trustedProxies: 'loopback' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const requestPath = (path: string) =>
  server.call('GET', path, { headers: { accept: '*/*', 'x-forwarded-host': 'evil.example' } });
const locationsIn = (body: string) =>
  [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) =>
    location.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
  );
const readSitemapPart = async (location: string) =>
  locationsIn((await requestPath(location.replace(siteUrl, ''))).body);

test("robots.txt has rules and the sitemap's URL", async () => {
  const { body, headers } = await requestPath('/robots.txt');
  expect(body).toBe(`User-agent: *\nDisallow: /dashboard\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(headers.get('content-type')).toContain('text/plain');
});

test('the sitemap lists products for sale, with their sellers, categories and brands only', async () => {
  const { database } = server;
  const seller = await addUser(database, 'seller');
  const buyer = await addUser(database, 'buyer');
  await database.query(sql`update users set uid = ${"o'neill & sons"} where id = ${seller.id}`);
  const [offered, sold] = [
    await storeProduct(database, { seller }),
    await storeProduct(database, { seller }),
  ];
  await storeOrder(database, { productId: sold, buyer, paid: true });
  const [category, categoryOfSold] = ['h&m', 'divers'];
  for (const [id, productId, brand] of [
    [category, offered, 'baume & mercier'],
    [categoryOfSold, sold, 'seiko'],
  ] as const) {
    await database.query(sql`
      insert into categories (id, name, description, position) values (${id}, ${id}, '', 1)`);
    await database.query(sql`
      update products set category_id = ${id}, brand = ${brand}, search_version = 1
      where id = ${productId}`);
  }

  const { body, headers } = await requestPath('/sitemap.xml');
  expect(headers.get('content-type')).toContain('application/xml');
  const partUrls = locationsIn(body);
  expect(partUrls).toEqual(
    ['product', 'seller', 'category', 'brand'].map((kind) => `${siteUrl}/sitemap-${kind}.xml`),
  );
  expect((await Promise.all(partUrls.map(readSitemapPart))).flat()).toEqual([
    `${siteUrl}/product/${offered}`,
    `${siteUrl}/seller/o'neill%20%26%20sons`,
    `${siteUrl}/search?category=h%26m`,
    `${siteUrl}/search?brand=baume+%26+mercier`,
  ]);
});

test('the sitemap says when a product was last changed', async () => {
  const seller = await addUser(server.database, 'seller');
  const id = await storeProduct(server.database, { seller });
  await server.database.query(sql`
    update products set created_at = '2024-01-01', changed_at = null where id = ${id}`);
  const readLastChange = async () => {
    const { body } = await requestPath('/sitemap-product.xml');
    return new RegExp(`/product/${id}</loc><lastmod>(.*?)T`).exec(body)?.[1];
  };
  expect(await readLastChange()).toBe('2024-01-01');
  const { status } = await server.call('PUT', `/api/listings/${id}`, {
    token: seller.token,
    body: { revision: 1, changes: { description: 'Serviced last month.' } },
  });
  expect(status).toBe(200);
  expect(await readLastChange()).toBe(new Date().toISOString().slice(0, 10));
});

test.each(['/sitemap-product.xml?after=%00', '/sitemap-product.xml?after=1&after=2'])(
  '%s is not found',
  async (path) => expect((await requestPath(path)).status).toBe(404),
);
