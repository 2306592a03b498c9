import type { ServerResponse } from 'node:http';

/** An error response in the format of Firebase. */
const errorBody = JSON.stringify({ error: { code: 500, message: 'INTERNAL_ERROR' } });

/**
 * Buffers a response until it ends, passes its body to `convertBody` and sends the body that this returns.
 * If `convertBody` fails, it sends an error.
 */
export function bufferResponse(
  response: ServerResponse,
  convertBody: (body: Buffer) => Promise<Buffer | string>,
  onFailure: (error: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  const end = response.end.bind(response);

  function bufferChunk(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? toEncoding(encoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk));
    }
  }

  response.write = (chunk: unknown, ...rest: unknown[]): boolean => {
    bufferChunk(chunk, rest[0]);
    callCallback(rest);
    return true;
  };
  response.end = (chunk?: unknown, ...rest: unknown[]): ServerResponse => {
    bufferChunk(chunk, rest[0]);
    convertBody(Buffer.concat(chunks)).then(
      (body) => {
        end(body);
        callCallback([chunk, ...rest]);
      },
      (error: unknown) => {
        onFailure(error);
        response.statusCode = 500;
        response.removeHeader('content-length');
        end(errorBody);
        callCallback([chunk, ...rest]);
      },
    );
    return response;
  };
}

function toEncoding(name: string): BufferEncoding {
  return Buffer.isEncoding(name) ? name : 'utf8';
}

/** Calls the callback, which Node's streams take as the last argument. */
function callCallback(values: unknown[]): void {
  const callback = values.at(-1);
  if (typeof callback === 'function') (callback as () => void)();
}
