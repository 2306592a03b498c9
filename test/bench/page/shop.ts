import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clientFolder, bundleFolder } from '../../../src/sandbox/built-folders';
import { demoSellers } from '../../../src/sandbox/demo/demo-sellers';
import { startSandbox } from '../../../src/sandbox/start-sandbox';
import { openDatabase } from '../../../src/sandbox/database/open-database';
import { sql } from '../../../src/server/database/sql';
import { startMarketplace } from '../../browser/marketplace';

/** Who signs in as the seller, and has few products. */
const signedIn = demoSellers[0].email;

export const longCategory = 'bench-watches';
const longCategorySize = 10_000;

/** The demo data, and beside it a category of 10,000 products that show the demo's pictures. */
async function fillFolder(dataFolder: string): Promise<void> {
  const sandbox = await startSandbox({
    port: 0,
    dataFolder,
    clientFolder,
    bundleFolder,
    seed: 'demo',
  });
  await sandbox.close();
  const database = await openDatabase({ dataFolder });
  await database.query(sql`
    insert into categories (id, name, description)
    values (${longCategory}, 'Everything', 'A category that never ends.')`);
  await database.query(sql`
    insert into products (id, seller_id, category_id, product_name, image, condition, description,
      location, mobile_number, original_price, selling_price, year_of_purchase, advertise,
      created_at)
    select 'bench-' || n, (select id from users where role = 'seller' and email <> ${signedIn} limit 1),
      ${longCategory}::text, 'Watch ' || n, pictures.image, 'Good', 'Serviced last spring.',
      'Lisbon', '01712345678', (1000 + n)::text, (500 + n)::text, '2020', false,
      now() - n * interval '1 second'
    from generate_series(0, ${longCategorySize}::int - 1) n
    join (select image, row_number() over (order by id) - 1 as place, count(*) over () as many
      from products) pictures on pictures.place = n % pictures.many`);
  await database.close();
}

/** Starts the marketplace as `npm start` does, on a filled folder of its own. */
export async function startShop() {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'secondhand-bench-'));
  await fillFolder(dataFolder);
  return { dataFolder, marketplace: await startMarketplace(dataFolder) };
}
