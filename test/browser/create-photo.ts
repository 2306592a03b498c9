import sharp from 'sharp';

const size = { width: 3000, height: 2250 };

/** A picture of several megabytes with the noise of a real photo, so that it compresses badly. */
export async function createPhoto(format: 'jpeg' | 'png' | 'webp') {
  const noise = sharp({
    create: {
      ...size,
      channels: 3,
      background: '#335544',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const buffer = await noise.toFormat(format, { quality: 95 }).toBuffer();
  return { name: `photo.${format}`, mimeType: `image/${format}`, buffer };
}
