import type { FastifyReply, FastifyRequest } from 'fastify';
import { minCompressedBytes } from '../../../http/send-json';
import { nextPageLink } from '../pagination';
import { varyBy } from '../../../http/vary';
import type { PagePosition } from '../json-page.sql';
import { negotiateEncoding, compressFast, type Encoding } from '../../../http/compression';
import { publicCacheHeaders } from './cache-headers';
import { matchesEtag, weakEtag } from './etags';
import type { PublicDataVersion } from './public-data-version';
import { VersionedCache } from './versioned-cache';

/** JSON that is the same for every visitor. */
export interface PublicJson {
  json: string;
  /** The position of a list's last entry; undefined if there is no further page. */
  nextAfter?: PagePosition;
}

interface CachedResponse {
  body: Buffer;
  etag: string;
  nextAfter: PagePosition | undefined;
  /** The compressed bodies, created on first use. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

const maxBytes = 64 * 1024 * 1024;
/** The estimated size in bytes, including the compressed bodies. */
const sizeOf = ({ body }: CachedResponse) => 1_024 + 1.5 * body.length;

/** Caches public JSON in memory until the public data changes, and sends it compressed and with an ETag. */
export class ResponseCache {
  private readonly responses: VersionedCache<CachedResponse>;

  constructor(version: PublicDataVersion) {
    this.responses = new VersionedCache(version, { maxBytes, sizeOf });
  }

  /**
   * Sends the cached response for a key, or reads it. A signed-in user gets the latest version, because it
   * may contain a change that they made through another process. Shared caches must not store it.
   */
  async send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    key: unknown[],
    read: () => Promise<PublicJson>,
  ): Promise<FastifyReply> {
    const isVisitor = request.headers.authorization === undefined;
    const { body, etag, nextAfter, encoded } = await this.responses.get(JSON.stringify(key), {
      freshness: isVisitor ? 'recent' : 'latest',
      load: async (stale) => toCachedResponse(await read(), stale),
    });
    varyBy(reply, 'Accept-Encoding, Authorization');
    if (isVisitor) reply.headers(publicCacheHeaders);
    if (nextAfter) reply.header('Link', nextPageLink(request, nextAfter));
    reply.header('ETag', etag);
    if (matchesEtag(request, etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (!encoding || body.length <= minCompressedBytes) return reply.send(body);
    encoded[encoding] ??= compressFast(body, encoding);
    return reply.header('Content-Encoding', encoding).send(await encoded[encoding]);
  }
}

/** Reuses the stale body and its compressed forms if the content has not changed. */
function toCachedResponse(
  { json, nextAfter }: PublicJson,
  stale: CachedResponse | undefined,
): CachedResponse {
  const etag = weakEtag(json);
  if (stale?.etag === etag) return { ...stale, nextAfter };
  return { body: Buffer.from(json), etag, nextAfter, encoded: {} };
}
