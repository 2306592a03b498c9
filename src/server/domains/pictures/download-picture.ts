import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { maxImageBytes } from '../../../contract/pictures/image-upload';
import { isPublicAddress } from './public-address';

/** Downloads a picture from another site. @throws DownloadError */
export type PictureDownloader = (url: string) => Promise<Buffer>;

/** A picture could not be downloaded. The message is for the user. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

type Send = (
  url: URL,
  options: RequestOptions,
  onResponse: (response: IncomingMessage) => void,
) => { on(event: 'error', listener: (error: Error) => void): unknown; end(): unknown };

export interface DownloadOptions {
  /** Sends the request, over HTTPS by default. */
  send?: Send;
  /** Milliseconds for the whole download. */
  timeout?: number;
  maxBytes?: number;
}

const maxRedirects = 3;

/**
 * Creates a function that downloads a picture. A seller chooses its URL, so that it may not reach the server's
 * own network: only https with the default port and only public addresses, checked when the connection is made.
 */
export function createPictureDownloader({
  send = httpsRequest,
  timeout = 20_000,
  maxBytes = maxImageBytes,
}: DownloadOptions = {}): PictureDownloader {
  return async (text) => {
    const signal = AbortSignal.timeout(timeout);
    let url = parseDownloadUrl(text);
    for (let redirects = 0; url && redirects <= maxRedirects; redirects += 1) {
      const response = await sendRequest(send, url, signal);
      const { location } = response.headers;
      if (!isRedirect(response.statusCode) || location === undefined) {
        return await readBody(response, maxBytes, signal);
      }
      response.destroy();
      url = URL.canParse(location, url.href)
        ? parseDownloadUrl(new URL(location, url.href).href)
        : undefined;
    }
    throw new DownloadError(
      url ? 'The address redirects too often.' : 'The address is not public, or not https.',
    );
  };
}

/** Parses the URL of a picture; undefined for a URL that is not https or not public, whatever its host resolves to. */
export function parseDownloadUrl(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const address = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowedHost = isIP(address) === 0 || isPublicAddress(address);
  const isPlain = url.protocol === 'https:' && !url.port && !url.username && !url.password;
  return isPlain && isAllowedHost ? url : undefined;
}

const isRedirect = (status = 0) => [301, 302, 303, 307, 308].includes(status);

function sendRequest(send: Send, url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'user-agent': 'Secondhand' };
    const request = send(url, { headers, signal, agent: false, lookup: lookupPublic }, resolve);
    request.on('error', (error) => reject(toDownloadError(error, signal)));
    request.end();
  });
}

/** Resolves a host name, and rejects it if any of its addresses is not public. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = error ? [] : addresses;
    if (error || !first) return callback(error ?? new Error('No address.'), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new DownloadError('The address is not public, or not https.'), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    if (response.statusCode !== 200) {
      throw new DownloadError(
        `The photo can't be fetched: its site answers ${response.statusCode ?? 'nothing'}.`,
      );
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new DownloadError('This picture is larger than 32 MB.');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw toDownloadError(error, signal);
  } finally {
    response.destroy();
  }
}

function toDownloadError(error: unknown, signal: AbortSignal): DownloadError {
  if (error instanceof DownloadError) return error;
  return new DownloadError(
    signal.aborted
      ? "The photo can't be fetched: its site takes too long."
      : "The photo can't be fetched: its site does not respond.",
  );
}
