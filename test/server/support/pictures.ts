import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photo as from a phone: rotated by EXIF, with GPS metadata. */
export function createPhoto(width = 60, height = 40): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#335577' } })
    .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A decompression bomb: a JPEG of a few bytes that declares this number of pixels. */
export async function jpegBomb(
  width: number,
  height: number,
  progressive = false,
): Promise<Buffer> {
  const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } });
  const file = await picture.jpeg({ progressive }).toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  file.writeUInt16BE(height, frame + 5);
  file.writeUInt16BE(width, frame + 7);
  return file;
}

/** A decompression bomb: a PNG of a few bytes that declares this number of pixels. */
export function pngBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync('')), chunk('IEND')];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
