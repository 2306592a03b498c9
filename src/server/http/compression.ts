import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type CompressedBodies = Record<Encoding, Buffer>;

/** Compresses a text with the best ratio, for content that is compressed once and sent many times. */
export async function compress(text: string): Promise<CompressedBodies> {
  const bytes = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gzipped };
}

/** Compresses content fast, for content that is compressed on each request. */
export function compressFast(text: string | Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text);
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Returns the best encoding that the Accept-Encoding header allows; undefined if it allows none. */
export function negotiateEncoding(header = ''): Encoding | undefined {
  const accepted = header
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
