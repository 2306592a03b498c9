import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { drawHero } from './draw-hero';
import { drawLogo } from './draw-logo';

const folder = path.resolve(__dirname, '../../../public');

function render(svg: string) {
  return sharp(Buffer.from(svg));
}

/**
 * Writes the pictures of the public folder anew:
 * node -r esbuild-register src/sandbox/demo/write-public-pictures.ts
 */
export async function writePublicPictures(target = folder): Promise<void> {
  const at = (name: string) => path.join(target, name);
  const [badge, tile] = [drawLogo('badge'), drawLogo('tile')];
  await writeFile(at('logo.svg'), badge);
  await writeFile(at('favicon.svg'), badge);
  await render(badge).resize(32).png().toFile(at('favicon-32.png'));
  await render(tile).resize(180).png().toFile(at('apple-touch-icon.png'));
  await render(tile).resize(192).png().toFile(at('icon-192.png'));
  await render(tile).resize(512).png().toFile(at('icon-512.png'));

  const hero = drawHero({ width: 1600, height: 1000, centre: [1120, 510], scale: 1.42 });
  for (const width of [1600, 800]) {
    const picture = render(hero).resize(width).removeAlpha();
    await picture
      .clone()
      .webp({ quality: 80, effort: 6 })
      .toFile(at(`hero-${width}.webp`));
    await picture
      .clone()
      .avif({ quality: 58, effort: 6 })
      .toFile(at(`hero-${width}.avif`));
  }
  const preview = drawHero({ width: 1200, height: 630, centre: [820, 320], scale: 0.98 });
  await render(preview).jpeg({ quality: 82, mozjpeg: true }).toFile(at('og-image.jpg'));
}

if (require.main === module) void writePublicPictures();
