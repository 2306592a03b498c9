import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { demoPeople } from '../../../src/sandbox/demo/demo-people';
import { demoProducts } from '../../../src/sandbox/demo/demo-products';
import { seedDemoData } from '../../../src/sandbox/demo/seed-demo-data';
import { keepWebp } from '../../../src/sandbox/image-host/store-image';
import { migrate } from '../../../src/server/database/migrate';
import { openEmptyDatabase } from '../../server/support/empty-database';
import { sql } from '../../../src/server/database/sql';

it('seeding keeps one picture of each product and person with the image host', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-pictures-'));
  const database = await openEmptyDatabase();
  try {
    await migrate(database);
    await seedDemoData({
      database,
      storeImage: async (picture) => (await keepWebp(folder, picture)).url,
      createAccount: () => Promise.resolve(),
    });
    const shown = await database.query<{ image: string }>(sql`
      select image from products union select photo_url from users`);
    const stored = await readdir(folder);
    expect(shown.map(({ image }) => image.replace('/images/', '')).sort()).toEqual(stored.sort());
    expect(stored).toHaveLength(demoProducts.length + demoPeople.length);
    const [product] = await database.query<{ image: string }>(sql`
      select image from products order by id limit 1`);
    const picture = await sharp(
      path.join(folder, (product?.image ?? '').replace('/images/', '')),
    ).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['webp', 800, 800]);
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
