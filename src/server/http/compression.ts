import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Lists alone are compressed: they are long and hold no secret, whose length would show next to
 * what somebody else may write (https://breachattack.com).
 */
export const listCompression: FastifyCompressOptions = {
  global: false,
  encodings: ['br', 'gzip', 'identity'],
  // The best quality would take longer than a phone's line; this one is as quick as gzip.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
