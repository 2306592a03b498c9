import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { mediaTypeOf } from './picture-name';
import type { PictureStore } from './picture-store';

export interface Bucket {
  /** Its address with its name as the path: https://s3.eu-central-1.amazonaws.com/shop-pictures */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for one answer of the bucket. */
const patience = 15_000;
const tries = 3;

/** Keeps pictures in a bucket that nobody else need be able to read, by S3's protocol. */
export function openBucketStore({ url, ...keys }: Bucket): PictureStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: tries - 1 });

  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const answer = await client.fetch(`${url.replace(/\/$/, '')}/${name}`, {
      ...{ method, signal: AbortSignal.timeout(patience), redirect: 'error' },
      ...init,
    });
    if (answer.ok || answer.status === 404) return answer;
    // What it says is XML with a code that the operator can look up.
    const reason = (await answer.text()).slice(0, 500);
    throw new Error(`The bucket answered ${method} with ${answer.status}: ${reason}`);
  }

  return {
    async read(name) {
      const answer = await ask('GET', name);
      return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer());
    },
    async open(name) {
      // Only until it answers: a reader may take longer over the rest.
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), patience);
      const answer = await ask('GET', name, { signal: timeout.signal }).finally(() =>
        clearTimeout(timer),
      );
      if (answer.status === 404 || !answer.body) return undefined;
      const size = answer.headers.get('content-length');
      return {
        content: Readable.fromWeb(answer.body as ReadableStream<Uint8Array>),
        size: size === null ? undefined : Number(size),
      };
    },
    async keep(name, content) {
      const headers = { 'content-type': mediaTypeOf(name) };
      const answer = await ask('PUT', name, { body: new Uint8Array(content), headers });
      if (!answer.ok) throw new Error(`The bucket does not exist: ${await answer.text()}`);
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}
