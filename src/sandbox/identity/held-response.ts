import type { ServerResponse } from 'node:http';

/** In the shape of Firebase's errors. */
const failure = JSON.stringify({ error: { code: 500, message: 'INTERNAL_ERROR' } });

/**
 * Buffers a response until the work is done, and sends the body that the work returns. If the work fails,
 * it sends an error.
 */
export function holdResponse(
  response: ServerResponse,
  work: (body: Buffer) => Promise<Buffer | string>,
  onFailure: (error: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  const end = response.end.bind(response);

  function keep(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? toEncoding(encoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk));
    }
  }

  response.write = (chunk: unknown, ...rest: unknown[]): boolean => {
    keep(chunk, rest[0]);
    callLast(rest);
    return true;
  };
  response.end = (chunk?: unknown, ...rest: unknown[]): ServerResponse => {
    keep(chunk, rest[0]);
    work(Buffer.concat(chunks)).then(
      (body) => {
        end(body);
        callLast([chunk, ...rest]);
      },
      (error: unknown) => {
        onFailure(error);
        response.statusCode = 500;
        response.removeHeader('content-length');
        end(failure);
        callLast([chunk, ...rest]);
      },
    );
    return response;
  };
}

function toEncoding(name: string): BufferEncoding {
  return Buffer.isEncoding(name) ? name : 'utf8';
}

/** Node's streams take their callback as the last argument. */
function callLast(values: unknown[]): void {
  const callback = values.at(-1);
  if (typeof callback === 'function') (callback as () => void)();
}
