import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { worthEncoding } from '../http/send-json';
import { linkToNext } from '../http/pagination';
import { varyBy } from '../http/vary';
import type { PagePosition } from '../repositories/json-page';
import { acceptedEncoding, encodeQuickly, type Encoding } from '../website/encodings';
import { isKnownTo } from './entity-tags';
import { forVisitors } from './cache-headers';
import { finishedAnswer, nameOf, type FinishedAnswer } from './finished-answer';
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
  /** By the names of requests. */
  finished: Map<string, FinishedAnswer>;
}

/** Each with room for what it becomes compressed. */
const mostBytes = 64 * 1024 * 1024;
const sizeOf = ({ bytes }: KeptAnswer) => 1_024 + 1.5 * bytes.length;

/** Requests that ask for the same in other words: what they say of encodings and tags. */
const mostNames = 5_000;
const mostNamesOfOne = 20;

/** Sends what everybody may see as bytes that were made once. */
export class PublicAnswers {
  private readonly memory: PublicMemory<KeptAnswer>;
  /** The keys of what is kept, by the names of requests. */
  private readonly keys = new Map<string, string>();

  constructor(
    private readonly database: Database,
    version: PublicVersion,
  ) {
    this.memory = new PublicMemory(version, mostBytes, sizeOf);
  }

  /** What is to be sent as it is, if it is there and still right. */
  finishedFor(request: FastifyRequest): FinishedAnswer | undefined {
    const name = nameOf(request);
    const key = name === undefined ? undefined : this.keys.get(name);
    if (name === undefined || key === undefined) return undefined;
    return this.memory.peek(key)?.finished.get(name);
  }

  /**
   * Somebody who is signed in gets it as new as it is: it may be their own change, at whichever
   * process, that they look for. Their answers are for nobody else.
   */
  async send(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    about: unknown[],
    read: (database: Database) => Promise<PublicJson>,
  ): Promise<FastifyReply> {
    const isVisitor = request.headers.authorization === undefined;
    const key = JSON.stringify(about);
    const answer = await this.memory.get(key, !isVisitor, async (before) =>
      answerOf(await read(this.database), before),
    );
    const name = nameOf(request);
    const finish = (sent?: Buffer) => {
      if (name !== undefined) this.remember(name, key, answer, finishedAnswer(reply, sent));
      return reply.send(sent);
    };
    const { bytes, entityTag, last, encoded } = answer;
    varyBy(reply, 'Accept-Encoding, Authorization');
    if (isVisitor) reply.headers(forVisitors);
    if (last) reply.header('Link', linkToNext(request, last));
    reply.header('ETag', entityTag);
    if (isKnownTo(request, entityTag)) {
      reply.code(304);
      return finish();
    }
    reply.type('application/json; charset=utf-8');
    const accepted = acceptedEncoding(request.headers['accept-encoding']);
    if (!accepted || bytes.length <= worthEncoding) return finish(bytes);
    encoded[accepted] ??= encodeQuickly(bytes, accepted);
    reply.header('Content-Encoding', accepted);
    return finish(await encoded[accepted]);
  }

  private remember(
    name: string,
    key: string,
    { finished }: KeptAnswer,
    answer: FinishedAnswer,
  ): void {
    const forgotten = setWithin(this.keys, name, key, mostNames);
    // A head is larger than many an answer: no more are kept than there are names.
    if (forgotten) this.memory.held(forgotten[1])?.finished.delete(forgotten[0]);
    setWithin(finished, name, answer, mostNamesOfOne);
  }
}

/** The same bytes, if it says the same. */
function answerOf({ json, last }: PublicJson, before: KeptAnswer | undefined): KeptAnswer {
  const entityTag = `W/"${createHash('sha256').update(json).digest('base64url')}"`;
  const finished = new Map<string, FinishedAnswer>();
  if (before?.entityTag === entityTag) return { ...before, last, finished };
  return { bytes: Buffer.from(json), entityTag, last, encoded: {}, finished };
}

/** @returns what had to go for it */
function setWithin<Value>(
  map: Map<string, Value>,
  name: string,
  value: Value,
  most: number,
): [string, Value] | undefined {
  const [oldest] = map.size >= most ? map : [];
  if (oldest) map.delete(oldest[0]);
  map.set(name, value);
  return oldest;
}
