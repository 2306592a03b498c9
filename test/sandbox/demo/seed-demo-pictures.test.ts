import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { seedDemoData } from '../../../src/sandbox/demo/seed-demo-data';
import { keepFile } from '../../../src/server/pictures/keep-file';
import { nameOf } from '../../../src/server/pictures/name-of';
import { openTestDatabase } from '../../server/support/test-database';
import { sql } from '../../../src/server/database/sql';

it('seeding keeps every picture of the products and people with the image host', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-pictures-'));
  const database = await openTestDatabase();
  try {
    await seedDemoData({
      database,
      async storeImage(picture) {
        await keepFile(path.join(folder, nameOf(picture)), picture);
        return `/images/${nameOf(picture)}`;
      },
      createAccount: () => Promise.resolve(),
    });
    const shown = await database.query<{ image: string }>(sql`
      select image from products union select photo_url from users
      union select jsonb_array_elements_text(photos) from products`);
    const stored = await readdir(folder);
    expect(shown.map(({ image }) => image.replace('/images/', '')).sort()).toEqual(stored.sort());
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
