import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { matchRoute } from '../../src/contract/website/match-route';

interface Picture {
  src: string;
  sizes: string;
}

const publicFolder = path.resolve(__dirname, '../../public');
const { icons, screenshots, shortcuts } = JSON.parse(
  readFileSync(path.join(publicFolder, 'site.webmanifest'), 'utf8'),
) as { icons: Picture[]; screenshots: Picture[]; shortcuts: { name: string; url: string }[] };

test.each(shortcuts)('the shortcut $name of the installed site opens a page', ({ url }) => {
  expect(matchRoute(url, { capabilities: ['extensions'] })).toBeDefined();
});

test.each([...icons, ...screenshots].filter(({ sizes }) => sizes !== 'any'))(
  'the picture $src of the manifest has the size that it states',
  async ({ src, sizes }) => {
    const { width, height } = await sharp(path.join(publicFolder, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);
