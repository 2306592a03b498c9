import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { worthEncoding } from '../http/send-json';
import { linkToNext } from '../http/list-pages';
import { varyBy } from '../http/vary';
import type { PagePosition } from '../repositories/json-page';
import { acceptedEncoding, encodeQuickly, type Encoding } from '../website/encodings';
import { isKnownTo } from './entity-tags';
import { PublicMemory } from './public-memory';
import type { PublicVersion } from './public-version';

/** What everybody may see, as the database tells it. */
export interface PublicJson {
  json: string;
  /** The last entry of a list that may go on. */
  last?: PagePosition;
}

interface KeptAnswer {
  bytes: Buffer;
  entityTag: string;
  last: PagePosition | undefined;
  /** As they were asked for. */
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Each with room for what it becomes compressed. */
const mostBytes = 64 * 1024 * 1024;
const sizeOf = ({ bytes }: KeptAnswer) => 1_024 + 1.5 * bytes.length;

/** A visitor's answer, which a cache between may give to others, for seconds. */
const forVisitors = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5';

/** Sends what everybody may see as bytes that were made once. */
export class PublicAnswers {
  private readonly memory: PublicMemory<KeptAnswer>;

  constructor(version: PublicVersion) {
    this.memory = new PublicMemory(version, mostBytes, sizeOf);
  }

  /**
   * Somebody who is signed in gets it as new as it is: it may be their own change, at whichever
   * process, that they look for. Their answers are for nobody else.
   */
  async send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    key: unknown[],
    read: () => Promise<PublicJson>,
  ): Promise<FastifyReply> {
    const isVisitor = request.headers.authorization === undefined;
    const answer = await this.memory.get(JSON.stringify(key), !isVisitor, async (before) =>
      answerOf(await read(), before),
    );
    const { bytes, entityTag, last, encoded } = answer;
    varyBy(reply, 'Accept-Encoding, Authorization');
    if (isVisitor) reply.header('Cache-Control', forVisitors);
    if (last) reply.header('Link', linkToNext(request, last));
    reply.header('ETag', entityTag);
    if (isKnownTo(request, entityTag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const accepted = acceptedEncoding(request.headers['accept-encoding']);
    if (!accepted || bytes.length <= worthEncoding) return reply.send(bytes);
    encoded[accepted] ??= encodeQuickly(bytes, accepted);
    return reply.header('Content-Encoding', accepted).send(await encoded[accepted]);
  }
}

/** The same bytes, if it says the same. */
function answerOf({ json, last }: PublicJson, before: KeptAnswer | undefined): KeptAnswer {
  const entityTag = `W/"${createHash('sha256').update(json).digest('base64url')}"`;
  if (before?.entityTag === entityTag) return { ...before, last };
  return { bytes: Buffer.from(json), entityTag, last, encoded: {} };
}
