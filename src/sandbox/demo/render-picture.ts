import sharp from 'sharp';

/** Renders a drawing without loss, quickly rather than small: the image host packs it again. */
export function renderPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}
