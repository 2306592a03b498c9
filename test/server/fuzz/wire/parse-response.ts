import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface ParsedResponse {
  status: number;
  /** By lower-case name. */
  headers: Map<string, string>;
  body: Buffer;
}

/** Parses a response once it is complete; undefined before. */
export function parseResponse(
  bytes: Buffer,
  method: string,
  ended: boolean,
): ParsedResponse | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  const rest = bytes.subarray(headEnd + 4);
  // "100 Continue" precedes the response.
  if (status < 200) return parseResponse(rest, method, ended);

  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body =
    method === 'HEAD' || status === 204 || status === 304
      ? Buffer.alloc(0)
      : readBody(rest, headers, ended);
  return body && { status, headers, body: decode(body, headers) };
}

function decode(body: Buffer, headers: Map<string, string>): Buffer {
  // A range or a file that only claims to be compressed cannot be decoded.
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (!isJson || body.length === 0) return body;
  const encoding = headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function readBody(rest: Buffer, headers: Map<string, string>, ended: boolean): Buffer | undefined {
  // An event stream is complete once it has begun.
  if (headers.get('content-type')?.startsWith('text/event-stream')) return Buffer.alloc(0);
  if (headers.get('transfer-encoding') === 'chunked') return joinChunks(rest);
  const length = headers.get('content-length');
  if (length === undefined) return ended ? rest : undefined;
  return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : undefined;
}

function joinChunks(rest: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  for (let position = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', position);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(rest.toString('latin1', position, lineEnd), 16);
    if (size === 0) return Buffer.concat(chunks);
    const end = lineEnd + 2 + size;
    if (rest.length < end + 2) return undefined;
    chunks.push(rest.subarray(lineEnd + 2, end));
    position = end + 2;
  }
}
