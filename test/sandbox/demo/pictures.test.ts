import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { demoDesigns } from '../../../src/sandbox/demo/demo-designs';
import { demoPeople } from '../../../src/sandbox/demo/demo-people';
import { drawAvatar } from '../../../src/sandbox/demo/draw-avatar';
import { drawWatch } from '../../../src/sandbox/demo/draw-watch';
import { writePublicPictures } from '../../../src/sandbox/demo/write-public-pictures';

const designs = Object.entries(demoDesigns);
const drawings = designs.map(([id, design]) => [id, drawWatch(design)] as const);

function kindsOf(list: typeof designs) {
  return [...new Map(list.map(([, design]) => [design.kind, design])).values()];
}

describe('the watch pictures', () => {
  it.each(drawings)('%s is drawn without a gap in its numbers or its references', (_, svg) => {
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(defined).size).toBe(defined.length);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
  });

  it.each(drawings)('%s is well-formed', async (_, svg) => {
    const { width, height, format } = await sharp(Buffer.from(svg)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 1200, format: 'svg' });
  });

  it('are all different', () => {
    expect(new Set(drawings.map(([, svg]) => svg)).size).toBe(drawings.length);
  });

  it('are drawn alike each time', () => {
    for (const design of kindsOf(designs)) expect(drawWatch(design)).toBe(drawWatch(design));
  });

  it('need no font', () => {
    for (const [, svg] of drawings) expect(svg).not.toContain('<text');
  });

  it.each(kindsOf(designs).map((design) => [design.kind, design] as const))(
    'a %s watch is rendered at the size that is asked for, with something in it',
    async (_, design) => {
      const picture = sharp(Buffer.from(drawWatch(design, 300)));
      const { info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([300, 300]);
      const { channels, isOpaque } = await picture.stats();
      expect(isOpaque).toBe(true);
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(20);
    },
  );
});

describe('the portraits', () => {
  it.each(demoPeople.map((person) => [person.name, person] as const))(
    'the one of %s is rendered at the size that is asked for',
    async (_, { avatar }) => {
      const { data, info } = await sharp(Buffer.from(drawAvatar(avatar, 64)))
        .webp()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([64, 64]);
      expect(data.length).toBeGreaterThan(300);
    },
  );
});

describe('the pictures of the public folder', () => {
  it('are written anew, each in its size and light enough', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'public-pictures-'));
    try {
      await writePublicPictures(folder);
      const sizes: Record<string, [number, number]> = {
        'logo.svg': [512, 512],
        'favicon.svg': [512, 512],
        'favicon-32.png': [32, 32],
        'apple-touch-icon.png': [180, 180],
        'icon-192.png': [192, 192],
        'icon-512.png': [512, 512],
        'hero-800.webp': [800, 500],
        'hero-800.avif': [800, 500],
        'hero-1600.webp': [1600, 1000],
        'hero-1600.avif': [1600, 1000],
        'og-image.jpg': [1200, 630],
      };
      for (const [name, size] of Object.entries(sizes)) {
        const { width, height } = await sharp(path.join(folder, name)).metadata();
        expect([name, width, height]).toEqual([name, ...size]);
        expect((await stat(path.join(folder, name))).size).toBeLessThan(150_000);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 180_000);

  it('are all there that the manifest names', async () => {
    const folder = path.resolve(__dirname, '../../../public');
    const manifest = JSON.parse(await readFile(path.join(folder, 'site.webmanifest'), 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    for (const { src } of manifest.icons) {
      expect((await stat(path.join(folder, src))).isFile()).toBe(true);
    }
  });
});
