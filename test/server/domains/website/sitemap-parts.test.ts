import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shellPage } from '../../../../src/contract/website/page-files';
import { sql } from '../../../../src/server/database/sql';
import { siteUrl } from '../../support/configuration';
import { addCategory, addUser } from '../../support/records';
import { startTestServer, type TestServer } from '../../support/start-test-server';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secondhand-sitemap-'));
  await writeFile(path.join(folder, shellPage), '<head></head>');
  server = await startTestServer({ clientFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function locations(path: string): Promise<string[]> {
  const { body } = await server.call('GET', path, { headers: { accept: '*/*' } });
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location);
}

test('a sitemap is split into parts of 50,000 pages without duplicates', async () => {
  const { database } = server;
  const seller = await addUser(database, 'seller');
  const category = await addCategory(database);
  await database.query(sql`
    insert into products (
      id, seller_id, category_id, product_name, image, condition, description, location,
      mobile_number, original_price, selling_price, year_of_purchase)
    select 'product-' || number, ${seller.id}, ${category}, 'Watch', '/images/x.webp', 'Good', '', '',
      '', '1', '1', '2020'
    from generate_series(1, 100000) number`);
  const parts = await locations('/sitemap.xml');
  const productParts = parts.filter((part) => part.includes('product'));
  expect(productParts).toHaveLength(2);
  const seen = new Set<string>();
  for (const part of productParts) {
    const urls = await locations(part.replace(siteUrl, ''));
    expect(urls).toHaveLength(50_000);
    urls.forEach((url) => seen.add(url));
  }
  expect(seen.size).toBe(100_000);
});
