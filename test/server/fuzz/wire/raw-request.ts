import * as fc from 'fast-check';

/**
 * How the end of the body is told: rightly, by its length or in chunks, or wrongly. A request that
 * is "cut off" says that it is longer than it is; "too short" says the opposite.
 */
export const framings = [
  'length',
  'chunked',
  'cut off',
  'too short',
  'untold',
  'broken chunks',
  'contradicting',
] as const;
export type Framing = (typeof framings)[number];

export interface RequestParts {
  /** What the request began as, for the tally. */
  call: string;
  method: string;
  /** The request line's address, byte by byte as it goes over the wire. */
  target: string;
  headers: [string, string][];
  body: Buffer;
  framing: Framing;
}

const shownBytes = 400;

/** A request that may break every rule of HTTP. */
export class RawRequest {
  constructor(readonly parts: RequestParts) {}

  /** Whether the server has to wait for more of it, until the connection ends. */
  get isUnfinished(): boolean {
    return ['cut off', 'broken chunks', 'contradicting'].includes(this.parts.framing);
  }

  toBytes(): Buffer {
    const { method, target, headers, body, framing } = this.parts;
    const lines = [...headers, ...framingHeaders(framing, body)].map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
    return Buffer.concat([Buffer.from(head, 'latin1'), ...framedBody(framing, body)]);
  }

  /** Enough to send it again by hand. */
  toString(): string {
    const { call, method, target, headers, body, framing } = this.parts;
    return [
      `${method} ${shorten(target)}   (began as: ${call})`,
      ...headers.map(([name, value]) => `  ${name}: ${shorten(value)}`),
      `  body, framing "${framing}", ${body.length} bytes: ${shorten(body.toString('latin1'))}`,
    ].join('\n');
  }

  [fc.toStringMethod](): string {
    return this.toString();
  }
}

function framingHeaders(framing: Framing, body: Buffer): [string, string][] {
  const length = (bytes: number): [string, string] => ['Content-Length', String(bytes)];
  const chunked: [string, string] = ['Transfer-Encoding', 'chunked'];
  switch (framing) {
    case 'length':
      return body.length > 0 ? [length(body.length)] : [];
    case 'cut off':
      return [length(body.length + 10)];
    case 'too short':
      return [length(Math.floor(body.length / 2))];
    case 'untold':
      return [];
    case 'chunked':
    case 'broken chunks':
      return [chunked];
    case 'contradicting':
      return [length(body.length), chunked];
  }
}

function framedBody(framing: Framing, body: Buffer): Buffer[] {
  if (framing === 'broken chunks') return [Buffer.from('-1\r\n'), body];
  if (framing !== 'chunked' && framing !== 'contradicting') return [body];
  const chunks = body.length === 0 ? [] : [`${body.length.toString(16)}\r\n`, body, '\r\n'];
  return [...chunks, '0\r\n\r\n'].map((part) => Buffer.from(part));
}

/** One line, without the bytes that a terminal obeys. */
export function shorten(text: string): string {
  const shown = JSON.stringify(text.slice(0, shownBytes));
  return text.length > shownBytes ? `${shown} and ${text.length - shownBytes} more` : shown;
}
