import { createHash, createHmac } from 'node:crypto';
import fastify, { type FastifyRequest } from 'fastify';
import type { Bucket } from '../../../src/server/domains/pictures/bucket-store';

export interface BucketDouble {
  bucket: Bucket;
  objects: Map<string, Buffer>;
  /** Answers the next requests with these statuses. */
  failures: number[];
  close(): Promise<void>;
}

/** A bucket that accepts only requests with an AWS Signature Version 4. */
export async function startBucketDouble(): Promise<BucketDouble> {
  const keys = {
    region: 'eu-test-1',
    accessKeyId: 'AKIDTESTS',
    secretAccessKey: 'a bucket secret',
  };
  const objects = new Map<string, Buffer>();
  const failures: number[] = [];
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all<{ Params: { name: string } }>('/shop/:name', async (request, reply) => {
    const failure = failures.shift();
    if (failure) return reply.code(failure).send('<Error><Code>SlowDown</Code></Error>');
    if (request.headers.authorization !== authorizationOf(request, keys)) {
      return reply.code(403).send('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const { name } = request.params;
    if (request.method === 'PUT') objects.set(name, request.body as Buffer);
    if (request.method === 'DELETE') objects.delete(name);
    if (request.method !== 'GET') return reply.code(request.method === 'PUT' ? 200 : 204).send();
    const object = objects.get(name);
    return object ?? reply.code(404).send('<Error><Code>NoSuchKey</Code></Error>');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const bucket = { url: `${origin}/shop`, ...keys };
  return { bucket, objects, failures, close: () => app.close() };
}

/** Milliseconds. */
const signatureLifetime = 15 * 60 * 1000;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function authorizationOf(
  { method, url, headers, body }: FastifyRequest,
  { region, accessKeyId, secretAccessKey }: Omit<Bucket, 'url'>,
): string {
  const [, signedHeaders = ''] = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const timestamp = String(headers['x-amz-date']);
  const isExpired = Math.abs(Date.now() - Date.parse(toIsoTime(timestamp))) > signatureLifetime;
  const content = String(headers['x-amz-content-sha256']);
  const hasOtherContent =
    content !== 'UNSIGNED-PAYLOAD' && content !== sha256((body as Buffer | undefined) ?? '');
  if (isExpired || hasOtherContent) return 'none';
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, url, '', lines.join(''), signedHeaders, content].join('\n');
  const scope = `${timestamp.slice(0, 8)}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', timestamp, scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, text).toString('hex');
  const credential = `Credential=${accessKeyId}/${scope}`;
  return `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}

const toIsoTime = (timestamp: string) =>
  timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
