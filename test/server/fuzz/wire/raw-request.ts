import * as fc from 'fast-check';

export interface RequestParts {
  /** The endpoint of the valid request that was mutated, for the tally. */
  call: string;
  method: string;
  /** The request target, byte by byte. */
  target: string;
  headers: [string, string][];
  body: Buffer;
}

const maxPrintedCharacters = 400;

/** A request that may be malformed HTTP. */
export class RawRequest {
  constructor(readonly parts: RequestParts) {}

  toBytes(): Buffer {
    const { method, target, headers, body } = this.parts;
    const length: [string, string][] =
      body.length > 0 ? [['Content-Length', String(body.length)]] : [];
    const lines = [...headers, ...length].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`;
    return Buffer.concat([Buffer.from(head, 'latin1'), body]);
  }

  /** Describes the request in enough detail to reproduce it. */
  toString(): string {
    const { call, method, target, headers, body } = this.parts;
    return [
      `${method} ${shorten(target)}   (began as: ${call})`,
      ...headers.map(([name, value]) => `  ${name}: ${shorten(value)}`),
      `  body, ${body.length} bytes: ${shorten(body.toString('latin1'))}`,
    ].join('\n');
  }

  [fc.toStringMethod](): string {
    return this.toString();
  }
}

/** Shortens a text to one line without control characters. */
export function shorten(text: string): string {
  const shown = JSON.stringify(text.slice(0, maxPrintedCharacters));
  return text.length > maxPrintedCharacters
    ? `${shown} and ${text.length - maxPrintedCharacters} more`
    : shown;
}
