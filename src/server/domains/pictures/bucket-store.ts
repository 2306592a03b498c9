import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { pictureMediaType } from './picture-name';
import type { PictureStore } from './picture-store';

export interface Bucket {
  /** The URL with the bucket's name as the path: https://s3.eu-central-1.amazonaws.com/shop-pictures */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for one request. */
const timeout = 15_000;
const retries = 2;

/** Stores pictures in a private bucket with the API of S3. */
export function openBucketStore({ url, ...keys }: Bucket): PictureStore {
  const client = new AwsClient({ ...keys, service: 's3', retries });

  async function send(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(`${url.replace(/\/$/, '')}/${name}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      ...init,
    });
    if (response.ok || response.status === 404) return response;
    // The body is XML with an error code, which is logged for the operator.
    const reason = (await response.text()).slice(0, 500);
    throw new Error(`The bucket answered ${method} with ${response.status}: ${reason}`);
  }

  return {
    async read(name) {
      const response = await send('GET', name);
      return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer());
    },
    async open(name) {
      // The timeout only covers the response headers, because a client may read the body slowly.
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(), timeout);
      const response = await send('GET', name, { signal: abort.signal }).finally(() =>
        clearTimeout(timer),
      );
      if (response.status === 404 || !response.body) return undefined;
      const size = response.headers.get('content-length');
      return {
        content: Readable.fromWeb(response.body as ReadableStream<Uint8Array>),
        size: size === null ? undefined : Number(size),
      };
    },
    async store(name, content) {
      const headers = { 'content-type': pictureMediaType(name) };
      const response = await send('PUT', name, { body: new Uint8Array(content), headers });
      if (!response.ok) throw new Error(`The bucket does not exist: ${await response.text()}`);
    },
    async remove(name) {
      await send('DELETE', name);
    },
  };
}
