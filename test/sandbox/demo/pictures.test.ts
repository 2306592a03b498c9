import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { demoPeople } from '../../../src/sandbox/demo/demo-people';
import { demoProducts } from '../../../src/sandbox/demo/demo-products';

const pictures = path.resolve(__dirname, '../../../src/sandbox/demo/pictures');
const publicFolder = path.resolve(__dirname, '../../../public');

const nameOf = ({ id }: { id: string }) => `${id}.webp`;

async function describePicture(file: string) {
  const { format, width, height } = await sharp(file).metadata();
  const { isOpaque, channels } = await sharp(file).stats();
  const isBlank = Math.max(...channels.map(({ stdev }) => stdev)) < 20;
  return { format, width, height, isOpaque, isBlank };
}

describe('the demo pictures', () => {
  it.each([
    ['products', demoProducts, 800],
    ['people', demoPeople, 240],
  ])('show each of the %s once, square and sharp', async (folder, entries, side) => {
    const names = await readdir(path.join(pictures, folder));
    expect(names.sort()).toEqual(entries.map(nameOf).sort());
    for (const name of names) {
      const shown = await describePicture(path.join(pictures, folder, name));
      const expected = { format: 'webp', width: side, height: side, isOpaque: true };
      expect({ name, ...shown }).toEqual({ name, ...expected, isBlank: false });
    }
  });

  it('show details of most products', async () => {
    const names = await readdir(path.join(pictures, 'details'));
    const shown = new Set(names.map((name) => name.replace(/-\d\.webp$/, '')));
    expect(demoProducts.map(({ id }) => id)).toEqual(expect.arrayContaining([...shown]));
    expect(shown.size).toBeGreaterThan(demoProducts.length / 2);
    for (const name of names) {
      const picture = await describePicture(path.join(pictures, 'details', name));
      expect({ name, ...picture }).toMatchObject({ format: 'webp', isOpaque: true });
      expect(picture.width).toBe(picture.height);
    }
  });

  it('are light enough to be checked out with the source', async () => {
    const names = await readdir(pictures, { recursive: true });
    const files = await Promise.all(names.map((name) => stat(path.join(pictures, name))));
    const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(2_000_000);
  });
});

describe('the pictures of the public folder', () => {
  it('are all there that the manifest names', async () => {
    const manifest = JSON.parse(
      await readFile(path.join(publicFolder, 'site.webmanifest'), 'utf8'),
    ) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) {
      expect((await stat(path.join(publicFolder, src))).isFile()).toBe(true);
    }
  });
});
